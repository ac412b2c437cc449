import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk-punches/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** How many punches and requests wait for a decision. */
export const attentionCountQuery = (festivalId: number) =>
  queryOptions({
    queryKey: ['attentionCount', festivalId],
    queryFn: async () => {
      const query = { festivalId }
      const counts = await Promise.all([
        callApi(KIOSK_PUNCHES_CALLS.count, { query }),
        callApi(ENTRY_REQUESTS_CALLS.count, { query }),
      ])
      return counts.reduce((sum, { count }) => sum + count, 0)
    },
    meta: { reads: KIOSK_PUNCHES_CALLS.count.reads },
  })
