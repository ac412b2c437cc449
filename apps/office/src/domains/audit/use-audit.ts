import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { addDays, dateAt, startOfDay } from '@nightshift/shared/local-time'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyOf } from '../../lib/calls.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { festivalsQuery, useFestival } from '../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../setup/positions/positions.api.ts'
import type { Names } from './audit-changes.ts'

const DAYS_TO_BEGIN_WITH = 30
const PAGE = 100

/** What the list is narrowed by. Days are those of the festival; an empty text narrows nothing. */
export type AuditFilters = { person: string; kind: string; from: string; to: string }

/** The audit log of a festival, newest first, a page at a time. */
const auditQuery = (festivalId: number, filters: AuditFilters, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(AUDIT_CALLS.list), festivalId, filters],
    queryFn: ({ pageParam }) =>
      callApi(AUDIT_CALLS.list, {
        query: {
          festivalId,
          limit: PAGE,
          since: startOfDay(filters.from, timeZone).toISOString(),
          until: startOfDay(addDays(filters.to, 1), timeZone).toISOString(),
          person: filters.person || undefined,
          kind: filters.kind || undefined,
          before: pageParam || undefined,
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)!.id : undefined),
    // Other people change things all the time.
    staleTime: 0,
  })

/** The audit rows with their filters and pagination. */
export function useAudit() {
  const { id, timeZone } = useFestival()
  const today = dateAt(new Date(), timeZone)
  const [filters, change] = useUrlState<AuditFilters>({
    person: '',
    kind: '',
    from: addDays(today, 1 - DAYS_TO_BEGIN_WITH),
    to: today,
  })
  const isPeriod = filters.from <= filters.to
  const pages = useInfiniteQuery({ ...auditQuery(id, filters, timeZone), enabled: isPeriod })
  const rows = useMemo(() => (isPeriod ? (pages.data?.pages.flat() ?? []) : []), [isPeriod, pages.data])
  return { filters, change, isPeriod, rows, pages, names: useNames(id), timeZone }
}

/** Names by id, from the events and festivals. */
function useNames(festivalId: number): Names {
  const { data: events = [] } = useQuery(eventsQuery(festivalId))
  const { data: festivals = [] } = useQuery(festivalsQuery)
  return useMemo(
    () => ({
      events: new Map(events.map(({ id, name }) => [id, name])),
      festivals: new Map(festivals.map(({ id, name }) => [id, name])),
      positions: new Map(
        events.flatMap(({ name: event, positions = [] }) =>
          positions.map(({ id, name }) => [id, `${event} - ${name}`] as const),
        ),
      ),
    }),
    [events, festivals],
  )
}
