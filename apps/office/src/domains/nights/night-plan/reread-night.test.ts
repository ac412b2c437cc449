import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type { NightPlan, PlannedNight } from '@nightshift/shared/nights/night-plan/contract'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/calls.ts'
import { rereadNight } from './reread-night.ts'
import { BO, CLEO, FRIDAY, nightPlan, plannedPlace, SATURDAY } from './testing/plan.ts'

const season = { festivalId: 1, seasonId: 7 }
const planQuery = queryOf(NIGHT_PLAN_CALLS.read, { query: season })
const { queryKey } = planQuery
const PLAN = '/api/night-plan?festivalId=1&seasonId=7'
const NIGHT = `/api/night-plan/night?festivalId=1&seasonId=7&night=${FRIDAY}`

const shown = nightPlan({
  places: [plannedPlace(), plannedPlace({ id: 2, night: SATURDAY })],
  needs: [{ night: FRIDAY, positionId: 1, needed: 9 }],
})
const changed: PlannedNight = { needs: [], places: [plannedPlace({ id: 3, userId: BO })] }
const elsewhere = nightPlan({ places: [plannedPlace({ id: 4, userId: CLEO })] })

/** A screen that shows the plan, with what the server answers. */
function show(answers: Parameters<typeof mockApi>[0]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queries.setQueryData(queryKey, shown)
  onShown = new QueryObserver(queries, planQuery).subscribe(() => {})
  const fetch = mockApi(answers)
  return {
    queries,
    plan: () => queries.getQueryData<NightPlan>(queryKey)!,
    asked: () => fetch.mock.calls.map(([path]) => path),
  }
}
let onShown = () => {}
afterEach(() => {
  onShown()
  vi.restoreAllMocks()
})
const ids = ({ places }: NightPlan) => places.map(({ id }) => id)

test('only the night that changed is read', async () => {
  const { queries, plan, asked } = show({ [NIGHT]: { body: changed } })
  await rereadNight(queries, FRIDAY)
  expect(asked()).toEqual([NIGHT])
  expect(plan()).toEqual({ ...shown, needs: [], places: [shown.places[1], ...changed.places] })
})

test('a night of another season is not read', async () => {
  const { queries, asked } = show({})
  await rereadNight(queries, '2023-10-06')
  expect(asked()).toEqual([])
})

test('a plan that changes while the night is read is read as a whole', async () => {
  const { queries, plan } = show({
    [NIGHT]: () => {
      queries.setQueryData(queryKey, nightPlan())
      return { body: changed }
    },
    [PLAN]: { body: elsewhere },
  })
  await rereadNight(queries, FRIDAY)
  expect(ids(plan())).toEqual([4])
})

test('a plan that is being read, and one whose night cannot be read, are read as a whole', async () => {
  const reading = show({ [NIGHT]: { body: changed }, [PLAN]: { body: elsewhere } })
  void reading.queries.invalidateQueries({ queryKey })
  await rereadNight(reading.queries, FRIDAY)
  expect(reading.asked()).toEqual([PLAN, PLAN])
  expect(ids(reading.plan())).toEqual([4])
  onShown()
  vi.restoreAllMocks()
  const failing = show({ [PLAN]: { body: elsewhere } })
  await rereadNight(failing.queries, FRIDAY)
  expect(ids(failing.plan())).toEqual([4])
})

test('what else is made of the plan is read again', async () => {
  const published = { seasonId: 7, fingerprint: '', affected: [], unseen: [] }
  const { queries } = show({
    [NIGHT]: { body: changed },
    '/api/publication?festivalId=1&seasonId=7': { body: published },
  })
  const publication = queryOf(PUBLICATION_CALLS.preview, { query: season })
  await queries.prefetchQuery(publication)
  await rereadNight(queries, FRIDAY)
  expect(queries.getQueryState(publication.queryKey)?.isInvalidated).toBe(true)
})
