import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedQuery, makeFeed, revokeFeed } from './calendar.api.ts'
import { CALENDAR } from './calendar.texts.ts'

/** My calendar address: whether I have one, the new one while the page is open, and its end. */
export function useCalendarFeed() {
  const queries = useQueryClient()
  const { data } = useQuery(feedQuery)
  const onError = (error: unknown) => tellFailure(error, CALENDAR.failed)
  const onSettled = () => queries.invalidateQueries({ queryKey: feedQuery.queryKey })
  const make = useMutation({ mutationFn: makeFeed, onError, onSettled })
  const revoke = useMutation({ mutationFn: revokeFeed, onError, onSettled, onSuccess: make.reset })

  const ask = (text: string, confirmLabel: string) => dialogs.confirm({ text, confirmLabel })
  return {
    createdAt: data?.createdAt ?? null,
    isLoaded: data !== undefined,
    /** Without the origin. */
    path: make.data?.path,
    isRevoked: revoke.isSuccess && !data?.createdAt,
    isPending: make.isPending || revoke.isPending,
    make: () => make.mutate(),
    renew: async () => {
      if (await ask(CALENDAR.renewQuestion, CALENDAR.renew)) make.mutate()
    },
    revoke: async () => {
      if (await ask(CALENDAR.revokeQuestion, CALENDAR.revoke)) revoke.mutate()
    },
  }
}
