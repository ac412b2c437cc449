import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import { queryOf } from '../../../lib/calls.ts'

/** What closing the current season would meet, or what it did. Always fresh: it is settled on other pages. */
export const closingQuery = (festivalId: number) => ({
  ...queryOf(SEASON_CLOSING_CALLS.read, { params: { id: festivalId } }),
  staleTime: 0,
})
