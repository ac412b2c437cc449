import { MY_NIGHTS_CALLS } from '@nightshift/shared/my-nights/calls'
import type { AvailabilityEdit } from '@nightshift/shared/my-nights/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

export const availabilityQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.myNights, 'availability', festivalId],
    queryFn: () => callApi(MY_NIGHTS_CALLS.availability, { query: { festivalId } }),
    staleTime: 0,
  })

export const saveAvailability = (festivalId: number, edit: AvailabilityEdit) =>
  callApi(MY_NIGHTS_CALLS.editAvailability, { query: { festivalId }, body: edit })
