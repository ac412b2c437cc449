import type { CalendarDay } from './calendar.ts'
import styles from './season-calendar.module.css'

type Props = CalendarDay & { x: number; y: number }

/** A day of the calendar: a number, a full moon, or the moon in eclipse. */
export const Moon = ({ day, kind, x, y }: Props) => (
  <g transform={`translate(${x} ${y})`}>
    {kind === 'open' && (
      <>
        <circle r="18.5" className={styles.lit} />
        <path
          className={styles.sea}
          d="M-12-3c1-5 5-8 9-7s3 3 0 4-2 5-5 6-5 0-4-3zM5 6c2-3 7-3 8-1s-2 6-5 7-5-3-3-6z"
        />
      </>
    )}
    {kind === 'extra' && <circle r="17.5" className={styles.eclipse} />}
    <text y="6.5" className={styles[kind]}>
      {day}
    </text>
  </g>
)
