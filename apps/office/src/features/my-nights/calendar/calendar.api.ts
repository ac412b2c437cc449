import { CALENDAR_FEED_CALLS } from '@nightshift/shared/calendar-feed/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Whether I have a calendar address. */
export const feedQuery = queryOptions({
  queryKey: [...queryKeys.myNights, 'feed'],
  queryFn: () => callApi(CALENDAR_FEED_CALLS.mine),
})

export const makeFeed = () => callApi(CALENDAR_FEED_CALLS.create)

export const revokeFeed = () => callApi(CALENDAR_FEED_CALLS.revoke)
