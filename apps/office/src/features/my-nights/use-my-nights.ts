import type { MyNight, NightAnswer } from '@nightshift/shared/my-nights/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '../../lib/query-keys.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { markSeen, myNightsQuery, sendAnswer } from './my-nights.api.ts'
import { MY_NIGHTS } from './my-nights.texts.ts'
import { versionOf } from './night-marks.ts'

/** My published nights, what is new about them, and my answers. Looking at them marks them as seen. */
export function useMyNights() {
  const { id } = useFestival()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(myNightsQuery(id))
  const [firstSeen, setFirstSeen] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const unseen = data?.nights.filter(({ isSeen }) => !isSeen) ?? []
    if (!unseen.length) return
    setFirstSeen((known) => new Set([...known, ...unseen.map(versionOf)]))
    // A failure is not shown: they count as unseen until the next visit.
    markSeen(unseen.map(({ placeId, sequence }) => ({ placeId, sequence }))).catch(() => {})
  }, [data])

  const answer = useMutation({
    mutationFn: ({ night, said }: { night: MyNight; said: NightAnswer }) => sendAnswer(night, said),
    // The server counts an answered night as seen, and a night that I answered is not new to me any more.
    onSuccess: (_, { night }) =>
      setFirstSeen((known) => new Set([...known].filter((version) => version !== versionOf(night)))),
    onError: (failure) => tellFailure(failure, MY_NIGHTS.answerFailed),
    // Also on error: the night may have been published anew.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.myNights }),
  })
  return { data, error, refetch, firstSeen, answer }
}
