// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { payrollEntry } from '../testing/payroll-entries.ts'
import type { PayrollEntry } from '../timesheets/timesheets.api.ts'
import TimesheetsPage from './timesheets-page.tsx'

const mara = person({ accessLvl: 2 })
const WEEK = '?from=2023-02-06&to=2023-02-12'
const { updatedAt } = mara
const stand = { id: 2, eventId: 9, name: 'Cocoa Stand', isTipped: true, canApply: true, updatedAt }
const lane = { id: 9, festivalId: 1, name: 'Cocoa Lane', updatedAt, positions: [stand] }
const agatha = payrollEntry('Agatha Quill', {
  ...{ id: 1, startTime: '2023-02-12T22:00:00.000Z', endTime: '2023-02-13T04:59:00.000Z' },
})
const boris = payrollEntry('Borís Quill', {
  ...{ id: 2, positionId: stand.id, positionName: stand.name, payrate: 10, note: 'For the snow machine.' },
  ...{ startTime: '2023-02-08T22:00:00.000Z', endTime: '2023-02-09T10:15:00.000Z' },
  ...{ cashTips: 20, creditTips: 12.5, deduction: 5 },
  user: { ...agatha.user, firstName: 'Borís', isActive: false },
})

// jsdom cannot scroll elements.
beforeAll(() => {
  Element.prototype.scrollTo = () => {}
})
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

beforeEach(() => {
  // The list is virtualized: without a height it has no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
})

type Lists = { entries?: PayrollEntry[]; toReview?: PayrollEntry[]; fails?: () => boolean }

function open({ entries = [agatha, boris], toReview = [], fails = () => false }: Lists = {}, search = WEEK) {
  const asked: string[] = []
  mockApi({
    '*': ({ path }) => {
      asked.push(decodeURIComponent(path))
      return undefined
    },
    '/api/pay-periods?*': { body: { periods: [], earlier: null } },
    '/api/events?*': { body: [lane] },
    '/api/timeclock?*': ({ path }) => {
      if (fails()) return { status: 500, body: {} }
      if (path.includes('needsReview')) return { body: toReview }
      return { body: path.includes('between') ? entries : [] }
    },
  })
  renderPage(
    <>
      <TimesheetsPage />
      <Address />
    </>,
    { at: `/employee/admin/timesheets${search}`, me: mara },
  )
  return asked
}
const Address = () => <output aria-label="Address">{useLocation().search}</output>

const address = () => new URLSearchParams(screen.getByLabelText('Address').textContent)
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const table = () => screen.findByRole('table', { name: 'Time entries' })
const names = async () =>
  within(await table())
    .queryAllByRole('link', { name: /Quill$/ })
    .map(({ textContent }) => textContent)

test('the entries of a week have their days, hours, marks and totals', async () => {
  const asked = open()
  await screen.findByRole('link', { name: 'Agatha Quill' })
  expect(await names()).toEqual(['Agatha Quill', 'Borís Quill'])
  const [, ofAgatha, ofBoris, totals] = within(await table()).getAllByRole('row')
  // Sunday, a minute before midnight at the festival: the last of the week.
  expect(ofAgatha!.textContent).toContain('2/12/20235:00:00 PM11:59:00 PM')
  expect(asked.join()).toContain('["2023-02-06T05:00:00.000Z","2023-02-13T04:59:59.999Z"]')
  expect(ofBoris!.textContent).toContain('inactive')
  expect(ofBoris!.textContent).toContain('12.25 More than 12 hours')
  // 6.98 h at $15.50 and 12.25 h at $10.00.
  expect(totals!.textContent).toContain('2 entries19.23$230.69$20.00$12.50$5.00')
})

test('a column sorts and says so, and the address keeps it', async () => {
  open()
  await screen.findByRole('link', { name: 'Agatha Quill' })
  const head = () => screen.getByRole('columnheader', { name: 'Employee' })
  const sort = () => fireEvent.click(within(head()).getByRole('button'))
  sort()
  sort()
  expect(head().getAttribute('aria-sort')).toBe('descending')
  expect(await names()).toEqual(['Borís Quill', 'Agatha Quill'])
  expect(address().get('sort')).toBe('-employee')
})

test('filters narrow the list, the address keeps them, and all are cleared at once', async () => {
  open()
  await screen.findByRole('link', { name: 'Agatha Quill' })
  fill('Filter by text', 'boris snow')
  expect(await names()).toEqual(['Borís Quill'])
  fill('Position', String(stand.id))
  fill('Event', String(lane.id))
  fill('Total Tips: how to compare', 'equal')
  fill('Total Tips: amount', '32.5')
  fill('Hours: how to compare', 'atMost')
  fill('Hours: amount', '12.25')
  expect(await names()).toEqual(['Borís Quill'])
  expect(Object.fromEntries(address())).toMatchObject({
    ...{ from: '2023-02-06', to: '2023-02-12', text: 'boris snow', event: '9' },
    ...{ tipsIs: 'equal', tips: '32.5', hoursIs: 'atMost', hours: '12.25' },
  })
  fill('Hours: amount', '12')
  await screen.findByText('No entry of these days matches the filters.')
  press('Clear filters')
  expect(await names()).toHaveLength(2)
  expect(String(address())).toBe('from=2023-02-06&to=2023-02-12')
})

test('an address with filters opens filtered', async () => {
  open({}, `${WEEK}&text=boris+snow&hours=12&sort=-employee`)
  await screen.findByRole('link', { name: 'Borís Quill' })
  expect(await names()).toEqual(['Borís Quill'])
  expect(screen.getByLabelText('Filter by text')).toHaveProperty('value', 'boris snow')
  expect(screen.getByLabelText('Hours: amount')).toHaveProperty('value', '12')
})

test('days that are no period are refused in words, and this week needs no address', async () => {
  const asked = open()
  await screen.findByRole('link', { name: 'Agatha Quill' })
  fill('End Date', '2023-02-05')
  await screen.findByText('This is before the start date.')
  fill('End Date', '2023-02-13')
  await waitFor(() => expect(asked.join()).toContain('"2023-02-14T04:59:59.999Z"]'))
  press('This week')
  await waitFor(() => expect(String(address())).toBe(''))
})

test('a failed load is shown and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = true
  open({ fails: () => fails })
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain(
    'Unable to load timesheets. Please refresh the page or try again later.',
  )
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  fails = false
  press('Try again')
  await screen.findByRole('link', { name: 'Agatha Quill' })
})

test('an entry of earlier days that needs review is named, and opens', async () => {
  const tipless = { ...boris, needsReview: 'tipsMissing' as const }
  open({ entries: [agatha], toReview: [tipless] }, '?from=2023-02-13&to=2023-02-19')
  const words = 'Borís Quill, Cocoa Stand, 2/8/2023 5:00:00 PM, Tips missing'
  fireEvent.click(await screen.findByRole('button', { name: words }))
  const editor = await screen.findByRole('dialog', { name: 'Edit time entry' })
  expect(within(editor).getByText('Tips missing')).toBeTruthy()
})

test('what needs review is marked, can be filtered, and holds the export whatever the filters show', async () => {
  const tipless = { ...boris, needsReview: 'tipsMissing' as const }
  open({ entries: [agatha, tipless], toReview: [tipless] })
  await screen.findByRole('row', { name: /Borís Quill.*Tips missing/ })
  expect(screen.queryByRole('button', { name: /^Borís Quill, .*Tips missing$/ })).toBeNull()
  fill('Review', 'needed')
  expect(await names()).toEqual(['Borís Quill'])
  fill('Review', '')
  fill('Filter by text', 'agatha')
  press('Paychex Export')
  const dialog = await screen.findByRole('dialog', { name: 'Paychex Export' })
  expect(dialog.textContent).toContain('what the dates and filters show: 1 entry of 1 person, 6.98 hours.')
  expect(dialog.textContent).toContain('The export waits until somebody has looked at this entry')
  expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
  fireEvent.click(within(dialog).getByRole('button', { name: /^Borís Quill, .*Tips missing$/ }))
  await screen.findByRole('dialog', { name: 'Edit time entry' })
})
