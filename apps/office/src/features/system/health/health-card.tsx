import { type ReactNode, useId } from 'react'
import styles from './health.module.css'

type Props = { title: string; explanation?: string; children: ReactNode }

/** A titled part of the health page. */
export function HealthCard({ title, explanation, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {children}
    </section>
  )
}
