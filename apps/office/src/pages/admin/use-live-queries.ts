import type { LiveEvent } from '@nightshift/shared/live'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenLive } from '../../lib/live.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** A whole shift clocks in within minutes: what a punch makes stale is asked again once a second at most. */
const GATHER_MS = 1_000

/** What each live event makes stale. */
const STALE: Record<LiveEvent['kind'], readonly QueryKey[]> = {
  punch: [queryKeys.timeclock],
  employee: [queryKeys.employees],
  application: [queryKeys.applications],
  setting: [queryKeys.me, queryKeys.festivals, queryKeys.events],
  again: [[]],
}

/** Keeps what the admin screens show fresh for as long as one of them is open. */
export function useLiveQueries() {
  const queries = useQueryClient()
  useEffect(() => {
    const heard = new Set<LiveEvent['kind']>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookAgain = () => {
      timer = undefined
      for (const kind of heard) for (const queryKey of STALE[kind]) queries.invalidateQueries({ queryKey })
      heard.clear()
    }
    const stop = listenLive((kind) => {
      heard.add(kind)
      timer ??= setTimeout(lookAgain, GATHER_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
}
