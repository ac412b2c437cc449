import { Button, Skeleton } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import { ClockInIcon, ClockOutIcon } from '@nightshift/ui/icon.tsx'
import type { MouseEvent } from 'react'
import { Text } from '../../../kit/layout.tsx'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import styles from './punch-panel.module.css'
import { RunningTime } from './running-time.tsx'
import { usePunch } from './use-punch.ts'
import type { Timeclock } from './use-timeclock.ts'

/** What I can do with the clock: status, elapsed time and the punch button. */
export function PunchPanel({ timeclock, timeZone }: { timeclock: Timeclock; timeZone: string }) {
  const { open, forgotten } = timeclock
  const { punch, isPunching, isLocked, takeBack } = usePunch(timeclock)

  // Ignores the second click of a double click, which would undo the first.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail <= 1 && !isLocked) punch()
  }

  return (
    <div className={styles.panel} data-open={open !== undefined}>
      <div className={styles.status}>
        <p role="status" className={styles.words}>
          {open ? TIMECLOCK.clockedIn(open.positionName) : TIMECLOCK.notClockedIn}
        </p>
        {open && <Text quiet>{TIMECLOCK.since(formatDateTime(open.startTime, timeZone))}</Text>}
        {forgotten && <Text>{TIMECLOCK.forgotten(formatDateTime(forgotten.startTime, timeZone))}</Text>}
      </div>
      {open && <RunningTime since={open.startTime} className={styles.time} />}
      <div className={styles.dock}>
        {takeBack && (
          <Button variant="default" aria-disabled={isPunching} onClick={takeBack}>
            {TIMECLOCK.takeBack}
          </Button>
        )}
        <Button
          variant={open ? 'default' : 'filled'}
          className={styles.button}
          leftSection={open ? <ClockOutIcon /> : <ClockInIcon />}
          aria-disabled={isPunching || isLocked}
          aria-busy={isPunching}
          onClick={onClick}
        >
          {open ? TIMECLOCK.clockOut : TIMECLOCK.clockIn}
        </Button>
      </div>
    </div>
  )
}

/** In the place of the panel until it is known who is clocked in. */
export const PunchSkeleton = () => <Skeleton className={styles.skeleton} height={104} radius="md" />
