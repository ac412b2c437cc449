import { ERASURE_CALLS } from '@nightshift/shared/erasure/calls'
import { queryOf } from '../../../lib/calls.ts'

/** What erasing a person would do. Always fresh: it is what the person at the screen agrees to. */
export const erasureQuery = (id: string) => ({
  ...queryOf(ERASURE_CALLS.preview, { params: { id } }),
  gcTime: 0,
  staleTime: 0,
})

/** Names and addresses are not kept in memory after the page. */
export const erasedPeopleQuery = (festivalId: number) => ({
  ...queryOf(ERASURE_CALLS.erased, { query: { festivalId } }),
  gcTime: 0,
})
