// @vitest-environment jsdom

import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { mockApi, NOT_SIGNED_IN } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { openOffice } from '../../../testing/open-office.tsx'
import { meQuery } from '../../access/auth/auth.api.ts'
import { entry } from '../testing/entries.ts'

const updatedAt = '2024-09-01T00:00:00.000Z'

/** Opens the page for a person with these positions and these server replies. */
function visit(positions: string[], calls: Parameters<typeof mockApi>[0]) {
  const me = person({
    positions: positions.map((name, index) => ({
      id: index + 1,
      eventId: 5,
      name,
      isTipped: false,
      canApply: true,
      updatedAt,
      event: { id: 5, festivalId: 1, name: 'The Bog', updatedAt },
    })),
    userPositions: positions.map((_, index) => ({
      id: index + 70,
      userId: person().id,
      positionId: index + 1,
      payrate: 15.5,
    })),
  })
  const fetch = mockApi({
    '/api/users/whoAmI': { body: me.username },
    '/api/users/me': { body: me },
    '/api/timeclock/me': { body: [] },
    '/api/entry-requests/me': { body: [] },
    ...calls,
  })
  openOffice('/employee/timeclock')
  return fetch
}

const button = (name: string) => screen.findByRole('button', { name })
/** The button once no punch is pending. */
async function idle(name: string) {
  await waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBe('false'))
  return button(name)
}
const sentTo = (path: string, fetch: ReturnType<typeof mockApi>) =>
  fetch.mock.calls.filter(([called]) => called === path).length
const press = async (name: string) => fireEvent.click(await button(name))
const running = entry({ id: 9, startTime: new Date().toISOString(), endTime: null })
const SERVER_ERROR = { status: 500, body: { error: { code: 'internal', message: 'Something went wrong.' } } }

test('a single position is clocked in for without a question, with its held-position id as plain text', async () => {
  const fetch = visit(['Actor'], { '/api/clockin': { body: running } })
  expect(await screen.findByText('No Timesheets Found!')).toBeTruthy()
  await press('Clock In')
  await button('Clock Out')
  const [, request] = fetch.mock.calls.find(([path]) => path === '/api/clockin')!
  expect(request).toMatchObject({ body: '70', headers: { 'content-type': 'text/plain' } })
})

test('two taps at once punch once', async () => {
  const fetch = visit(['Actor'], { '/api/clockin': { body: running } })
  const clockIn = await button('Clock In')
  fireEvent.click(clockIn)
  fireEvent.click(clockIn)
  await idle('Clock Out')
  expect(sentTo('/api/clockin', fetch)).toBe(1)
})

test('the second click of a double click does not undo the first', async () => {
  const ended = { ...running, endTime: new Date().toISOString() }
  const fetch = visit(['Actor'], { '/api/clockin': { body: running }, '/api/clockout': { body: ended } })
  await press('Clock In')
  const clockOut = await idle('Clock Out')
  fireEvent.click(clockOut, { detail: 2 })
  // A punch disables the button at once.
  expect(clockOut.getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(clockOut, { detail: 1 })
  expect(clockOut.getAttribute('aria-disabled')).toBe('true')
  await idle('Clock In')
  expect(sentTo('/api/clockout', fetch)).toBe(1)
})

test('after a punch the button is locked for 3 seconds, so that a second tap does not undo it', async () => {
  const ended = { ...running, endTime: new Date().toISOString() }
  const fetch = visit(['Actor'], { '/api/clockin': { body: running }, '/api/clockout': { body: ended } })
  await press('Clock In')
  const begun = Date.now()
  fireEvent.click(await button('Clock Out'))
  fireEvent.click(await idle('Clock Out'))
  expect(Date.now() - begun).toBeGreaterThan(2_900)
  await button('Clock In')
  expect(sentTo('/api/clockout', fetch)).toBe(1)
})

test('Clock Out can be taken back for 10 seconds', async () => {
  const ended = { ...running, endTime: new Date().toISOString() }
  const fetch = visit(['Actor'], {
    '/api/timeclock/me': { body: [running] },
    '/api/clockout': { body: ended },
    '/api/clockout/takeback': { body: running },
  })
  await press('Clock Out')
  await button('Clock In')
  await press('Take Clock Out back')
  await button('Clock Out')
  expect(screen.queryByRole('button', { name: 'Take Clock Out back' })).toBeNull()
  expect(sentTo('/api/clockout/takeback', fetch)).toBe(1)
  await idle('Clock Out')
  await press('Clock Out')
  await button('Take Clock Out back')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take Clock Out back' })).toBeNull(), {
    timeout: 12_000,
  })
})

test('without a position a message is shown, and nothing is sent', async () => {
  const fetch = visit([], {})
  await press('Clock In')
  expect(
    await screen.findByRole('alertdialog', { name: 'You have not been assigned a possition!' }),
  ).toBeTruthy()
  await press('Okay')
  await idle('Clock In')
  expect(sentTo('/api/clockin', fetch)).toBe(0)
})

test('a position that was assigned after the page loaded counts', async () => {
  const fetch = visit([], { '/api/clockin': { body: running } })
  await button('Clock In')
  const given = queryClient.getQueryData(meQuery.queryKey) as ReturnType<typeof person>
  const userPositions = [{ id: 88, userId: given.id, positionId: 3, payrate: 15 }]
  const positions = [{ id: 3, eventId: 5, name: 'Actor', isTipped: false, canApply: true, updatedAt }]
  fetch.mockRestore()
  mockApi({
    '/api/users/whoAmI': { body: given.username },
    '/api/users/me': { body: { ...given, userPositions, positions } },
    '/api/clockin': { body: running },
  })
  await press('Clock In')
  expect(await button('Clock Out')).toBeTruthy()
})

test.each([
  ['Clock In', [], '/api/clockin', 'Unable to clock in. Please refresh the page or try again later.'],
  [
    'Clock Out',
    [running],
    '/api/clockout',
    'Unable to clock out. Please refresh the page or try again later.',
  ],
])('a %s that fails shows a message and leaves the page usable', async (name, entries, path, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit(['Actor'], { '/api/timeclock/me': { body: entries }, [path]: SERVER_ERROR })
  await press(name)
  expect(
    await screen.findByRole('alertdialog', { name: 'Something went wrong', description: text }),
  ).toBeTruthy()
  await press('Okay')
  await idle(name)
})

test('without a network a punch fails at once, in words, and is not made later', async () => {
  const fetch = visit(['Actor', 'Guide'], { '/api/clockin': { body: running } })
  await button('Clock In')
  const cut = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  // Which position is asked of the server first.
  queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'none' })
  await press('Clock In')
  fireEvent.click(await screen.findByRole('radio', { name: 'The Bog - Guide' }))
  await press('Okay')
  const text = 'There is no network. Nothing was sent, and nothing will be sent later by itself.'
  expect(await screen.findByRole('alertdialog', { description: text })).toBeTruthy()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(await screen.findByText('This page could not be read again. It may be out of date.')).toBeTruthy()
  await press('Okay')
  await idle('Clock In')
  const sent = sentTo('/api/clockin', fetch)
  cut.mockRestore()
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sentTo('/api/clockin', fetch)).toBe(sent)
})

test('a background reload that fails shows on the page, not in a dialog, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = false
  visit(['Actor'], { '/api/timeclock/me': () => (fails ? SERVER_ERROR : { body: [entry()] }) })
  await button('Clock In')
  fails = true
  await queryClient.refetchQueries({ queryKey: keyOf(TIMECLOCK_CALLS.mine) })
  expect(await screen.findByText('This page could not be read again. It may be out of date.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fails = false
  await press('Try again')
  await waitFor(() => expect(screen.queryByText(/could not be read again/)).toBeNull())
})

test("a refusal shows the server's message, and the list is refetched", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let entries = [] as unknown[]
  const refused = {
    status: 409,
    body: { error: { code: 'alreadyClockedIn', message: 'You are already clocked in.' } },
  }
  visit(['Actor'], { '/api/timeclock/me': () => ({ body: entries }), '/api/clockin': refused })
  await button('Clock In')
  entries = [running]
  await press('Clock In')
  expect(await screen.findByText('You are already clocked in.')).toBeTruthy()
  await press('Okay')
  expect(await button('Clock Out')).toBeTruthy()
})

test('a forgotten shift shows Clock In, which closes it', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const forgotten = entry({ id: 8, startTime: hoursAgo(15), endTime: null })
  let entries = [forgotten]
  visit(['Actor'], { '/api/timeclock/me': () => ({ body: entries }), '/api/clockin': { body: running } })
  expect(
    await screen.findByText(/^You never clocked out of your shift of .* a manager will check it\.$/),
  ).toBeTruthy()
  await button('Clock In')
  entries = [running, { ...forgotten, endTime: hoursAgo(7), needsReview: 'forgotten' }]
  await press('Clock In')
  await button('Clock Out')
  await waitFor(() => expect(screen.getAllByText('Running')).toHaveLength(1))
})

test('a failed load shows a message and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = true
  visit(['Actor'], { '/api/timeclock/me': () => (fails ? SERVER_ERROR : { body: [entry()] }) })
  const text = 'Unable to load timesheets. Please refresh the page or try again later.'
  expect(await screen.findByRole('alertdialog', { description: text })).toBeTruthy()
  await press('Okay')
  fails = false
  await press('Try again')
  expect(await screen.findByRole('table', { name: 'My timesheets' })).toBeTruthy()
})

test('a session that ends while the page is open redirects to the login without an error', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  visit(['Actor'], { '/api/timeclock/me': { body: [entry()] } })
  await button('Clock In')
  mockApi({ '/api/timeclock/me': NOT_SIGNED_IN, '/api/users/whoAmI': NOT_SIGNED_IN })
  await queryClient.refetchQueries({ queryKey: keyOf(TIMECLOCK_CALLS.mine) })
  expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})

test('of several positions tonight’s comes first, also on a page that was open before it was planned', async () => {
  const fetch = visit(['Actor', 'Guide'], {})
  await button('Clock In')
  const given = queryClient.getQueryData(meQuery.queryKey) as ReturnType<typeof person>
  fetch.mockRestore()
  mockApi({
    '/api/users/whoAmI': { body: given.username },
    '/api/users/me': { body: { ...given, userPositions: given.userPositions.toReversed() } },
  })
  queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'none' })
  await press('Clock In')
  const labels = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)
  expect(labels).toEqual(['The Bog - Guide', 'The Bog - Actor'])
})

test('the time clock leads to my pay statement', async () => {
  visit(['Actor'], { '/api/statements/me/periods': { body: [] } })
  fireEvent.click(await screen.findByRole('link', { name: 'Pay statement' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay statement' })).toBeTruthy()
})

test('one of several positions is chosen, or none', async () => {
  const fetch = visit(['Actor', 'Guide'], { '/api/clockin': { body: running } })
  await press('Clock In')
  const first = await screen.findByRole('radio', { name: 'The Bog - Actor' })
  expect(first).toHaveProperty('checked', true)
  await press('Cancel')
  await idle('Clock In')
  expect(sentTo('/api/clockin', fetch)).toBe(0)
  await press('Clock In')
  fireEvent.click(await screen.findByRole('radio', { name: 'The Bog - Guide' }))
  await press('Okay')
  await button('Clock Out')
  expect(fetch.mock.calls.find(([path]) => path === '/api/clockin')?.[1]).toMatchObject({ body: '71' })
})

test('a tipped shift ends with its tips, and runs on while they are not entered', async () => {
  const tipped = { ...running, isTipped: true }
  const ended = { ...tipped, endTime: new Date().toISOString(), cashTips: 20.25, creditTips: 14.5 }
  const fetch = visit(['Actor'], {
    '/api/timeclock/me': { body: [tipped] },
    '/api/clockout': { body: ended },
  })
  await press('Clock Out')
  await press('Cancel')
  await idle('Clock Out')
  expect(screen.getByRole('status').textContent).toBe('Clocked in as Bog Actor')
  expect(sentTo('/api/clockout', fetch)).toBe(0)
  await press('Clock Out')
  fireEvent.change(await screen.findByLabelText('Cash Tips'), { target: { value: '20.25' } })
  fireEvent.change(screen.getByLabelText('Credit Tips'), { target: { value: '14.50' } })
  await press('Okay')
  await idle('Clock In')
  expect(screen.getByRole('status').textContent).toBe('You are not clocked in.')
  expect(screen.getByRole('row', { name: /Bog Actor/ }).textContent).toContain('$34.75')
})
