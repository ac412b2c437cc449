import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import type { ClockedOutMany } from '@nightshift/shared/timeclock/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Everybody who is on the clock now, longest first, each shift with its person. */
export const openEntriesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'open'],
    queryFn: () =>
      callApi(TIMECLOCK_CALLS.list, {
        query: {
          filter: {
            where: { festivalId, endTime: null },
            include: [{ relation: 'user' }],
            order: ['startTime ASC'],
          },
        },
      }),
  })

/** Ends somebody's shift now. */
export const clockOutEntry = (id: number) =>
  callApi(TIMECLOCK_CALLS.edit, { params: { id }, body: { endTime: new Date().toISOString() } })

/** The server takes so many at once. */
const MOST_AT_ONCE = 2000

/** Ends these shifts now; those that were no longer open come back as not found. */
export async function clockOutEntries(ids: number[]) {
  const result: z.infer<typeof ClockedOutMany> = { closed: [], notFound: [] }
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const some = { ids: ids.slice(from, from + MOST_AT_ONCE) }
    const { closed, notFound } = await callApi(TIMECLOCK_CALLS.clockOutMany, { body: some })
    result.closed.push(...closed)
    result.notFound.push(...notFound)
  }
  return result
}
