import type { BoardCounts } from '@nightshift/shared/nights/attendance/attendance'
import styles from './board.module.css'
import { TONIGHT } from './tonight.texts.ts'

const ORDER = ['in', 'needed', 'expected', 'late', 'missing', 'extra', 'excused'] as const

/** The figures of the whole night. */
export const Totals = ({ counts }: { counts: BoardCounts }) => (
  <dl className={styles.totals} aria-live="polite" aria-atomic="false">
    {ORDER.map((key) => (
      <div key={key} className={styles.total} data-kind={key} data-zero={counts[key] === 0 || undefined}>
        <dt>{TONIGHT.counts[key]}</dt>
        <dd>{counts[key]}</dd>
      </div>
    ))}
  </dl>
)
