import { Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LazyPart, lazyPart } from '../../../kit/lazy/lazy-part.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page } from '../../../kit/page.tsx'
import { useOnPhone } from '../../../kit/use-narrow.ts'
import { queryOf, readAgain, useCall } from '../../../lib/calls.ts'
import { subscribeToLiveEvents } from '../../../lib/live.ts'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'
import { Timesheets } from '../entries/timesheets.tsx'
import styles from '../punch/punch-panel.module.css'
import { PunchPanel, PunchSkeleton } from '../punch/punch-panel.tsx'
import { useTimeclock } from '../punch/use-timeclock.ts'
import { MY_REQUESTS } from '../requests/my-requests.texts.ts'
import { MissingShifts, ShiftFootnote } from '../requests/my-requests.tsx'
import type { RequestDialogProps } from '../requests/request-dialog.tsx'

const NONE: OwnRequest[] = []

/** Always asked anew: managers decide. */
const myRequestsQuery = { ...queryOf(ENTRY_REQUESTS_CALLS.mine), staleTime: 0 }

/** My requests about my shifts, newest first. Decisions appear by themselves while something waits. */
function useMyRequests() {
  const queries = useQueryClient()
  // A failed load is not shown: the shifts are what the page is for, and they have their own message.
  const { data: requests = NONE } = useQuery(myRequestsQuery)
  const isWaiting = requests.some(({ status }) => status === 'waiting')

  useEffect(() => {
    // Only then, so that a venue's phones hold no connections for nothing.
    if (!isWaiting) return
    return subscribeToLiveEvents(({ kind }) => {
      if (kind === 'punch' || kind === 'again') void readAgain(queries, ['punch'])
    })
  }, [isWaiting, queries])

  const also = [ENTRY_REQUESTS_CALLS.mine]
  const withdrawRequest = useCall(ENTRY_REQUESTS_CALLS.withdraw, MY_REQUESTS.withdrawFailed, { also })
  const withdraw = useCallback(
    async (id: number) => {
      if (
        !(await dialogs.confirm({ text: MY_REQUESTS.withdrawQuestion, confirmLabel: MY_REQUESTS.withdraw }))
      )
        return
      await withdrawRequest({ params: { id } })
    },
    [withdrawRequest],
  )
  return { requests, withdraw }
}

const LazyDialog = lazyPart(() => import('../requests/request-dialog.tsx'))

/** The request dialog, code-split: it loads on first use. */
const RequestDialog = (props: RequestDialogProps) => (
  <LazyPart onClose={props.onClose}>
    <LazyDialog {...props} />
  </LazyPart>
)

/** The punch panel and my entries. */
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
          requests={requests}
          timeZone={timeZone}
          onAsk={() => setAsked({ entry })}
          onWithdraw={withdraw}
        />
      ),
    [running, requests, timeZone, withdraw],
  )
  const { timeclock: title } = EMPLOYEE.titles
  return (
    <Page
      title={title}
      tools={
        <Button variant="subtle" color="gray" component={Link} to={OFFICE_PATHS.myStatement}>
          {TIMECLOCK.statement}
        </Button>
      }
    >
      <PageTitle>{title}</PageTitle>
      <div className={styles.clock}>
        {entries ? <PunchPanel timeclock={timeclock} timeZone={timeZone} /> : !error && <PunchSkeleton />}
        <div>
          {entries && (
            <MissingShifts
              requests={requests}
              timeZone={timeZone}
              onAsk={() => setAsked({})}
              onWithdraw={withdraw}
            />
          )}
          <Loaded
            query={{ data: entries, error, refetch }}
            failed={TIMECLOCK.loadFailed}
            empty={{ title: TIMECLOCK.empty, text: TIMECLOCK.emptyText }}
          >
            {(known) => (
              <Timesheets
                entries={known}
                timeZone={timeZone}
                asCards={onPhone}
                label={TIMECLOCK.listLabel}
                footnote={footnote}
              />
            )}
          </Loaded>
        </div>
      </div>
      {asked && <RequestDialog entry={asked.entry} onClose={() => setAsked(undefined)} />}
    </Page>
  )
}
