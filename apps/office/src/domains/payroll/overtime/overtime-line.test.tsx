// @vitest-environment jsdom
import type { OvertimeWeek } from '@nightshift/shared/payroll/overtime/calls'
import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/setup/payroll-settings/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OvertimeLine } from './overtime-line.tsx'

const range = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const week = (firstName: string, overtimeHundredths: number, premium: number): OvertimeWeek => ({
  user: { id: `00000000-0000-4000-8000-00000000000${firstName.length}`, firstName, lastName: 'Graves' },
  ...{ ...range, timeZone: 'America/New_York' },
  ...{ hundredths: 4000 + overtimeHundredths, overtimeHundredths, regularRate: 1200, premium },
})

type Rule = 'exempt' | 'over40' | null

function show(overtime: Rule, accessLvl: 2 | 3, weeks: OvertimeWeek[] = [], rule: Rule = overtime) {
  const me = person({ accessLvl })
  const search = new URLSearchParams({ festivalId: '1', since: range.startsAt, until: range.endsAt })
  const fetch = mockApi({
    '/api/festivals/1/payroll-settings': { body: { festivalId: 1, ...DEFAULT_PAYROLL_SETTINGS, overtime } },
    '/api/pay-periods/locks?festivalId=1': { body: [] },
    [`/api/payroll/overtime?${search}`]: { body: { rule, weeks } },
  })
  renderPage(<OvertimeLine period={{ start: '2024-09-30', end: '2024-10-06' }} isPeriod />, { me })
  return fetch
}

test('the premium of the days, and a dialog with the people', async () => {
  show('over40', 2, [week('Ash', 600, 3600), week('Bo', 0, 0), week('Cyan', 100, 650)])
  fireEvent.click(await screen.findByRole('button', { name: 'Overtime premium $42.50 (2 people)' }))
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('Premium'),
    'Ash Graves9/30/202446.006.00$12.00$36.00',
    'Cyan Graves9/30/202441.001.00$12.00$6.50',
    'Total87.007.00$42.50',
  ])
})

test('nobody over 40 hours', async () => {
  show('over40', 2, [week('Bo', 0, 0)])
  expect(await screen.findByText(/No overtime/)).toBeTruthy()
})

test('an unanswered question reminds only who can answer it', async () => {
  show(null, 3)
  expect((await screen.findByRole('link', { name: 'Answer it in General' })).getAttribute('href')).toBe(
    '/employee/admin/general/payroll',
  )
})

test.each([
  [null, 2],
  ['exempt', 3],
] as const)('nothing is shown for %s at level %i', async (rule, level) => {
  const fetch = show(rule, level)
  const asked = () => fetch.mock.calls.filter(([path]) => String(path).includes('/overtime'))
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(/vertime/)).toBeNull()
})

test('a locked period has the overtime that it was approved with, whatever the festival has answered since', async () => {
  show('exempt', 2, [week('Ash', 600, 3600)], 'over40')
  expect(await screen.findByRole('button', { name: 'Overtime premium $36.00 (1 person)' })).toBeTruthy()
})

test('a period that was approved unanswered says how to get the answer of now', async () => {
  show('over40', 3, [], null)
  expect(await screen.findByText(/had not been answered when this pay period was approved/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
