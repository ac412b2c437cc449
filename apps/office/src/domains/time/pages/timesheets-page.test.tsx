// @vitest-environment jsdom

import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { payrollEntry } from '../testing/payroll-entries.ts'
import TimesheetsPage from './timesheets-page.tsx'

const mara = person({ accessLvl: 2 })
const NOTHING = /^No timesheets found/
const ash = payrollEntry('Ash Graves', {
  ...{ id: 7, startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T01:00:00.000Z' },
})

const LISTS = {
  toReview: (path: string) => path.startsWith('/api/timeclock?') && path.includes('needsReview'),
  entries: (path: string) => path.startsWith('/api/timeclock?'),
  events: (path: string) => path.startsWith('/api/events?'),
}
type List = keyof typeof LISTS

/** Opens a week whose lists are answered one by one. */
function open() {
  const replies = new Map<List, (body: unknown) => void>()
  mockApi({
    '/api/pay-periods?*': { body: { periods: [], earlier: null } },
    '*': async ({ path }) => {
      const list = (Object.keys(LISTS) as List[]).find((one) => LISTS[one](decodeURIComponent(path)))
      return list && { body: await new Promise((resolve) => replies.set(list, resolve)) }
    },
  })
  renderPage(<TimesheetsPage />, { at: '/employee/admin/timesheets?from=2024-09-30&to=2024-10-06', me: mara })
  return async (list: List, body: unknown) => {
    await waitFor(() => expect(replies.has(list)).toBe(true))
    replies.get(list)!(body)
  }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Paychex Export' })

test('the export waits for the entries, those that need review and the events', async () => {
  const reply = open()
  fireEvent.click(button())
  expect(button().disabled).toBe(true)
  await reply('entries', [ash])
  await screen.findByRole('table', { name: 'Time entries' })
  expect(button().disabled).toBe(true)
  await reply('events', [])
  await reply('toReview', [])
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(screen.queryByText(NOTHING)).toBeNull()
  fireEvent.click(button())
  expect(await screen.findByRole('dialog', { name: 'Paychex Export' })).toBeTruthy()
})

test('a week without entries is shown to have none, once that is known', async () => {
  const reply = open()
  await reply('events', [])
  await reply('toReview', [])
  await reply('entries', [])
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.click(button())
  expect(await screen.findByText(NOTHING)).toBeTruthy()
})
