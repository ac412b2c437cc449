import { MY_NIGHTS_CALLS } from '@nightshift/shared/nights/my-nights/calls'
import type { MyNight, NightAnswer } from '@nightshift/shared/nights/my-nights/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf, queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { MY_NIGHTS } from './my-nights.texts.ts'
import { versionOf } from './night-marks.ts'

type Answer = { night: MyNight; reply: NightAnswer }

const keyOfAnswer = ({ night: { placeId }, reply }: Answer) => JSON.stringify([placeId, reply])

/** My published nights, what is new about them, and my answers. Looking at them marks them as seen. */
export function useMyNights() {
  const { id } = useFestival()
  const queries = useQueryClient()
  // Always asked anew: planners publish.
  const { data, error, refetch } = useQuery({
    ...queryOf(MY_NIGHTS_CALLS.list, { query: { festivalId: id } }),
    staleTime: 0,
  })
  const [firstSeen, setFirstSeen] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const unseen = data?.nights.filter(({ isSeen }) => !isSeen) ?? []
    if (!unseen.length) return
    setFirstSeen((known) => new Set([...known, ...unseen.map(versionOf)]))
    // A failure is not shown: they count as unseen until the next visit.
    const nights = unseen.map(({ placeId, sequence }) => ({ placeId, sequence }))
    callApi(MY_NIGHTS_CALLS.see, { body: { nights } }).catch(() => {})
  }, [data])

  /** A ref, because state updates too late for the second click of a double click. */
  const underWay = useRef(new Set<string>())
  // Not one at a time: while an answer is on its way, another night can be answered.
  const answer = useMutation({
    mutationFn: ({ night: { placeId }, reply }: Answer) =>
      callApi(MY_NIGHTS_CALLS.answer, { params: { placeId }, body: reply }),
    // The server counts an answered night as seen, and a night that I answered is not new to me any more.
    onSuccess: (_, { night }) =>
      setFirstSeen((known) => new Set([...known].filter((version) => version !== versionOf(night)))),
    onError: (failure) => showFailure(failure, MY_NIGHTS.answerFailed),
    // Also on error: the night may have been published anew.
    onSettled: (_answer, _error, given) =>
      Promise.all(
        [MY_NIGHTS_CALLS.list, MY_NIGHTS_CALLS.availability].map((call) =>
          queries.invalidateQueries({ queryKey: keyOf(call) }),
        ),
      ).finally(() => underWay.current.delete(keyOfAnswer(given))),
  })
  /** Live updates may show an answer before its call has ended: the next one is not held back, only the same one. */
  const say = (given: Answer, onSuccess = () => {}) => {
    const key = keyOfAnswer(given)
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    answer.mutate(given, { onSuccess })
  }
  const isBusy = ({ placeId }: MyNight) => answer.isPending && answer.variables.night.placeId === placeId
  return { data, error, refetch, firstSeen, say, isBusy }
}
