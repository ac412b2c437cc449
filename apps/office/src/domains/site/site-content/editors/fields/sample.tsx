import type { ReactNode } from 'react'
import { Stack } from '../../../../../kit/layout.tsx'
import styles from './fields.module.css'

/** How something will look or read to visitors. */
export const Sample = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className={styles.sample}>
    <figcaption>{label}</figcaption>
    <Stack>{children}</Stack>
  </figure>
)
