import { TimeEntry, type Tips } from '@nightshift/shared/timeclock/contract'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

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
