import { Festival, type FestivalPatch } from '@nightshift/shared/festivals/contract'
import { type SeasonEdit, SeasonVersion } from '@nightshift/shared/festivals/season-version'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The festivals that this person may work in. */
export const festivalsQuery = queryOptions({
  queryKey: queryKeys.festivals,
  queryFn: () => api.get('/api/festivals', z.array(Festival)),
  // Header and page both ask; a failure is told once, with a button to try again.
  retryOnMount: false,
})

/** The season that is sold and staffed now. */
export const seasonQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'season'],
    queryFn: () => api.get(`/api/festivals/${festivalId}/season`, SeasonVersion),
  })

/** `updatedAt` is that of the festival as the form shows it: what somebody else changed since is not overwritten. */
export const saveFestival = (id: number, changes: FestivalPatch) =>
  api.patch(`/api/festivals/${id}`, changes, Festival)

/** Always a new season: applications keep the nights of the one they were sent in. */
export const saveSeason = (id: number, season: SeasonEdit) =>
  api.patch(`/api/festivals/${id}/season`, season, SeasonVersion)
