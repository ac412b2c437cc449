import type { LiveEvent } from '@nightshift/shared/audit/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadNight } from '../features/nights/night-plan/reread-night.ts'
import { readAgain } from '../lib/calls.ts'
import { subscribeToLiveEvents } from '../lib/live.ts'
import { throttle } from './throttle.ts'

/** Throttle: at the start of a night many punches arrive within minutes. */
const THROTTLE_MS = 1_000
/** What several people work on at once is fetched with the first event, and during a storm at this pace. */
const PROMPT_THROTTLE_MS = 250

/** Refetches the admin queries on live events while an admin page is open. */
export function useLiveQueries() {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = (kind: LiveEvent['kind']) => {
      void readAgain(queries, [kind])
    }
    const usual = throttle(refetch, THROTTLE_MS)
    const prompt = throttle(refetch, PROMPT_THROTTLE_MS, { leading: true })
    const nights = throttle((night: string) => void rereadNight(queries, night), PROMPT_THROTTLE_MS, {
      leading: true,
    })
    const stop = subscribeToLiveEvents((event) => {
      if (event.kind === 'plannedNight') nights.hear(event.night)
      else if (event.kind === 'plan') prompt.hear(event.kind)
      else usual.hear(event.kind)
    })
    return () => {
      for (const pace of [usual, prompt, nights]) pace.stop()
      stop()
    }
  }, [queries])
}
