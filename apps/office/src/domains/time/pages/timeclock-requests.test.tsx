// @vitest-environment jsdom

import type { Me } from '@nightshift/shared/people/employees/contract'
import type { OwnRequest } from '@nightshift/shared/time/entry-requests/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOffice } from '../../../testing/open-office.tsx'
import { settled } from '../../../testing/settled.ts'
import { entry } from '../testing/entries.ts'
import { ownRequest } from '../testing/requests.ts'

const updatedAt = '2024-09-01T00:00:00.000Z'
const DAY = 24 * 3_600_000

/** A shift of yesterday: the dialog refuses what is older than 60 days. */
const start = new Date(Math.floor(Date.now() / DAY) * DAY - DAY)
const shift = entry({
  startTime: start.toISOString(),
  endTime: new Date(start.getTime() + DAY / 4).toISOString(),
})

/** Live events that the page hears. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  constructor() {
    super()
    Stream.opened.push(this)
  }
  close() {}
}

type Options = { requests?: OwnRequest[]; entries?: (typeof shift)[]; positions?: Me['positions'] }

const bothPositions = ['Actor', 'Barkeeper'].map((name, index) => ({
  ...{ id: index + 1, eventId: 5, name, isTipped: index === 1, canApply: true, updatedAt },
}))

function visit({ requests = [], entries = [shift], positions = bothPositions }: Options = {}) {
  let me = person({ positions })
  let known = requests
  const fetch = mockApi({
    '/api/users/whoAmI': { body: me.username },
    '/api/users/me': () => ({ body: me }),
    '/api/timeclock/me': { body: entries },
    '/api/entry-requests/me': () => ({ body: known }),
    '/api/entry-requests': () => {
      known = [ownRequest(), ...known]
      return { body: known[0] }
    },
    '/api/entry-requests/31': () => {
      known = known.map((request) => ({ ...request, status: 'withdrawn' }))
      return { body: 'null' }
    },
  })
  openOffice('/employee/timeclock')
  return {
    decide: (decided: OwnRequest[]) => {
      known = decided
    },
    givePositions: () => {
      me = person({ positions: bothPositions })
    },
    sent: () =>
      fetch.mock.calls
        .filter(([path, request]) => path === '/api/entry-requests' && request?.method === 'POST')
        .map(([, request]) => JSON.parse(String(request?.body))),
  }
}

const press = async (name: string | RegExp, scope: HTMLElement = document.body) =>
  fireEvent.click(await within(scope).findByRole('button', { name }))

beforeEach(() => {
  Stream.opened = []
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => void vi.unstubAllGlobals())

test('a shift can be corrected, and then waits for a manager', async () => {
  const { sent } = visit()
  await press(/^Something is wrong with Bog Actor/)
  const dialog = await screen.findByRole('dialog', { name: 'Something is wrong' })
  await press('Send to a manager', dialog)
  expect(await within(dialog).findByText('Please say in the note what is wrong.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/^Position/), { target: { value: '2' } })
  fireEvent.change(within(dialog).getByLabelText('Credit tips'), { target: { value: '12' } })
  await press('Send to a manager', dialog)
  expect(await screen.findByText('Waiting for a manager')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([
    {
      ...{ timeEntryId: shift.id, startTime: shift.startTime, endTime: shift.endTime },
      ...{ positionId: 2, cashTips: 0, creditTips: 12, note: '' },
    },
  ])
  expect(screen.queryByRole('button', { name: /^Something is wrong with/ })).toBeNull()
})

test('a shift that was forgotten is reported with a note', async () => {
  const { sent } = visit({ entries: [] })
  await press('I forgot to clock in')
  const dialog = await screen.findByRole('dialog', { name: 'I forgot to clock in' })
  await press('Send to a manager', dialog)
  expect(await within(dialog).findByText('Please fill this in.')).toBeTruthy()
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  const day = start.toISOString().slice(0, 10)
  fill(/^Clock In/, `${day}T12:00`)
  fill(/^Clock Out/, `${day}T13:30`)
  fill(/^Position/, '1')
  await press('Send to a manager', dialog)
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^What happened\?/))
  await settled()
  expect(sent()).toEqual([])
  fill(/^What happened\?/, 'The kiosk was off.')
  await press('Send to a manager', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([{ timeEntryId: null, positionId: 1, note: 'The kiosk was off.' }])
})

test('without a position the dialog says what to do, and has the form once a manager has given one', async () => {
  const { givePositions } = visit({ entries: [], positions: [] })
  await press('I forgot to clock in')
  const dialog = await screen.findByRole('dialog', { name: 'I forgot to clock in' })
  within(dialog).getByText(/Ask a manager to give you one, and then say here when you worked\.$/)
  expect(within(dialog).queryByLabelText(/^Clock In/)).toBeNull()
  fireEvent.click(within(dialog).getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  givePositions()
  await press('I forgot to clock in')
  await screen.findByLabelText(/^Clock In/)
})

test.each([
  [{ status: 'applied' }, 'Corrected'],
  [{ status: 'appliedChanged' }, 'Corrected, with other values than yours'],
  [{ status: 'declined', declineReason: 'You left at one.' }, 'Declined: You left at one.'],
] as const)('%j reads %s, and another request can be sent', async (changes, words) => {
  visit({ requests: [ownRequest(changes)] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Something is wrong with/ })).toBeTruthy()
  expect(Stream.opened).toEqual([])
})

test('a locked period is named', async () => {
  visit({ requests: [ownRequest({ isLocked: true })] })
  expect(await screen.findByText(/^This pay period is already approved\./)).toBeTruthy()
})

test('a request that waits can be withdrawn', async () => {
  visit({ requests: [ownRequest()] })
  await press(/^Withdraw the request about Bog Actor/)
  await press('Withdraw', await screen.findByRole('alertdialog'))
  await waitFor(() => expect(screen.queryByText('Waiting for a manager')).toBeNull())
})

test('a decision appears by itself', async () => {
  const { decide } = visit({ requests: [ownRequest()] })
  await screen.findByText('Waiting for a manager')
  decide([ownRequest({ status: 'applied' })])
  Stream.opened[0]!.dispatchEvent(new MessageEvent('punch', { data: '{"kind":"punch"}' }))
  expect(await screen.findByText('Corrected')).toBeTruthy()
})

test('missing shifts that were reported are listed until they are in the timesheet', async () => {
  const createdAt = new Date().toISOString()
  visit({
    requests: [
      ownRequest({ timeEntryId: null, createdAt }),
      ownRequest({ id: 32, timeEntryId: null, createdAt, status: 'declined', declineReason: 'Not there.' }),
      ownRequest({ id: 33, timeEntryId: null, createdAt, status: 'withdrawn' }),
      ownRequest({ id: 34, timeEntryId: null, status: 'declined', declineReason: 'Long ago.' }),
    ],
  })
  const list = await screen.findByRole('list', { name: 'Shifts that you reported' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(list.textContent).toContain('Bog Actor, 10/4/2024 5:00:00 PM to 10/5/2024 1:30:00 AM')
  expect(list.textContent).toContain('Declined: Not there.')
})

const openSince = (hours: number) =>
  entry({ id: 9, startTime: new Date(Date.now() - hours * 3_600_000).toISOString(), endTime: null })

test('a running shift has nothing to correct yet', async () => {
  visit({ entries: [openSince(1)] })
  await screen.findByRole('button', { name: 'Clock Out' })
  expect(screen.queryByRole('button', { name: /^Something is wrong with/ })).toBeNull()
})

test('a shift that nobody ended can be corrected', async () => {
  visit({ entries: [openSince(20)] })
  await press(/^Something is wrong with/)
  const dialog = await screen.findByRole('dialog', { name: 'Something is wrong' })
  expect(within(dialog).getByLabelText(/^Clock Out/)).toHaveProperty('value', '')
})
