import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { applicationsQuery } from './applications.api.ts'
import { readApplications } from './list/listed.ts'

/** The applications to the season of a year, or to the current one, and the departments, refreshed by live events. */
export function useApplications(year: string) {
  const { id, timeZone } = useFestival()
  const { seasons, chosen: season, error: seasonsError, refetch: refetchSeasons } = useSeasons(year)
  const sent = useQuery(applicationsQuery(id, season?.id))
  const { data: events, error: eventsError, refetch } = useQuery(eventsQuery(id))
  const listed = useMemo(
    () => sent.data && events && readApplications(sent.data, events, timeZone),
    [sent.data, events, timeZone],
  )
  const again = () => Promise.all([seasonsError ? refetchSeasons() : sent.refetch(), refetch()])
  return {
    listed,
    seasons,
    season,
    events: events ?? [],
    error: sent.error ?? seasonsError,
    eventsError,
    again,
  }
}
