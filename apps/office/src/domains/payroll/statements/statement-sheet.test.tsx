// @vitest-environment jsdom
import type { Statement } from '@nightshift/shared/payroll/statements/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatementSheet } from './statement-sheet.tsx'

const statement: Statement = {
  person: { firstName: 'Ash', lastName: 'Graves' },
  festival: { id: 1, name: 'Dreadmoor', timeZone: 'America/New_York' },
  period: { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z', state: 'open' },
  lines: [
    {
      ...{ id: 1, positionName: 'Bartender', needsReview: true },
      ...{ startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T00:20:00.000Z' },
      ...{ hundredths: 333, rate: 1025, pay: 3413, cash: 3125, credit: 0, deduction: 4000 },
    },
  ],
  totals: { hundredths: 333, pay: 3413, cash: 3125, credit: 0, deduction: 4000 },
  premium: null,
  total: 2538,
  open: 1,
}
const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

test('a statement has its shifts, the period in words and the sums', () => {
  render(<StatementSheet statement={statement} />)
  screen.getByText('Mon, Sep 30, 2024, 6:00 AM to Mon, Oct 7, 2024, 6:00 AM')
  screen.getByText('Open: figures may still change')
  const shift = screen.getByRole('row', { name: /^Fri 10\/4\/2024/ })
  expect(cells(shift)).toEqual([
    ...['Bartender*', '5:00 PM', '8:20 PM', '3.33', '$10.25', '$34.13', '$31.25', '–', '$40.00'],
  ])
  screen.getByText('* A manager has yet to check this shift.')
  screen.getByText('A shift has not ended and is not in it.')
  screen.getByText('-$40.00')
  within(screen.getByText('Total').parentElement!).getByText('$25.38')
  expect(screen.queryByText(/premium/i)).toBeNull()
})

test('money without hours is marked, because it is in no total', () => {
  const line = { ...statement.lines[0]!, ...{ id: 2, hundredths: 0, pay: 0, needsReview: false } }
  const { rerender } = render(<StatementSheet statement={{ ...statement, lines: [line] }} />)
  expect(cells(screen.getByRole('row', { name: /^Fri 10\/4\/2024/ }))[0]).toBe('Bartender†')
  screen.getByText(/† Without hours/)
  const none = { cash: 0, credit: 0, deduction: 0 }
  rerender(<StatementSheet statement={{ ...statement, lines: [{ ...line, ...none }] }} />)
  expect(screen.queryByText(/†/)).toBeNull()
})

test('the overtime premium is a line of its own', () => {
  render(<StatementSheet statement={{ ...statement, premium: { hundredths: 250, cents: 1281 } }} />)
  expect(screen.getByText('Overtime premium, 2.50 h over 40').nextSibling?.textContent).toBe('$12.81')
})

test('a period without shifts says so', () => {
  render(<StatementSheet statement={{ ...statement, lines: [], open: 0 }} />)
  screen.getByText('No shift ended in this period.')
  expect(screen.queryByRole('table')).toBeNull()
})
