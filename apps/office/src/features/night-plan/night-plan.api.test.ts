import { answer } from '@nightshift/ui/testing/answers.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { nightPlanQuery } from './night-plan.api.ts'
import { nightPlan, plannedPlace } from './testing/plan.ts'

afterEach(() => vi.restoreAllMocks())

function read(body: unknown) {
  answer({ '/api/night-plan?festivalId=1&seasonId=7': { body } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return queries.fetchQuery(nightPlanQuery(1, 7))
}

test('the plan is read as the server sent it', async () => {
  const plan = nightPlan({ places: [plannedPlace(), plannedPlace({ id: 2 })] })
  expect(await read(plan)).toEqual(plan)
})

test('a plan that breaks its contract is refused', async () => {
  const plan = nightPlan({})
  await expect(read({ ...plan, places: null })).rejects.toThrow()
  await expect(read({ ...plan, nights: [{}] })).rejects.toThrow()
  await expect(read({ ...plan, unknown: 1 })).rejects.toThrow()
})
