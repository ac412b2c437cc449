// @vitest-environment jsdom
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { payPeriod } from '../../time/testing/pay-periods.ts'
import { payrollEntry } from '../../time/testing/payroll-entries.ts'
import { rowsOf } from '../../time/timesheets/rows.ts'
import type { Payroll } from '../../time/timesheets/use-payroll.ts'
import { PayPeriods } from './pay-periods.tsx'

beforeEach(() => queryClient.clear())

const [since, until] = ['2024-10-21T10:00:00.000Z', '2024-10-28T10:00:00.000Z']
const times = { startTime: '2024-10-25T21:00:00.000Z', endTime: '2024-10-26T01:00:00.000Z' }
const entries = [
  payrollEntry('Ash Graves', { id: 7, ...times }),
  payrollEntry('Bea Poe', { id: 8, ...times }),
]

function show(exported: number, told: number[]) {
  const figures = { ...payPeriod().figures, entries: 2, payable: 2, exported }
  answer({
    '/api/pay-periods?festivalId=1': { body: { periods: [payPeriod({ figures })], earlier: null } },
    [`/api/payroll/told?${new URLSearchParams({ festivalId: '1', since, until })}`]: { body: told },
  })
  const payroll = {
    ...{ rows: rowsOf(entries, [], new Date()), view: { since, until }, change: () => {} },
    ...{ range: { startsAt: new Date(since), endsAt: new Date(until) }, timeZone: 'America/New_York' },
  }
  const onEdit = vi.fn()
  const me = person({ accessLvl: 2 })
  render(
    <MemoryRouter>
      <OfficeProviders>
        <MeContext value={me}>
          <FestivalContext value={me.festival}>
            <PayPeriods
              payroll={payroll as unknown as Payroll}
              isEditing={false}
              onOpen={() => {}}
              onEdit={onEdit}
            />
          </FestivalContext>
        </MeContext>
      </OfficeProviders>
    </MemoryRouter>,
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
])('a period %s says nothing of it', async (_, exported, told) => {
  show(exported, told)
  expect(await screen.findByRole('button', { pressed: true })).toBeTruthy()
  expect(screen.queryByText(/in no file/)).toBeNull()
})
