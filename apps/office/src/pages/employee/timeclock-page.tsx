import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { Link } from 'react-router'
import { useFestival } from '../../features/festivals/chooser/use-festival.ts'
import { TIMECLOCK } from '../../features/shifts/entries/timeclock.texts.ts'
import { Timesheets } from '../../features/shifts/entries/timesheets.tsx'
import { PunchPanel } from '../../features/shifts/punch/punch-panel.tsx'
import { PunchSkeleton, TimesheetsSkeleton } from '../../features/shifts/punch/timeclock-skeleton.tsx'
import { useTimeclock } from '../../features/shifts/punch/use-timeclock.ts'
import { STATEMENT } from '../../features/shifts/statements/statements.texts.ts'
import { useOnPhone } from '../../ui/use-narrow.ts'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './timeclock-page.module.css'

/** My entries and the punch panel, which is last on a phone, near the thumb. */
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
      <div className={styles.head}>
        <Title order={1}>{EMPLOYEE.titles.timeclock}</Title>
        <Link to={OFFICE_PATHS.myStatement} className={styles.statement}>
          {STATEMENT.title}
        </Link>
      </div>
      {onPhone ? [list, clock] : [clock, list]}
    </section>
  )
}
