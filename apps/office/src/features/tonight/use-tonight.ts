import { useNetwork } from '@mantine/hooks'
import { boardOf } from '@nightshift/shared/tonight/board'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../lib/query-keys.ts'
import { useNow } from '../../lib/use-now.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { clockInFor, markPlace, replacePlace, tonightQuery } from './tonight.api.ts'
import { TONIGHT } from './tonight.texts.ts'

/** The board of tonight, by the server's clock: people become late while it is open. */
export function useTonight() {
  const { id } = useFestival()
  const { online } = useNetwork()
  const query = useQuery(tonightQuery(id))
  const { data: board, error, refetch, dataUpdatedAt, isRefetchError, fetchStatus } = query
  // A board that is there stays, and says how old it is.
  useFailureAlert(board ? null : error, TONIGHT.loadFailed)
  const tick = useNow()
  const skew = board ? new Date(board.now).getTime() - dataUpdatedAt : 0
  const now = Math.max(tick, dataUpdatedAt) + skew
  const figures = useMemo(() => board && boardOf(board, new Date(now)), [board, now])
  // People who come meanwhile would seem to be missing.
  const isLost = !online || isRefetchError || fetchStatus === 'paused'
  return { board, figures, error, refetch, isLost, readAt: dataUpdatedAt }
}

/** What a lead does about somebody on the board. */
export function useBoardMutations() {
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: queryKeys.tonight })
  // Also after a failure: somebody else may have been faster.
  const options = { onSettled: refetch }
  return {
    mark: useMutation({ mutationFn: markPlace, ...options }),
    replace: useMutation({ mutationFn: replacePlace, ...options }),
    clockIn: useMutation({ mutationFn: clockInFor, ...options }),
  }
}
