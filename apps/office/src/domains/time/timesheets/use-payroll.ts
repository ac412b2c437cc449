import { addDays, startOfDay } from '@nightshift/shared/local-time'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { type Period, payWeekAt } from '@nightshift/shared/time/timeclock/pay-period'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { lockOf, locksQuery } from '../../payroll/periods/use-periods.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { rowsOf } from './rows.ts'
import { payrollQuery, reviewQuery } from './timesheets.api.ts'
import { matching, sorted, sortOf, type View, viewOf } from './view.ts'

const NONE: never[] = []

/** The entries of the chosen period, and those that match the filters. The view is kept in the search parameters. */
export function usePayroll() {
  const { id, timeZone } = useFestival()
  const [thisWeek] = useState(() => payWeekAt(new Date(), timeZone))
  const initial = viewOf(thisWeek)
  const [view, change] = useUrlState(initial)
  const period: Period = { start: view.from, end: view.to }
  const range = rangeOf(view, timeZone)
  const isPeriod = range !== undefined

  const entries = useQuery({ ...payrollQuery(id, range ?? NO_RANGE), enabled: isPeriod })
  const toReview = useQuery({ ...reviewQuery(id, range ?? NO_RANGE), enabled: isPeriod })
  // A reason was given for those that were approved.
  const { data: locks = NONE } = useQuery(locksQuery(id))
  const events = useQuery(eventsQuery(id))
  const known = isPeriod ? entries.data : NONE
  const rows = useMemo(() => rowsOf(known ?? NONE, events.data ?? NONE, new Date()), [known, events.data])
  const { text, event, position, hoursIs, hours, tipsIs, tips, review, sort } = view
  const shown = useMemo(() => {
    const wanted = { text, event, position, hoursIs, hours, tipsIs, tips, review, sort }
    return sorted(matching(rows, wanted), sortOf(wanted))
  }, [rows, text, event, position, hoursIs, hours, tipsIs, tips, review, sort])

  const clear = () => {
    const { from: _from, to: _to, since: _since, until: _until, sort: _sort, ...filters } = initial
    change(filters)
  }
  return {
    timeZone,
    thisWeek,
    view,
    change,
    clear,
    period,
    /** The instants of the period, the second exclusive. */
    range,
    /** The pay period, where one is chosen instead of days. */
    exact: view.since ? range : undefined,
    isPeriod,
    events: events.data ?? NONE,
    rows,
    shown,
    /** Includes earlier periods: a forgotten shift may end in a week that is already paid. */
    toReview: toReview.data?.filter((entry) => !lockOf(entry, locks)) ?? NONE,
    isLoading: known === undefined && !entries.error,
    isFetching: entries.isPlaceholderData,
    /** Whether the list is complete and that of the chosen period. Without a period it is empty. */
    isReady: !isPeriod || (known !== undefined && [entries, toReview, events].every(isLoaded)),
    error: entries.error ?? events.error ?? toReview.error,
    retry: () => Promise.all([entries.refetch(), events.refetch(), toReview.refetch()]),
  }
}

export type Payroll = ReturnType<typeof usePayroll>

/** A filter by event matches nothing without the events, and what needs review holds an export. */
const isLoaded = ({ isPending, isPlaceholderData }: { isPending: boolean; isPlaceholderData: boolean }) =>
  !isPending && !isPlaceholderData

const NO_RANGE: Span = { startsAt: new Date(0), endsAt: new Date(0) }

/** The exact range if there is one, else the whole days; undefined while they are not a period. */
function rangeOf({ from, to, since, until }: View, timeZone: string): Span | undefined {
  const [startsAt, endsAt] = [new Date(since), new Date(until)]
  if (startsAt < endsAt) return { startsAt, endsAt }
  if (!isDate(from) || !isDate(to) || from > to) return undefined
  return { startsAt: startOfDay(from, timeZone), endsAt: startOfDay(addDays(to, 1), timeZone) }
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
