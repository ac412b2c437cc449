import { AuditRow } from '@nightshift/shared/audit'
import { TimeEntry, type TimeEntryPatch, type Tips } from '@nightshift/shared/timeclock/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../../lib/filter.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export type EnteredTips = z.infer<typeof Tips>

/** My shifts, newest first. Always asked anew: the kiosk clocks people in and out as well. */
export const myEntriesQuery = queryOptions({
  queryKey: queryKeys.myEntries,
  queryFn: () => api.get('/api/timeclock/me', z.array(TimeEntry)),
  staleTime: 0,
})

export const clockIn = (userPositionId: number) =>
  api.postText('/api/clockin', String(userPositionId), TimeEntry)

export const clockOut = (tips?: EnteredTips) => api.post('/api/clockout', tips, TimeEntry)

/** The shifts of one person at a festival, newest first. */
export const entriesOfQuery = (festivalId: number, userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'of', userId],
    queryFn: () =>
      api.get(
        withFilter('/api/timeclock', { order: ['startTime DESC'], where: { userId } }),
        z.array(TimeEntry),
      ),
  })

/** `updatedAt` is that of the entry as the form shows it: what somebody else changed since is not overwritten. */
export const saveEntry = (id: number, patch: TimeEntryPatch) =>
  api.patch(`/api/timeclock/${id}`, patch, TimeEntry)

export const deleteEntry = (id: number) => api.delete(`/api/timeclock/${id}`)

/** A shift of no length, to be filled in. */
export const addEntry = (userId: string, upId: number) =>
  api.post('/api/addTimeEntry', { userId, upId }, TimeEntry)

/** Who did what to a shift, newest first. */
export const entryHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, 'history', id],
    queryFn: () => api.get(`/api/audit?timeEntryId=${id}`, z.array(AuditRow)),
  })
