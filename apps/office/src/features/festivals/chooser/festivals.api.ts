import { FESTIVALS_CALLS } from '@nightshift/shared/festivals/calls'
import type { FestivalPatch } from '@nightshift/shared/festivals/contract'
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

/** `updatedAt` is that of the festival as the form shows it: what somebody else changed since is not overwritten. */
export const saveFestival = (id: number, changes: FestivalPatch) =>
  callApi(FESTIVALS_CALLS.edit, { params: { id }, body: changes })
