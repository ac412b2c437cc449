import { ClockedOutMany, TimeEntry } from '@nightshift/shared/timeclock/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../../lib/filter.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Everybody who is on the clock now, longest first, each shift with its person. */
export const openEntriesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'open'],
    queryFn: () =>
      api.get(
        withFilter('/api/timeclock', {
          where: { festivalId, endTime: null },
          include: [{ relation: 'user' }],
          order: ['startTime ASC'],
        }),
        z.array(TimeEntry),
      ),
  })

/** Ends somebody's shift now. */
export const clockOutEntry = (id: number) =>
  api.patch(`/api/timeclock/${id}`, { endTime: new Date().toISOString() }, TimeEntry)

/** The server takes so many at once. */
const MOST_AT_ONCE = 2000

/** Ends these shifts now; those that were no longer open come back as not found. */
export async function clockOutEntries(ids: number[]) {
  const result: z.infer<typeof ClockedOutMany> = { closed: [], notFound: [] }
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const some = { ids: ids.slice(from, from + MOST_AT_ONCE) }
    const { closed, notFound } = await api.post('/api/timeclock/clockout', some, ClockedOutMany)
    result.closed.push(...closed)
    result.notFound.push(...notFound)
  }
  return result
}
