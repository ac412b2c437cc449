// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { payPeriod } from '../../time/testing/pay-periods.ts'
import { payrollEntry } from '../../time/testing/payroll-entries.ts'
import { rowsOf } from '../../time/timesheets/rows.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { PayPeriods } from './pay-periods.tsx'

const [since, until] = ['2024-10-21T10:00:00.000Z', '2024-10-28T10:00:00.000Z']
const times = { startTime: '2024-10-25T21:00:00.000Z', endTime: '2024-10-26T01:00:00.000Z' }
const entries = [
  payrollEntry('Ash Graves', { id: 7, ...times }),
  payrollEntry('Bea Poe', { id: 8, ...times }),
]

function show(exported: number, inFiles: number[]) {
  const figures = { ...payPeriod().figures, entries: 2, payable: 2, exported }
  mockApi({
    '/api/pay-periods?festivalId=1': { body: { periods: [payPeriod({ figures })], earlier: null } },
    [`/api/payroll/told?${new URLSearchParams({ festivalId: '1', since, until })}`]: { body: inFiles },
  })
  const payroll = {
    ...{ rows: rowsOf(entries, [], new Date()), view: { since, until }, change: () => {} },
    ...{ range: { startsAt: new Date(since), endsAt: new Date(until) }, timeZone: 'America/New_York' },
  }
  const onEdit = vi.fn()
  const me = person({ accessLvl: 2 })
  renderPage(
    <PayPeriods
      payroll={payroll as unknown as Payroll}
      isEditing={false}
      onOpen={() => {}}
      onEdit={onEdit}
    />,
    { me },
  )
  return onEdit
}

test('an entry that was added to an exported period is counted in the strip, and a link opens it', async () => {
  const onEdit = show(1, [7])
  expect(await screen.findByRole('button', { name: /1 entry in no file$/, pressed: true })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /^Bea Poe/ }))
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 8 }))
  expect(screen.queryByRole('button', { name: /^Ash Graves/ })).toBeNull()
})

test.each([
  ['of which no file was made', 0, []],
  ['of which a file holds all', 2, [7, 8]],
])('a period %s says nothing of it', async (_, exported, inFiles) => {
  show(exported, inFiles)
  expect(await screen.findByRole('button', { pressed: true })).toBeTruthy()
  expect(screen.queryByText(/in no file/)).toBeNull()
})
