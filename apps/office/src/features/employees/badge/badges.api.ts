import { BADGES_CALLS } from '@nightshift/shared/badges/calls'
import { queryOf } from '../../../lib/calls.ts'

/** Not cached: a window that opens must not show a code that was replaced meanwhile. */
const fresh = { gcTime: 0, staleTime: 0 }

/** The current badges of everybody in the festival's list of active employees. */
export const currentBadgesQuery = (festivalId: number) => ({
  ...queryOf(BADGES_CALLS.current, { query: { festivalId } }),
  ...fresh,
})

/** All badges of one person, newest first. */
export const badgesOfQuery = (id: string) => ({
  ...queryOf(BADGES_CALLS.ofPerson, { params: { id } }),
  ...fresh,
})
