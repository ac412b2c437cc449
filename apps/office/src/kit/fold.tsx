import { ChevronRightIcon } from '@nightshift/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './fold.module.css'
import { Stack } from './layout.tsx'

/** What few want to read, folded away behind its name. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>
      <ChevronRightIcon /> {title}
    </summary>
    <Stack>{children}</Stack>
  </details>
)
