import { BADGES_CALLS } from '@nightshift/shared/badges/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Not cached: a window that opens must not show a code that was replaced meanwhile. */
const fresh = { gcTime: 0, staleTime: 0 }

/** The current badges of everybody in the festival's list of active employees. */
export const currentBadgesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.badges, festivalId],
    queryFn: () => callApi(BADGES_CALLS.current, { query: { festivalId } }),
    ...fresh,
  })

/** All badges of one person, newest first. */
export const badgesOfQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.badges, userId],
    queryFn: () => callApi(BADGES_CALLS.ofPerson, { params: { id: userId } }),
    ...fresh,
  })

export const replaceBadge = (userId: string) => callApi(BADGES_CALLS.replace, { params: { id: userId } })
