import { currentFestivalId } from '../../../features/festivals/chooser/current-festival.ts'
import { nightPlanQuery } from '../../../features/night-plan/night-plan.api.ts'
import { seasonsQuery } from '../../../features/seasons/seasons.api.ts'
import { queryClient } from '../../../lib/query-client.ts'

/** Begins to read the plan of the current season, if it is known which one that is. */
export function prefetchNightPlan() {
  const festivalId = currentFestivalId()
  if (festivalId === undefined) return
  const seasons = queryClient.getQueryData(seasonsQuery(festivalId).queryKey)
  const season = seasons?.find(({ isCurrent }) => isCurrent)
  if (season) queryClient.prefetchQuery(nightPlanQuery(festivalId, season.id))
}
