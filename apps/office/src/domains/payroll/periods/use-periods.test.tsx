// @vitest-environment jsdom
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { OfficeProviders } from '../../../kit/office-providers.tsx'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { payPeriod } from '../../time/testing/pay-periods.ts'
import { usePeriods } from './use-periods.ts'

const newest = payPeriod()
const before = payPeriod({ startsAt: '2023-10-23T10:00:00.000Z', endsAt: '2023-10-30T10:00:00.000Z' })
const listed = (query: { until?: string }) =>
  addressOf(PAY_PERIODS_CALLS.list, { query: { festivalId: 1, ...query } })

function periodsOf(since: string) {
  const fetch = mockApi({
    [listed({})]: { body: { periods: [newest], earlier: before.endsAt } },
    [listed({ until: String(before.endsAt) })]: { body: { periods: [before], earlier: null } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfficeProviders>
      <FestivalContext value={person().festival}>{children}</FestivalContext>
    </OfficeProviders>
  )
  return { fetch, ...renderHook(() => usePeriods(since), { wrapper }) }
}

test('a chosen period of an earlier page is looked for', async () => {
  const { result } = periodsOf(String(before.startsAt))
  await waitFor(() => expect(result.current.periods).toEqual([before, newest]))
})

test.each(['', String(newest.startsAt)])('earlier pages wait for a click otherwise: "%s"', async (since) => {
  const { fetch, result } = periodsOf(since)
  await waitFor(() => expect(result.current.hasEarlier).toBe(true))
  expect(result.current.periods).toEqual([newest])
  expect(fetch).toHaveBeenCalledTimes(1)
})
