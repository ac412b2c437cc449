import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import type { Tips } from '@nightshift/shared/timeclock/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryKeys } from '../../../lib/query-keys.ts'

export type EnteredTips = z.infer<typeof Tips>

/** My shifts, newest first. Always asked anew: the kiosk clocks people in and out as well. */
export const myEntriesQuery = queryOptions({
  queryKey: queryKeys.myEntries,
  queryFn: () => callApi(TIMECLOCK_CALLS.mine),
  staleTime: 0,
})

export const clockIn = (userPositionId: number) =>
  callApi(TIMECLOCK_CALLS.clockIn, { body: String(userPositionId) })

export const clockOut = (tips?: EnteredTips) => callApi(TIMECLOCK_CALLS.clockOut, { body: tips })

/** Opens my last shift again, which I have just ended. */
export const takeBackClockOut = () => callApi(TIMECLOCK_CALLS.takeBackClockOut)

/** The shifts of one person at a festival, newest first. */
export const entriesOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'of', userId],
    queryFn: () =>
      callApi(TIMECLOCK_CALLS.list, { query: { filter: { order: ['startTime DESC'], where: { userId } } } }),
  })
