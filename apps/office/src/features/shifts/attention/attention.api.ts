import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk-punches/calls'
import type { PunchDecision, PunchesDiscard } from '@nightshift/shared/kiosk-punches/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The kiosk punches of a festival that wait for a decision. */
export const attentionQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.attention, festivalId, 'list'],
    queryFn: () => callApi(KIOSK_PUNCHES_CALLS.list, { query: { festivalId } }),
  })

/** How many punches and requests wait for a decision. */
export const attentionCountQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.attention, festivalId, 'count'],
    queryFn: async () => {
      const query = { festivalId }
      const counts = await Promise.all([
        callApi(KIOSK_PUNCHES_CALLS.count, { query }),
        callApi(ENTRY_REQUESTS_CALLS.count, { query }),
      ])
      return counts.reduce((sum, { count }) => sum + count, 0)
    },
  })

export const decidePunch = (key: string, decision: PunchDecision) =>
  callApi(KIOSK_PUNCHES_CALLS.decide, { params: { key }, body: decision })

/** Discards whatever of one kiosk waits for a decision. */
export const discardPunches = (body: PunchesDiscard) => callApi(KIOSK_PUNCHES_CALLS.discard, { body })
