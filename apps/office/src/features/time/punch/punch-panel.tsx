import { Button } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import { ClockInIcon, ClockOutIcon } from '@nightshift/ui/icon.tsx'
import type { MouseEvent } from 'react'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import styles from './punch-panel.module.css'
import { RunningTime } from './running-time.tsx'
import { usePunch } from './use-punch.ts'
import type { Timeclock } from './use-timeclock.ts'

/** Clock status, elapsed time and the punch button. */
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
        {open && <p className={styles.since}>{TIMECLOCK.since(formatDateTime(open.startTime, timeZone))}</p>}
        {forgotten && (
          <p className={styles.forgotten}>
            {TIMECLOCK.forgotten(formatDateTime(forgotten.startTime, timeZone))}
          </p>
        )}
      </div>
      {open && <RunningTime since={open.startTime} className={styles.time} />}
      <Button
        size="lg"
        className={styles.button}
        leftSection={open ? <ClockOutIcon /> : <ClockInIcon />}
        aria-disabled={isPunching || isLocked}
        aria-busy={isPunching}
        onClick={onClick}
      >
        {open ? TIMECLOCK.clockOut : TIMECLOCK.clockIn}
      </Button>
      {takeBack && (
        <Button variant="default" aria-disabled={isPunching} onClick={takeBack}>
          {TIMECLOCK.takeBack}
        </Button>
      )}
    </div>
  )
}
