import { SEASON_OPENING_CALLS } from '@nightshift/shared/season-opening/calls'
import type { OpenSeason } from '@nightshift/shared/season-opening/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What the next season may be. Not refetched behind the form, which starts from it. */
export const proposalQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'nextSeason'],
    queryFn: () => callApi(SEASON_OPENING_CALLS.propose, { params: { id: festivalId } }),
  })

export const openSeason = (id: number, body: OpenSeason) =>
  callApi(SEASON_OPENING_CALLS.open, { params: { id }, body })
