import { MY_DATA_CALLS } from '@nightshift/shared/my-data/calls'
import { queryOf } from '../../../lib/calls.ts'

/** Copies are limited to a few a minute, so one is kept while its page is open. */
export const myDataQuery = {
  ...queryOf(MY_DATA_CALLS.copy),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
}
