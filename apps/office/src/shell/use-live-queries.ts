import type { LiveEvent } from '@nightshift/shared/audit/live'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadNight } from '../domains/nights/night-plan/reread-night.ts'
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
    // Counts events instead of the time, whose readings may be equal.
    let events = 0
    const arrivedAt = new Map<LiveEvent['kind'], number>()
    /** Of a reading that is under way or has succeeded. */
    const askedAt = new WeakMap<Query, number>()
    const stopWatching = queries.getQueryCache().subscribe((change) => {
      if (change.type !== 'updated') return
      const { type } = change.action
      if (type === 'fetch') askedAt.set(change.query, events)
      // A cancelled reading sets the state of before.
      else if (type === 'error' || type === 'setState') askedAt.delete(change.query)
      // A first reading is not interrupted by an event, which it may have missed.
      else if (type === 'success' && change.query.state.dataUpdateCount === 1 && hasMissed(change.query)) {
        void queries.invalidateQueries({ queryKey: change.query.queryKey, exact: true })
      }
    })
    const hasMissed = (query: Query) =>
      query.meta?.reads?.some((kind) => (arrivedAt.get(kind) ?? 0) > (askedAt.get(query) ?? events))

    /** What was asked for after the event shows the change: mostly by the act of this person that has caused it. */
    const refetch = (kind: LiveEvent['kind']) => {
      const arrived = arrivedAt.get(kind)!
      void readAgain(queries, [kind], (query) => (askedAt.get(query) ?? 0) < arrived)
    }
    const usual = throttle(refetch, THROTTLE_MS)
    const prompt = throttle(refetch, PROMPT_THROTTLE_MS, { leading: true })
    const nights = throttle((night: string) => void rereadNight(queries, night), PROMPT_THROTTLE_MS, {
      leading: true,
    })
    const stop = subscribeToLiveEvents((event) => {
      events += 1
      arrivedAt.set(event.kind, events)
      if (event.kind === 'plannedNight') nights.add(event.night)
      else if (event.kind === 'plan') prompt.add(event.kind)
      else usual.add(event.kind)
    })
    return () => {
      for (const pace of [usual, prompt, nights]) pace.stop()
      stop()
      stopWatching()
    }
  }, [queries])
}
