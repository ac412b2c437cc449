import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { type ReactNode, useId } from 'react'
import styles from './closing.module.css'

type Props = {
  title: string
  /** How many wait; without a number there is nothing to settle here. */
  count?: number
  hint?: string
  children: ReactNode
}

/** A part of the end of a night. It has a check mark when nothing waits. */
export function Section({ title, count, hint, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-waits={count ? true : undefined}>
      <h2 id={id} className={styles.sectionTitle}>
        {title} {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        {count === 0 && (
          <span className={styles.check}>
            <CheckIcon />
          </span>
        )}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
