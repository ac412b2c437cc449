import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { queryOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { currentFestivalId } from '../../setup/festivals/chooser/current-festival.ts'

/** Begins to read the plan of the current season, if it is known which one that is. */
export function prefetchNightPlan() {
  const festivalId = currentFestivalId()
  if (festivalId === undefined) return
  const { queryKey } = queryOf(SEASONS_CALLS.list, { params: { id: festivalId } })
  const seasons = queryClient.getQueryData(queryKey)
  const season = seasons?.find(({ isCurrent }) => isCurrent)
  if (season)
    queryClient.prefetchQuery(queryOf(NIGHT_PLAN_CALLS.read, { query: { festivalId, seasonId: season.id } }))
}
