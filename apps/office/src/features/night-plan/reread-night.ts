import type { NightPlan } from '@nightshift/shared/night-plan/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { readNight } from './night-plan.api.ts'

/** Refetches one night of the plan that is shown, not the whole season, and whatever else was made of the plan. */
export async function rereadNight(queries: QueryClient, night: string) {
  const shown = queries
    .getQueryCache()
    .find<NightPlan>({ queryKey: queryKeys.seasonPlan, exact: false, type: 'active' })
  const isOther = (query: unknown) => query !== shown
  await Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.nightPlan, predicate: isOther }),
    shown && rereadShown(queries, shown, night),
  ])
}

/** The whole plan is refetched when it changed meanwhile: the answer for the night may be the older one. */
async function rereadShown(queries: QueryClient, query: Query<NightPlan>, night: string) {
  const { queryKey, state } = query
  const plan = state.data
  const isUnchanged = () => query.state.fetchStatus === 'idle' && query.state.data === plan
  const readAll = () => queries.invalidateQueries({ queryKey, exact: true })
  if (!plan || state.isInvalidated || !isUnchanged()) return readAll()
  if (!plan.nights.some(({ date }) => date === night)) return
  const of = { festivalId: plan.festivalId, seasonId: plan.season.id, night }
  const read = await readNight(of).catch(() => undefined)
  if (!read || !isUnchanged()) return readAll()
  const isElsewhere = (one: { night: string }) => one.night !== night
  queries.setQueryData<NightPlan>(queryKey, {
    ...plan,
    needs: [...plan.needs.filter(isElsewhere), ...read.needs],
    places: [...plan.places.filter(isElsewhere), ...read.places],
  })
}
