import { INVITATIONS_CALLS } from '@nightshift/shared/invitations/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

export const crewQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.crew, festivalId],
    queryFn: () => callApi(INVITATIONS_CALLS.crew, { params: { id: festivalId } }),
  })

/** Makes the links, which are answered only this once. */
export const inviteCrew = (festivalId: number, userIds: string[]) =>
  callApi(INVITATIONS_CALLS.invite, { params: { id: festivalId }, body: { userIds } })
