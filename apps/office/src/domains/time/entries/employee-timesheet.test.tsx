// @vitest-environment jsdom

import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { entry } from '../testing/entries.ts'
import { EmployeeTimesheet } from './employee-timesheet.tsx'

const { festival, passwordIsDefault: _, mustChangePassword: __, ...ash } = person()
const held = (count: number) => ({
  positions: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    eventId: 5,
    name: `Actor ${index + 1}`,
    isTipped: false,
    canApply: true,
    updatedAt: ash.updatedAt,
  })),
  userPositions: Array.from({ length: count }, (_, index) => ({
    id: index + 70,
    userId: ash.id,
    positionId: index + 1,
    payrate: 15.5,
  })),
})

/** Opens the timesheet of Ash for a reader of this access level. */
function open(accessLvl: number, entries: TimeEntry[], employee: object = held(1)) {
  const filter = { order: ['startTime DESC'], where: { userId: ash.id } }
  const list = addressOf(TIMECLOCK_CALLS.list, { query: { filter } })
  const fetch = mockApi({
    [list]: () => ({ body: entries }),
    '/api/addTimeEntry': () => {
      const made = entry({ id: 99, endTime: entry().startTime })
      entries.unshift(made)
      return { body: made }
    },
  })
  renderPage(<EmployeeTimesheet employee={{ ...ash, ...employee }} onClose={() => {}} />, {
    me: person({ accessLvl }),
    festival,
  })
  return fetch
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const sentTo = (fetch: ReturnType<typeof mockApi>, address: string) =>
  fetch.mock.calls
    .filter(([path]) => path === address)
    .map(([, request]) => JSON.parse(String(request?.body)))

test('a lead sees the shifts and cannot edit them', async () => {
  open(1, [entry()])
  const dialog = await screen.findByRole('dialog', { name: 'Timesheets of Ash Marrow' })
  expect(await within(dialog).findByRole('row', { name: /Bog Actor.*8\.00/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Edit|Add Entry/ })).toBeNull()
})

test('a manager opens an entry in place of the list, and returns to the list', async () => {
  open(2, [entry()])
  await press('Edit Bog Actor, 10/4/2024 5:00:00 PM')
  expect(await screen.findByRole('dialog', { name: 'Edit time entry' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'History' })).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByRole('dialog', { name: 'Timesheets of Ash Marrow' })).toBeTruthy()
})

test('a single position is added without a question, and the new entry is opened', async () => {
  const fetch = open(2, [])
  expect(await screen.findByText('No Timesheets Found!')).toBeTruthy()
  await press('Add Entry')
  expect(await screen.findByRole('dialog', { name: 'Edit time entry' })).toBeTruthy()
  expect(sentTo(fetch, '/api/addTimeEntry')).toEqual([{ userId: ash.id, upId: 70 }])
})

test('several positions are asked about', async () => {
  const fetch = open(2, [], held(2))
  await press('Add Entry')
  fireEvent.click(await screen.findByRole('radio', { name: 'Actor 2' }))
  await press('Okay')
  await screen.findByRole('dialog', { name: 'Edit time entry' })
  expect(sentTo(fetch, '/api/addTimeEntry')).toEqual([{ userId: ash.id, upId: 71 }])
})

test('nothing is added for an employee without a position', async () => {
  const fetch = open(2, [], held(0))
  await press('Add Entry')
  expect(await screen.findByText('This employee has not been assigned a position.')).toBeTruthy()
  await press('Okay')
  await settled()
  expect(sentTo(fetch, '/api/addTimeEntry')).toEqual([])
})

test('nothing is added for an inactive employee', async () => {
  open(2, [entry()], { ...held(1), isActive: false })
  await screen.findByRole('button', { name: /^Edit/ })
  expect(screen.queryByRole('button', { name: 'Add Entry' })).toBeNull()
})

test('a failed load can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  queryClient.clear()
  const fetch = mockApi({})
  renderPage(<EmployeeTimesheet employee={ash} onClose={() => {}} />, {
    me: person({ accessLvl: 2 }),
    festival,
  })
  await press('Okay')
  const before = fetch.mock.calls.length
  await press('Try again')
  expect(fetch.mock.calls.length).toBe(before + 1)
  await press('Okay')
})
