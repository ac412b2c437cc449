import { useNetwork } from '@mantine/hooks'
import { boardOf } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'

/** Live events say when to look; this is for a board on a wall whose connection is lost, or that stays open until the next night. */
const LOOK_MS = 60_000

/** The board of tonight, by the server's clock: people become late while it is open. */
export function useTonight() {
  const { id } = useFestival()
  const { online } = useNetwork()
  const query = useQuery({
    ...queryOf(TONIGHT_CALLS.read, { query: { festivalId: id } }),
    refetchInterval: ({ state }) => (state.data ? LOOK_MS : false),
  })
  const { data: board, error, refetch, dataUpdatedAt, isRefetchError, fetchStatus } = query
  const tick = useNow()
  const skew = board ? new Date(board.now).getTime() - dataUpdatedAt : 0
  const now = Math.max(tick, dataUpdatedAt) + skew
  const figures = useMemo(() => board && boardOf(board, new Date(now)), [board, now])
  // People who come meanwhile would seem to be missing.
  const isLost = !online || isRefetchError || fetchStatus === 'paused'
  return { board, figures, error, refetch, isLost, readAt: dataUpdatedAt }
}
