// @vitest-environment jsdom
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { clearCurrentFestival, keepCurrentFestival } from '../../setup/festivals/chooser/current-festival.ts'
import { nightPlan } from '../night-plan/testing/plan.ts'
import { prefetchNightPlan } from './prefetch-night-plan.ts'

const calendar = { opensAt: '2024-09-13T23:00:00.000Z', weekends: 4, extraNights: [] }
const season = {
  ...{
    id: 7,
    ...{ year: 2024, part: 1 },
    isCurrent: true,
    closedAt: null,
    endsAt: null,
    beginsAt: '2024-01-01T00:00:00.000Z',
  },
  calendar: { ...calendar, shiftStart: '17:00', shiftEnd: '01:00' },
}

beforeEach(() => {
  clearCurrentFestival()
})

test('the plan of the current season is read before its page is there', async () => {
  const plan = nightPlan()
  mockApi({ '/api/night-plan?festivalId=1&seasonId=7': { body: plan } })
  keepCurrentFestival(1)
  const seasons = queryOf(SEASONS_CALLS.list, { params: { id: 1 } })
  queryClient.setQueryData(seasons.queryKey, [{ ...season, id: 8, isCurrent: false }, season])
  prefetchNightPlan()
  const { queryKey } = queryOf(NIGHT_PLAN_CALLS.read, { query: { festivalId: 1, seasonId: 7 } })
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(plan))
})

test('nothing is read while the festival or its seasons are not known', () => {
  const fetch = mockApi({})
  prefetchNightPlan()
  keepCurrentFestival(1)
  prefetchNightPlan()
  // A call is counted at once, and made a moment later.
  expect(queryClient.isFetching()).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})
