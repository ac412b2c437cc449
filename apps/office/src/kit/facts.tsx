import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Facts with their values, a line each. */
export const Facts = ({ facts }: { facts: { label: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
