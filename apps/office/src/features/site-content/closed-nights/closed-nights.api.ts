import { SITE_CONTENT_CALLS } from '@nightshift/shared/site-content/calls'
import type { ClosedNight } from '@nightshift/shared/site-content/ticket-sale'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

export const closedNightsQuery = (festival: number) =>
  queryOptions({
    queryKey: [...queryKeys.site, festival, 'closedNights'],
    queryFn: async () =>
      (await callApi(SITE_CONTENT_CALLS.closedNights, { params: { festival } })).closedNights,
  })

export const closeNight = (festival: number, night: ClosedNight) =>
  callApi(SITE_CONTENT_CALLS.closeNight, { params: { festival }, body: night })

export const reopenNight = (festival: number, date: string) =>
  callApi(SITE_CONTENT_CALLS.reopenNight, { params: { festival, date } })
