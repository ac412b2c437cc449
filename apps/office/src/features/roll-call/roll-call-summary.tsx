import type { RollCall } from '@nightshift/shared/roll-call/contract'
import { formatClock } from '@nightshift/shared/time'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './roll-call-summary.module.css'
import type { RollCallView } from './roll-call-view.ts'

type Props = { rollCall: RollCall; view: RollCallView; timeZone: string }

/** How many are not accounted for, which stays in view while one scrolls. */
export function RollCallSummary({ rollCall, view, timeZone }: Props) {
  const { isDrill, startedAt, startedBy, endedAt } = rollCall
  const missing = view.unaccounted.length
  const isDone = missing === 0 && view.all > 0
  return (
    <div className={styles.summary} data-state={endedAt ? 'ended' : isDone ? 'done' : 'missing'}>
      <p className={styles.count} role="status">
        {view.all === 0 ? ROLL_CALL.nobody : ROLL_CALL.missing(missing, view.all)}
      </p>
      {isDrill && <strong className={styles.drill}>{ROLL_CALL.drill}</strong>}
      <p className={styles.start}>
        {ROLL_CALL.started(formatClock(new Date(startedAt), timeZone), startedBy)}
      </p>
      <div className={styles.track} aria-hidden>
        <div
          className={styles.bar}
          style={{ width: `${view.all ? (100 * view.safe.length) / view.all : 0}%` }}
        />
      </div>
    </div>
  )
}
