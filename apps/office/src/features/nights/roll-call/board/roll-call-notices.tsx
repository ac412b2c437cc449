import type { RollCall, UncountedKiosk } from '@nightshift/shared/nights/roll-call/contract'
import { formatClock } from '@nightshift/shared/time'
import { Text } from '../../../../kit/layout.tsx'
import { ROLL_CALL } from '../roll-call.texts.ts'
import type { useRollCall } from '../use-roll-call.ts'
import styles from './roll-call-board.module.css'

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
          <Text tone="info">
            {unsent > 0 && <strong>{ROLL_CALL.waiting(unsent)}</strong>} {ROLL_CALL.goOn}
          </Text>
        )}
        {endedAt && (
          <Text tone="info">
            <strong>{ROLL_CALL.ended(clock(endedAt), endedBy ?? '')}</strong> {ROLL_CALL.endedText}
          </Text>
        )}
      </div>
      {!endedAt &&
        kiosks.map((kiosk) => (
          <Text key={kiosk.name} tone="warn">
            {kioskText(kiosk, clock)}
          </Text>
        ))}
      <Text quiet>{ROLL_CALL.guests}</Text>
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
