import { Title } from '@mantine/core'
import { useFestival } from '../../features/festivals/use-festival.ts'
import { PunchPanel } from '../../features/timeclock/punch-panel.tsx'
import { TIMECLOCK } from '../../features/timeclock/timeclock.texts.ts'
import { PunchSkeleton, TimesheetsSkeleton } from '../../features/timeclock/timeclock-skeleton.tsx'
import { Timesheets } from '../../features/timeclock/timesheets.tsx'
import { useTimeclock } from '../../features/timeclock/use-timeclock.ts'
import { useFailureAlert } from '../../ui/dialogs/failure.ts'
import { useOnPhone } from '../../ui/office/use-narrow.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeState, StateAction } from '../../ui/states/notice-state.tsx'
import { STATES } from '../../ui/states/states.texts.ts'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './timeclock-page.module.css'

/** My shifts and the clock. On a phone the clock comes last, where the thumb is. */
export default function TimeclockPage() {
  const { timeZone } = useFestival()
  const timeclock = useTimeclock()
  const { entries, error, refetch } = timeclock
  const onPhone = useOnPhone()
  useFailureAlert(error, TIMECLOCK.loadFailed)

  if (error && !entries) {
    return (
      <>
        <PageTitle>{EMPLOYEE.titles.timeclock}</PageTitle>
        <NoticeState title={STATES.failedTitle} text={TIMECLOCK.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      </>
    )
  }
  const clock = entries ? (
    <PunchPanel key="clock" timeclock={timeclock} timeZone={timeZone} />
  ) : (
    <PunchSkeleton key="clock" asCards={onPhone} />
  )
  const list = entries ? (
    <Timesheets
      key="list"
      entries={entries}
      timeZone={timeZone}
      asCards={onPhone}
      label={TIMECLOCK.listLabel}
      emptyText={TIMECLOCK.emptyText}
    />
  ) : (
    <TimesheetsSkeleton key="list" asCards={onPhone} />
  )
  return (
    <section className={styles.page}>
      <PageTitle>{EMPLOYEE.titles.timeclock}</PageTitle>
      <Title order={1}>{EMPLOYEE.titles.timeclock}</Title>
      {onPhone ? [list, clock] : [clock, list]}
    </section>
  )
}
