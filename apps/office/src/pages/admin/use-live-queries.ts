import type { LiveEvent } from '@nightshift/shared/live'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadNight } from '../../features/night-plan/reread-night.ts'
import { subscribeToLiveEvents } from '../../lib/live.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { throttle } from './throttle.ts'

/** Throttle: at the start of a night many punches arrive within minutes. */
const THROTTLE_MS = 1_000
/** What several people work on at once is fetched with the first event, and during a storm at this pace. */
const PROMPT: readonly LiveEvent['kind'][] = ['plan', 'plannedNight']
const PROMPT_THROTTLE_MS = 250

/** The query keys that each live event invalidates. */
const STALE: Record<LiveEvent['kind'], readonly QueryKey[]> = {
  punch: [queryKeys.timeclock, queryKeys.attention, queryKeys.tonight],
  employee: [queryKeys.employees, queryKeys.badges, queryKeys.crew, queryKeys.nightPlan, queryKeys.tonight],
  application: [queryKeys.applications, queryKeys.crew],
  setting: [
    queryKeys.me,
    queryKeys.festivals,
    queryKeys.events,
    queryKeys.nightPlan,
    queryKeys.tonight,
    queryKeys.nightReports,
  ],
  kiosk: [queryKeys.kiosks],
  attention: [queryKeys.attention],
  site: [queryKeys.site],
  payPeriod: [queryKeys.timeclock],
  plannedNight: [queryKeys.tonight],
  plan: [queryKeys.nightPlan, queryKeys.tonight],
  rollCall: [queryKeys.rollCall],
  night: [queryKeys.nightReports, queryKeys.tonight],
  again: [[]],
}

/** Refetches the admin queries on live events while an admin page is open. */
export function useLiveQueries() {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = (kind: LiveEvent['kind']) => {
      for (const queryKey of STALE[kind]) queries.invalidateQueries({ queryKey })
    }
    const usual = throttle(refetch, THROTTLE_MS)
    const prompt = throttle(refetch, PROMPT_THROTTLE_MS, { leading: true })
    const nights = throttle((night: string) => void rereadNight(queries, night), PROMPT_THROTTLE_MS, {
      leading: true,
    })
    const stop = subscribeToLiveEvents((event) => {
      if (event.kind === 'plannedNight') nights.hear(event.night)
      const pace = PROMPT.includes(event.kind) ? prompt : usual
      pace.hear(event.kind)
    })
    return () => {
      for (const pace of [usual, prompt, nights]) pace.stop()
      stop()
    }
  }, [queries])
}
