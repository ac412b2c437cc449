import { NIGHT_PLAN_CALLS } from '@nightshift/shared/night-plan/calls'
import { currentFestivalId } from '../../../features/festivals/chooser/current-festival.ts'
import { seasonsQuery } from '../../../features/seasons/seasons.api.ts'
import { queryOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'

/** Begins to read the plan of the current season, if it is known which one that is. */
export function prefetchNightPlan() {
  const festivalId = currentFestivalId()
  if (festivalId === undefined) return
  const seasons = queryClient.getQueryData(seasonsQuery(festivalId).queryKey)
  const season = seasons?.find(({ isCurrent }) => isCurrent)
  if (season)
    queryClient.prefetchQuery(queryOf(NIGHT_PLAN_CALLS.read, { query: { festivalId, seasonId: season.id } }))
}
