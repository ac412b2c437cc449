import { Badge } from '@mantine/core'
import type { RollCall, UncountedKiosk } from '@nightshift/shared/nights/roll-call/contract'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { Text } from '../../../kit/layout.tsx'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './roll-call-board.module.css'
import type { RollCallView } from './roll-call-view.ts'
import type { useRollCall } from './use-roll-call.ts'

type State = Pick<ReturnType<typeof useRollCall>, 'isLost' | 'listedAt' | 'now' | 'unsent'>
type Props = { rollCall: RollCall; view: RollCallView; state: State; timeZone: string }

const MINUTE_MS = 60_000
export const START_DAY = 'EEE, MMM d, yyyy, h:mm a'

/** How many are not accounted for, and how old the list is without a connection. Stays in view while one scrolls. */
export function RollCallSummary({ rollCall, view, state, timeZone }: Props) {
  const { isDrill, startedAt, startedBy, endedAt } = rollCall
  const { isLost, listedAt, now } = state
  const clock = (at: string | number | Date) => formatClock(new Date(at), timeZone)
  // One that is over is read on another day.
  const start = endedAt ? formatInZone(startedAt, START_DAY, timeZone) : clock(startedAt)
  const age = ROLL_CALL.ago(Math.max(0, Math.floor((now - listedAt) / MINUTE_MS)))
  const missing = view.unaccounted.length
  return (
    <div className={styles.summary} data-missing={(!endedAt && missing > 0) || undefined}>
      <p className={styles.count} role="status">
        {view.all === 0 ? ROLL_CALL.nobody : ROLL_CALL.missing(missing, view.all)}
      </p>
      {isDrill && (
        <Badge variant="light" color="yellow">
          {ROLL_CALL.drill}
        </Badge>
      )}
      {!isLost && <Text quiet>{ROLL_CALL.started(start, startedBy)}</Text>}
      {isLost && (
        <Text tone="warn" status>
          {ROLL_CALL.listFrom(clock(listedAt), age)}
        </Text>
      )}
      <div className={styles.track} aria-hidden>
        <div
          className={styles.bar}
          style={{ width: `${view.all ? (100 * view.safe.length) / view.all : 0}%` }}
        />
      </div>
    </div>
  )
}

/** What the list cannot know: ticks that wait on the phone, scans at kiosks, guests. */
export function RollCallNotices({
  rollCall: { endedAt, endedBy, kiosks },
  state,
  timeZone,
}: Omit<Props, 'view'>) {
  const { isLost, unsent } = state
  const clock = (at: string) => formatClock(at, timeZone)
  return (
    <>
      <Text tone="info" status>
        {isLost && (
          <>
            {unsent > 0 && <strong>{ROLL_CALL.waiting(unsent)}</strong>} {ROLL_CALL.goOn}
          </>
        )}
      </Text>
      {endedAt && (
        <Text tone="info" status>
          <strong>{ROLL_CALL.ended(clock(endedAt), endedBy ?? '')}</strong> {ROLL_CALL.endedText}
        </Text>
      )}
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
