import type { CalendarDay } from './calendar.ts'
import styles from './season-calendar.module.css'

type Props = CalendarDay & { x: number; y: number; hasMoons: boolean }

/** A day of the calendar: a number, on a full moon or disc for a night; an extra night is dark, a closed one struck. */
export const Day = ({ day, kind, x, y, hasMoons }: Props) => (
  <g transform={`translate(${x} ${y})`}>
    {kind === 'open' && <circle r="18.5" className={styles[hasMoons ? 'lit' : 'disc']} />}
    {kind === 'open' && hasMoons && (
      <path
        className={styles.sea}
        d="M-12-3c1-5 5-8 9-7s3 3 0 4-2 5-5 6-5 0-4-3zM5 6c2-3 7-3 8-1s-2 6-5 7-5-3-3-6z"
      />
    )}
    {kind === 'extra' && <circle r="17.5" className={styles[hasMoons ? 'eclipse' : 'ring']} />}
    {kind === 'closed' && <circle r="17.5" className={styles.shut} />}
    <text y="6.5" className={styles[`on-${kind}`]}>
      {day}
    </text>
    {kind === 'closed' && <path className={styles.strike} d="M-16 12 16-12" />}
  </g>
)
