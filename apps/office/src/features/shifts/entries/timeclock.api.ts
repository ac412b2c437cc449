import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import type { NewEntryFor, TimeEntryPatch, Tips } from '@nightshift/shared/timeclock/contract'
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

/** `updatedAt` is that of the entry as the form shows it: what somebody else changed since is not overwritten. */
export const saveEntry = (id: number, patch: TimeEntryPatch) =>
  callApi(TIMECLOCK_CALLS.edit, { params: { id }, body: patch })

export const deleteEntry = (id: number) => callApi(TIMECLOCK_CALLS.remove, { params: { id } })

/** A shift of no length, to be filled in. */
export const addEntry = (userId: string, upId: number) =>
  callApi(TIMECLOCK_CALLS.add, { body: { userId, upId } })

/** A shift in any position of the festival, also for somebody who has left. */
export const addEntryFor = (entry: NewEntryFor) => callApi(TIMECLOCK_CALLS.add, { body: entry })
