import type { LiveEvent } from '@nightshift/shared/live'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToLiveEvents } from '../../lib/live.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Throttle: at the start of a night many punches arrive within minutes. */
const THROTTLE_MS = 1_000

/** The query keys that each live event invalidates. */
const STALE: Record<LiveEvent['kind'], readonly QueryKey[]> = {
  punch: [queryKeys.timeclock, queryKeys.attention, queryKeys.tonight],
  employee: [queryKeys.employees, queryKeys.badges, queryKeys.crew],
  application: [queryKeys.applications, queryKeys.crew],
  setting: [queryKeys.me, queryKeys.festivals, queryKeys.events],
  kiosk: [queryKeys.kiosks],
  attention: [queryKeys.attention],
  site: [queryKeys.site],
  payPeriod: [queryKeys.timeclock],
  plan: [queryKeys.nightPlan, queryKeys.tonight],
  rollCall: [queryKeys.rollCall],
  night: [queryKeys.nightReports],
  again: [[]],
}

/** Refetches the admin queries on live events while an admin page is open. */
export function useLiveQueries() {
  const queries = useQueryClient()
  useEffect(() => {
    const heard = new Set<LiveEvent['kind']>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => {
      timer = undefined
      for (const kind of heard) for (const queryKey of STALE[kind]) queries.invalidateQueries({ queryKey })
      heard.clear()
    }
    const stop = subscribeToLiveEvents((kind) => {
      heard.add(kind)
      timer ??= setTimeout(refetch, THROTTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
}
