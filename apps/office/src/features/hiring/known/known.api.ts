import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { queryOf } from '../../../lib/calls.ts'

/** Who of the festival may have sent which application of a season. */
export const knownApplicantsQuery = (festivalId: number, seasonId: number) =>
  queryOf(HIRING_CALLS.known, { params: { id: festivalId }, query: { seasonId } })
