import { FESTIVALS_CALLS } from '@nightshift/shared/festivals/calls'
import type { FestivalPatch } from '@nightshift/shared/festivals/contract'
import type { SeasonEdit } from '@nightshift/shared/festivals/season-version'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The festivals that this person may work in. */
export const festivalsQuery = queryOptions({
  queryKey: queryKeys.festivals,
  queryFn: () => callApi(FESTIVALS_CALLS.list),
  // Header and page both ask; a failure is told once, with a button to try again.
  retryOnMount: false,
})

/** The season that is sold and staffed now. */
export const seasonQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'season'],
    queryFn: () => callApi(FESTIVALS_CALLS.season, { params: { id: festivalId } }),
  })

/** `updatedAt` is that of the festival as the form shows it: what somebody else changed since is not overwritten. */
export const saveFestival = (id: number, changes: FestivalPatch) =>
  callApi(FESTIVALS_CALLS.edit, { params: { id }, body: changes })

/** Always a new season: applications keep the nights of the one they were sent in. */
export const saveSeason = (id: number, season: SeasonEdit) =>
  callApi(FESTIVALS_CALLS.editSeason, { params: { id }, body: season })
