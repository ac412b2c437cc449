import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../positions/positions.api.ts'
import { applicationsQuery } from './applications.api.ts'
import { readApplications } from './list/listed.ts'

/** The festival's applications and departments, refreshed by live events. */
export function useApplications() {
  const { id, timeZone } = useFestival()
  const sent = useQuery(applicationsQuery(id))
  const { data: events, error: eventsError, refetch } = useQuery(eventsQuery(id))
  const listed = useMemo(
    () => sent.data && events && readApplications(sent.data, events, timeZone),
    [sent.data, events, timeZone],
  )
  const again = () => Promise.all([sent.refetch(), refetch()])
  return { listed, events: events ?? [], error: sent.error, eventsError, again }
}
