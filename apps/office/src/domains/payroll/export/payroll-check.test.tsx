// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { payrollEntry } from '../../time/testing/payroll-entries.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { PayrollCheck } from './payroll-check.tsx'

const times = { startTime: '2023-09-05T10:00:00.000Z', endTime: '2023-09-05T23:30:00.000Z' }

/** An entry of a person of their own. */
function entryOf(id: number, name: string, paychexId: string, changes: Partial<PayrollEntry> = {}) {
  const { user, ...entry } = payrollEntry(name, { id, ...changes })
  const userId = user.id.replace(/.$/, String(id))
  return { ...entry, userId, user: { ...user, id: userId, paychexId } }
}

function check(...entries: PayrollEntry[]) {
  const onOpen = vi.fn()
  renderPage(<PayrollCheck entries={entries} timeZone="America/New_York" onOpen={onOpen} />)
  return onOpen
}

test('what Paychex would trip over is listed by kind, and each line opens its entry', () => {
  const long = entryOf(2, 'Gus Twin', '9101', times)
  const onOpen = check(
    entryOf(1, 'Fern Idless', '000', { payrate: 0 }),
    long,
    entryOf(3, 'Hal Twin', '9101', { startTime: new Date().toISOString(), endTime: null }),
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Paychex ID is 000 1',
    'Paychex ID shared with somebody else 1',
    'Still clocked in 1',
    'More than 12 hours 1',
    'Pay rate is $0.00 1',
  ])
  expect(screen.getByRole('button', { name: /Twin, 9101, also the ID of .* Twin/ })).toBeTruthy()
  screen.getByRole('button', { name: 'Gus Twin, Bog Actor, 9/5/2023 6:00:00 AM, 13.50 hours' }).click()
  expect(onOpen).toHaveBeenCalledWith(long)
})

test('entries that are in order have no list', () => {
  check(entryOf(1, 'Gus Twin', '9101'))
  expect(screen.getByText('Nothing found that Paychex or a person would trip over.')).toBeTruthy()
})
