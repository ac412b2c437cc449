import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useOnPhone } from '../../../ui/use-narrow.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import { Timesheets } from '../entries/timesheets.tsx'
import { PunchPanel } from '../punch/punch-panel.tsx'
import { PunchSkeleton, TimesheetsSkeleton } from '../punch/timeclock-skeleton.tsx'
import { useTimeclock } from '../punch/use-timeclock.ts'
import { RequestWindow } from '../requests/lazy-request-window.tsx'
import { MissingShifts } from '../requests/missing-shifts.tsx'
import { latestAbout } from '../requests/own-requests.ts'
import { ShiftFootnote } from '../requests/shift-footnote.tsx'
import { useMyRequests } from '../requests/use-my-requests.ts'
import styles from './timeclock-page.module.css'

/** My entries and the punch panel, which is last on a phone, near the thumb. */
export default function TimeclockPage() {
  const { timeZone } = useFestival()
  const timeclock = useTimeclock()
  const { entries, open, error, refetch } = timeclock
  const { requests, withdraw } = useMyRequests()
  const [asked, setAsked] = useState<{ entry?: TimeEntry }>()
  const onPhone = useOnPhone()
  useFailureAlert(error, TIMECLOCK.loadFailed)
  const running = open?.id
  // A running shift has no end to be wrong; a forgotten one does.
  const footnote = useCallback(
    (entry: TimeEntry) =>
      entry.id === running ? null : (
        <ShiftFootnote
          entry={entry}
          request={latestAbout(requests, entry.id)}
          timeZone={timeZone}
          onAsk={() => setAsked({ entry })}
          onWithdraw={withdraw}
        />
      ),
    [running, requests, timeZone, withdraw],
  )

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
  const missing = entries && (
    <MissingShifts requests={requests} timeZone={timeZone} onAsk={() => setAsked({})} onWithdraw={withdraw} />
  )
  const list = entries ? (
    <Timesheets
      entries={entries}
      timeZone={timeZone}
      asCards={onPhone}
      label={TIMECLOCK.listLabel}
      emptyText={TIMECLOCK.emptyText}
      footnote={footnote}
    />
  ) : (
    <TimesheetsSkeleton asCards={onPhone} />
  )
  const shifts = (
    <div key="shifts" className={styles.shifts}>
      {missing}
      {list}
    </div>
  )
  return (
    <section className={styles.page}>
      <PageTitle>{EMPLOYEE.titles.timeclock}</PageTitle>
      <div className={styles.head}>
        <Title order={1}>{EMPLOYEE.titles.timeclock}</Title>
        <Link to={OFFICE_PATHS.myStatement} className={styles.statement}>
          {TIMECLOCK.statement}
        </Link>
      </div>
      {onPhone ? [shifts, clock] : [clock, shifts]}
      {asked && <RequestWindow entry={asked.entry} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
