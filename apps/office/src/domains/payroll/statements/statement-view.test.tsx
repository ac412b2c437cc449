// @vitest-environment jsdom
import { STATEMENTS_CALLS } from '@nightshift/shared/payroll/statements/calls'
import type { MyStatementPeriod, Statement } from '@nightshift/shared/payroll/statements/contract'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { periodDates } from './period-text.ts'
import { StatementView } from './statement-view.tsx'

const { festival } = person()
const here = { id: festival!.id, name: festival!.name, timeZone: festival!.timeZone }
const before = { id: 2, name: 'Elsewhere', timeZone: 'America/Los_Angeles' }
const week = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const periods: MyStatementPeriod[] = [
  { ...week, state: 'open', festival: here },
  { ...week, state: 'approved', festival: before },
]
const statementOf = ({ festival: at, ...period }: MyStatementPeriod): Statement => ({
  ...{ person: { firstName: 'Ash', lastName: 'Graves' }, festival: at, period, lines: [] },
  totals: { hundredths: 0, pay: 0, cash: 0, credit: 0, deduction: 0 },
  ...{ premium: null, total: 0, open: 0 },
})
const mine = (query: object) => addressOf(STATEMENTS_CALLS.mine, { query: query as { festivalId: number } })

const Address = () => <output aria-label="Address">{useLocation().search}</output>

function open(search = '') {
  renderPage(
    <>
      <StatementView />
      <Address />
    </>,
    { at: `/employee/timeclock/statement${search}`, festival },
  )
}
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pay period' })

test('my periods of an earlier festival are offered with its name and open, also from their address', async () => {
  mockApi({
    '/api/statements/me/periods': { body: periods },
    [mine({ festivalId: 1 })]: { body: statementOf(periods[0]!) },
    [mine({ festivalId: 2, since: week.startsAt })]: { body: statementOf(periods[1]!) },
    [mine({ festivalId: 1, since: week.startsAt })]: { body: statementOf(periods[0]!) },
  })
  open()
  const sheet = () => screen.findByRole('article', { name: 'Pay statement' })
  await screen.findByRole('option', { name: /Elsewhere/ })
  const { options } = await choice()
  const dates = periodDates(week, here.timeZone)
  expect([...options].map(({ text }) => text)).toEqual([dates, `${dates}, Elsewhere, approved`])
  expect((await sheet()).textContent).toContain(here.name)
  fireEvent.change(await choice(), { target: { value: options[1]!.value } })
  await screen.findByText('Elsewhere')
  expect((await choice()).selectedIndex).toBe(1)
  const address = screen.getByLabelText('Address').textContent
  fireEvent.change(await choice(), { target: { value: options[0]!.value } })
  await screen.findByText(here.name)
  expect((await choice()).selectedIndex).toBe(0)

  cleanup()
  open(address)
  await screen.findByText('Elsewhere')
  expect((await choice()).selectedIndex).toBe(1)
})
