import { addDays, dateAt } from '@nightshift/shared/local-time'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUrlState } from '../../lib/use-url-state.ts'
import { festivalsQuery } from '../festivals/chooser/festivals.api.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { eventsQuery } from '../positions/positions.api.ts'
import { type AuditFilters, auditQuery } from './audit.api.ts'
import type { Names } from './audit-changes.ts'

const DAYS_TO_BEGIN_WITH = 30

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
