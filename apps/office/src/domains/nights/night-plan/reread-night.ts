import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type { NightPlan } from '@nightshift/shared/nights/night-plan/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keyOf, readAgain } from '../../../lib/calls.ts'

/** Refetches one night of the plan that is shown, not the whole season, and whatever else was made of the night. */
export async function rereadNight(queries: QueryClient, night: string) {
  const queryKey = keyOf(NIGHT_PLAN_CALLS.read)
  const shown = queries.getQueryCache().find<NightPlan>({ queryKey, exact: false, type: 'active' })
  const isOther = (query: unknown) => query !== shown
  await Promise.all([
    readAgain(queries, ['plannedNight']),
    queries.invalidateQueries({ queryKey, predicate: isOther }),
    shown && rereadShown(queries, shown, night),
  ])
}

/** The whole plan is refetched when it changed meanwhile: the answer for the night may be the older one. */
async function rereadShown(queries: QueryClient, shown: Query<NightPlan>, night: string) {
  const { queryKey, state } = shown
  const plan = state.data
  const isUnchanged = () => shown.state.fetchStatus === 'idle' && shown.state.data === plan
  const readAll = () => queries.invalidateQueries({ queryKey, exact: true })
  if (!plan || state.isInvalidated || !isUnchanged()) return readAll()
  if (!plan.nights.some(({ date }) => date === night)) return
  const query = { festivalId: plan.festivalId, seasonId: plan.season.id, night }
  const read = await callApi(NIGHT_PLAN_CALLS.readNight, { query }).catch(() => undefined)
  if (!read || !isUnchanged()) return readAll()
  const isElsewhere = (one: { night: string }) => one.night !== night
  queries.setQueryData<NightPlan>(queryKey, {
    ...plan,
    needs: [...plan.needs.filter(isElsewhere), ...read.needs],
    places: [...plan.places.filter(isElsewhere), ...read.places],
  })
}
