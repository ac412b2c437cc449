import type { ReactNode } from 'react'
import styles from './facts.module.css'

type Props = {
  facts: readonly { label: string; value: ReactNode }[]
  /** Values that are read: beside their labels, not at the right as figures are. */
  words?: boolean
}

/** Facts with their values, a line each. */
export const Facts = ({ facts, words = false }: Props) => (
  <dl className={styles.facts} data-words={words || undefined}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
