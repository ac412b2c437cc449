import { MY_NIGHTS_CALLS } from '@nightshift/shared/my-nights/calls'
import type { MyNight, NightAnswer, SeenNights } from '@nightshift/shared/my-nights/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** My published nights. Always asked anew: planners publish. */
export const myNightsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.myNights, festivalId],
    queryFn: () => callApi(MY_NIGHTS_CALLS.list, { query: { festivalId } }),
    staleTime: 0,
  })

export const markSeen = (nights: SeenNights['nights']) => callApi(MY_NIGHTS_CALLS.see, { body: { nights } })

export const sendAnswer = ({ placeId }: MyNight, answer: NightAnswer) =>
  callApi(MY_NIGHTS_CALLS.answer, { params: { placeId }, body: answer })
