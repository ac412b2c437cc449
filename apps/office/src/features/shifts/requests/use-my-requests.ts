import type { OwnRequest } from '@nightshift/shared/entry-requests/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { subscribeToLiveEvents } from '../../../lib/live.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { myRequestsQuery, withdrawRequest } from './my-requests.api.ts'
import { MY_REQUESTS } from './my-requests.texts.ts'

const NONE: OwnRequest[] = []

/** What I said about my shifts, newest first. Decisions appear by themselves while something waits. */
export function useMyRequests() {
  const queries = useQueryClient()
  // A failed load is not shown: the shifts are what the page is for, and they have their own message.
  const { data: requests = NONE } = useQuery(myRequestsQuery)
  const isWaiting = requests.some(({ status }) => status === 'waiting')

  useEffect(() => {
    // Only then, so that a venue's phones hold no connections for nothing.
    if (!isWaiting) return
    return subscribeToLiveEvents(({ kind }) => {
      if (kind === 'punch' || kind === 'again') queries.invalidateQueries({ queryKey: queryKeys.timeclock })
    })
  }, [isWaiting, queries])

  const withdraw = useCallback(
    async (id: number) => {
      if (
        !(await dialogs.confirm({ text: MY_REQUESTS.withdrawQuestion, confirmLabel: MY_REQUESTS.withdraw }))
      )
        return
      await withdrawRequest(id).catch((error) => tellFailure(error, MY_REQUESTS.withdrawFailed))
      await queries.invalidateQueries({ queryKey: queryKeys.myRequests })
    },
    [queries],
  )
  return { requests, withdraw }
}
