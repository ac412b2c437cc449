import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { queryOf, readAgain, useCall } from '../../../lib/calls.ts'
import { subscribeToLiveEvents } from '../../../lib/live.ts'
import { MY_REQUESTS } from './my-requests.texts.ts'

const NONE: OwnRequest[] = []

/** Always asked anew: managers decide. */
const myRequestsQuery = { ...queryOf(ENTRY_REQUESTS_CALLS.mine), staleTime: 0 }

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
      if (kind === 'punch' || kind === 'again') void readAgain(queries, ['punch'])
    })
  }, [isWaiting, queries])

  const also = [ENTRY_REQUESTS_CALLS.mine]
  const withdrawRequest = useCall(ENTRY_REQUESTS_CALLS.withdraw, MY_REQUESTS.withdrawFailed, { also })
  const withdraw = useCallback(
    async (id: number) => {
      if (
        !(await dialogs.confirm({ text: MY_REQUESTS.withdrawQuestion, confirmLabel: MY_REQUESTS.withdraw }))
      )
        return
      await withdrawRequest({ params: { id } })
    },
    [withdrawRequest],
  )
  return { requests, withdraw }
}
