import { can } from '@nightshift/shared/access'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'

const attentionCountQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...keyOf(KIOSK_PUNCHES_CALLS.count), festivalId],
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

/** How many punches and requests wait for a decision; 0 for people who may not decide. */
export function useAttentionCount() {
  const { id } = useFestival()
  const enabled = can(useMe(), 'timesheets.manage')
  return useQuery({ ...attentionCountQuery(id), enabled }).data ?? 0
}
