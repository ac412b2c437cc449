import { KIOSKS_CALLS } from '@nightshift/shared/kiosks/calls'
import type { NewKiosk } from '@nightshift/shared/kiosks/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The festival's kiosks. Polled too: a heartbeat is no live event, and silence has none. */
export const kiosksQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.kiosks, festivalId],
    queryFn: () => callApi(KIOSKS_CALLS.list, { query: { festivalId } }),
    refetchInterval: 15_000,
  })

export const addKiosk = (kiosk: NewKiosk) => callApi(KIOSKS_CALLS.add, { body: kiosk })

/** `noKiosk`: also the last one where only enrolled kiosks count. */
export const revokeKiosk = ({ id, noKiosk }: { id: number; noKiosk?: 'true' }) =>
  callApi(KIOSKS_CALLS.revoke, { params: { id }, query: { ...(noKiosk && { noKiosk }) } })
