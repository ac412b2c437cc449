import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Who of the festival may have sent which application of a season. */
export const knownApplicantsQuery = (festivalId: number, seasonId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, festivalId, 'known', seasonId],
    queryFn: () => callApi(HIRING_CALLS.known, { params: { id: festivalId }, query: { seasonId } }),
  })
