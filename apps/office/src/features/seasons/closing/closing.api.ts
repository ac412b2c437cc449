import { SEASON_CLOSING_CALLS } from '@nightshift/shared/season-closing/calls'
import type { CloseSeason, ReopenSeason } from '@nightshift/shared/season-closing/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What closing the current season would meet, or what it did. Always fresh: it is settled on other pages. */
export const closingQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.festivals, festivalId, 'closing'],
    queryFn: () => callApi(SEASON_CLOSING_CALLS.read, { params: { id: festivalId } }),
    staleTime: 0,
  })

/** Makes and checks a backup, which may take minutes. */
export const backUp = (id: number) => callApi(SEASON_CLOSING_CALLS.backUp, { params: { id } })

export const closeSeason = (id: number, body: CloseSeason) =>
  callApi(SEASON_CLOSING_CALLS.close, { params: { id }, body })

export const reopenSeason = (id: number, body: ReopenSeason) =>
  callApi(SEASON_CLOSING_CALLS.reopen, { params: { id }, body })
