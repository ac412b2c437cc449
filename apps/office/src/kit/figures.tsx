import type { ReactNode } from 'react'
import styles from './figures.module.css'

export type Figure = {
  label: string
  value: ReactNode
  /** After the label: what the figure is a part of. */
  of?: string
  tone?: 'ok' | 'warn' | 'bad' | 'info' | 'quiet'
}

type Props = {
  label?: string
  figures: readonly Figure[]
  /** Screen readers hear what changes. */
  live?: boolean
}

/** Figures that are read from a step away: beside each other, each above its label. */
export const Figures = ({ label, figures, live = false }: Props) => (
  <dl className={styles.figures} aria-label={label} aria-live={live ? 'polite' : undefined}>
    {figures.map(({ label, value, of, tone }) => (
      <div key={label} className={styles.figure} data-tone={tone}>
        <dt>
          {label}
          {of && ` ${of}`}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
