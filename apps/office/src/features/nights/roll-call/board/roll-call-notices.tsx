import type { RollCall, UncountedKiosk } from '@nightshift/shared/nights/roll-call/contract'
import { formatClock } from '@nightshift/shared/time'
import { ROLL_CALL } from '../roll-call.texts.ts'
import type { useRollCall } from '../use-roll-call.ts'
import styles from './roll-call-notices.module.css'

type State = Pick<ReturnType<typeof useRollCall>, 'isLost' | 'unsent'>
type Props = { rollCall: RollCall; state: State; timeZone: string }

/** What the list cannot know: ticks that wait on the phone, scans at kiosks, guests. */
export function RollCallNotices({ rollCall: { endedAt, endedBy, kiosks }, state, timeZone }: Props) {
  const { isLost, unsent } = state
  const clock = (at: string) => formatClock(at, timeZone)
  return (
    <>
      <div role="status" className={styles.notices}>
        {isLost && (
          <p className={styles.notice}>
            {unsent > 0 && <strong>{ROLL_CALL.waiting(unsent)}</strong>} {ROLL_CALL.goOn}
          </p>
        )}
        {endedAt && (
          <p className={styles.notice}>
            <strong>{ROLL_CALL.ended(clock(endedAt), endedBy ?? '')}</strong> {ROLL_CALL.endedText}
          </p>
        )}
      </div>
      {!endedAt && kiosks.length > 0 && (
        <ul className={styles.kiosks}>
          {kiosks.map((kiosk) => (
            <li key={kiosk.name}>{kioskText(kiosk, clock)}</li>
          ))}
        </ul>
      )}
      <p className={styles.guests}>{ROLL_CALL.guests}</p>
    </>
  )
}

/** Why people who scanned at this kiosk may be missing on the list. */
export function kioskText(kiosk: UncountedKiosk, clock: (at: string) => string) {
  const { name, waiting, oldestAt, silentSince } = kiosk
  return [
    ...(waiting ? [ROLL_CALL.waitingAt(waiting, name)] : []),
    ...(waiting && oldestAt ? [ROLL_CALL.waitingSince(clock(oldestAt))] : []),
    ...(silentSince ? [ROLL_CALL.silent(name, clock(silentSince))] : []),
  ].join(' ')
}
