import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk-punches/calls'
import type { PunchDecision } from '@nightshift/shared/kiosk-punches/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The kiosk punches of a festival that wait for a decision. */
export const attentionQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.attention, festivalId, 'list'],
    queryFn: () => callApi(KIOSK_PUNCHES_CALLS.list, { query: { festivalId } }),
  })

export const attentionCountQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.attention, festivalId, 'count'],
    queryFn: async () => (await callApi(KIOSK_PUNCHES_CALLS.count, { query: { festivalId } })).count,
  })

export const decidePunch = (key: string, decision: PunchDecision) =>
  callApi(KIOSK_PUNCHES_CALLS.decide, { params: { key }, body: decision })
