import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Fewer than these on a page: it is the last one. */
const PAGE = 100

/** What payroll was given, newest first, in pages. Below the entries' key: an edit changes what has changed since. */
export const exportsQuery = (festivalId: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'exports'],
    queryFn: ({ pageParam: before }) =>
      callApi(PAYROLL_CALLS.listExports, { query: { festivalId: String(festivalId), before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
  })
