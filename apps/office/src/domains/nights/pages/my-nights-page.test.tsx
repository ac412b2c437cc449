// @vitest-environment jsdom

import type { MyNight } from '@nightshift/shared/nights/my-nights/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openOffice } from '../../../testing/open-office.tsx'
import { myAvailability, myNight } from '../my-nights/testing/nights.ts'

const NIGHTS = '/api/users/me/nights?festivalId=1'
const AVAILABILITY = '/api/users/me/availability?festivalId=1'
const FEED = '/api/users/me/calendar-feed'
const IN_TIME = new Date('2026-10-05T12:00:00Z')
const LATE = new Date('2026-10-09T12:00:00Z')
const setNow = (now: Date) => vi.spyOn(Date, 'now').mockReturnValue(now.getTime())

beforeEach(() => {
  setNow(IN_TIME)
})

/** Opens the page with these nights. */
function visit(nights: MyNight[], calls: Parameters<typeof mockApi>[0] = {}) {
  const me = person()
  const fetch = mockApi({
    '/api/users/whoAmI': { body: me.username },
    '/api/users/me': { body: me },
    [NIGHTS]: { body: { declineHours: 24, nights } },
    [AVAILABILITY]: { body: myAvailability() },
    [FEED]: { body: { createdAt: null } },
    '/api/users/me/nights/seen': { body: '' },
    '/api/users/me/nights/7/answer': { body: '' },
    ...calls,
  })
  openOffice('/employee/my-nights')
  return fetch
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const sentTo = async (fetch: ReturnType<typeof mockApi>, path: string, method = 'POST') => {
  const find = () => fetch.mock.calls.find(([to, request]) => to === path && request?.method === method)
  await waitFor(() => expect(find()).toBeTruthy())
  return JSON.parse(String(find()![1]!.body))
}

test('a new night is marked, reported as seen, and confirmed as the version that was seen', async () => {
  const fetch = visit([myNight({ isSeen: false, sequence: 2 })])
  const card = await screen.findByRole('listitem', { name: 'Fri Oct 9' })
  within(card).getByText('Changed')
  within(card).getByText('Be there at 5:00 PM')
  expect(await sentTo(fetch, '/api/users/me/nights/seen')).toEqual({ nights: [{ placeId: 7, sequence: 2 }] })
  await press('Confirm, Fri, Oct 9')
  expect(await sentTo(fetch, '/api/users/me/nights/7/answer')).toEqual({ answer: 'confirmed', sequence: 2 })
})

test.each([
  ['confirmed', 'New', 1],
  ['declined', 'Changed', 2],
] as const)('a night that was %s is not marked as %s any more', async (reply, mark, sequence) => {
  let night = myNight({ isSeen: false, sequence })
  visit([], {
    [NIGHTS]: () => ({ body: { declineHours: 24, nights: [night] } }),
    '/api/users/me/nights/7/answer': () => {
      night = myNight({ answer: reply, sequence })
      return { body: '' }
    },
  })
  await screen.findByText(mark)
  if (reply === 'confirmed') await press('Confirm, Fri, Oct 9')
  else {
    await press("Can't make it, Fri, Oct 9")
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'An exam.' } })
    await press('Send')
  }
  await button('Undo, Fri, Oct 9')
  expect(screen.queryByText(mark)).toBeNull()
})

test('the focus stays on a night that is answered', async () => {
  const nights = [myNight({ placeId: 8, night: '2026-10-10' }), myNight()]
  visit([], {
    [NIGHTS]: () => ({ body: { declineHours: 24, nights } }),
    '/api/users/me/nights/7/answer': () => {
      nights[1] = myNight({ answer: 'confirmed' })
      return { body: '' }
    },
  })
  const confirm = await button('Confirm, Fri, Oct 9')
  confirm.focus()
  fireEvent.click(confirm)
  await screen.findByText('You confirmed.')
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Fri Oct 9' }))
})

test('a night that was seen has no mark and is not reported again', async () => {
  const fetch = visit([myNight()])
  await button('Confirm, Fri, Oct 9')
  expect(screen.queryByText('New')).toBeNull()
  expect(fetch.mock.calls.some(([path]) => path === '/api/users/me/nights/seen')).toBe(false)
})

test('declining asks for a reason', async () => {
  const fetch = visit([myNight()])
  await press("Can't make it, Fri, Oct 9")
  await screen.findByRole('dialog', { name: "Can't make it on Fri, Oct 9" })
  const send = await button('Send')
  send.focus()
  fireEvent.click(send)
  await screen.findByText('Please say why.')
  const reason = screen.getByRole('textbox', { name: /Reason/ })
  expect(document.activeElement).toBe(reason)
  fireEvent.change(reason, { target: { value: ' An exam. ' } })
  // In one go: what is shown follows too late for the second click of a double click.
  act(() => {
    send.click()
    send.click()
  })
  expect(await sentTo(fetch, '/api/users/me/nights/7/answer')).toEqual({
    ...{ answer: 'declined', reason: 'An exam.', sequence: 1 },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(fetch.mock.calls.filter(([path]) => path === '/api/users/me/nights/7/answer')).toHaveLength(1)
})

test('an answer and its reason are shown, and taken back in time', async () => {
  const fetch = visit([myNight({ answer: 'declined', answerReason: 'An exam.' })])
  await screen.findByText("You said that you can't make it.")
  screen.getByText('Your reason: An exam.')
  await press('Undo, Fri, Oct 9')
  expect(await sentTo(fetch, '/api/users/me/nights/7/answer')).toEqual({ answer: null, sequence: 1 })
})

test('a reason is kept when the night was published anew meanwhile, and sent for the new version', async () => {
  const ANSWER = '/api/users/me/nights/7/answer'
  const refusal = { error: { code: 'changedMeanwhile', message: 'Somebody else changed this meanwhile.' } }
  const nights = [myNight()]
  const fetch = visit([], {
    [NIGHTS]: () => ({ body: { declineHours: 24, nights } }),
    [ANSWER]: () => (nights[0]!.sequence === 1 ? { status: 409, body: refusal } : { body: '' }),
  })
  await press("Can't make it, Fri, Oct 9")
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'An exam.' } })
  await press('Send')
  nights[0] = myNight({ sequence: 2, isSeen: false })
  await press('Okay')
  await screen.findByText('Changed')
  const send = await button('Send')
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('false'))
  fireEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull())
  const sent = fetch.mock.calls
    .filter(([path]) => path === ANSWER)
    .map(([, to]) => JSON.parse(String(to!.body)))
  expect(sent.map(({ sequence, reason }) => [sequence, reason])).toEqual([
    [1, 'An exam.'],
    [2, 'An exam.'],
  ])
})

test('while one answer is being saved, another night can be declined, and the same answer is not sent twice', async () => {
  const saving = new Promise<never>(() => {})
  const fetch = visit([myNight(), myNight({ placeId: 8, night: '2026-10-10' })], {
    '/api/users/me/nights/7/answer': () => saving,
    '/api/users/me/nights/8/answer': { body: '' },
  })
  await press('Confirm, Fri, Oct 9')
  await press('Confirm, Fri, Oct 9')
  await press("Can't make it, Sat, Oct 10")
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'An exam.' } })
  await press('Send')
  expect(await sentTo(fetch, '/api/users/me/nights/8/answer')).toMatchObject({ answer: 'declined' })
  expect(fetch.mock.calls.filter(([path]) => path === '/api/users/me/nights/7/answer')).toHaveLength(1)
})

test('when it is late, the button asks the lead for help, and an answer cannot be undone', async () => {
  setNow(LATE)
  visit([myNight({ answer: 'confirmed' })])
  await button('Ask the lead for help, Fri, Oct 9')
  screen.getByText('You confirmed.')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Can't make it/ })).toBeNull()
})

test('the call for help says that it is late, and sends the reason', async () => {
  setNow(LATE)
  const fetch = visit([myNight()])
  await screen.findByText(/^It is too late to say no by yourself\./)
  await press('Ask the lead for help, Fri, Oct 9')
  await screen.findByRole('dialog', { name: 'Ask for help on Fri, Oct 9' })
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Flat tyre.' } })
  await press('Send')
  expect(await sentTo(fetch, '/api/users/me/nights/7/answer')).toEqual({
    ...{ answer: 'help', reason: 'Flat tyre.', sequence: 1 },
  })
})

test('somebody who asked for help can come after all', async () => {
  setNow(LATE)
  const fetch = visit([myNight({ answer: 'help', answerReason: 'Flat tyre.' })])
  await screen.findByText('Your reason: Flat tyre.')
  await press('I can make it after all, Fri, Oct 9')
  expect(await sentTo(fetch, '/api/users/me/nights/7/answer')).toMatchObject({ answer: 'confirmed' })
})

test('a night that was called off takes no answer, and earlier ones are apart', async () => {
  const over = { night: '2026-10-02', callAt: '2026-10-02T21:00:00Z', endsAt: '2026-10-03T05:00:00Z' }
  visit([myNight({ placeId: 8, ...over }), myNight({ isCancelled: true })])
  await screen.findByText('You are not on the plan of this night any more.')
  expect(screen.queryByRole('button', { name: /Oct 9/ })).toBeNull()
  screen.getByText('Earlier this season (1)')
})

test('a night on which nobody works says so and takes no answer', async () => {
  visit([myNight({ isCalledOff: true, answer: 'confirmed' })])
  await screen.findByText('Nobody works on this night. Please do not come.')
  expect(screen.queryByRole('button', { name: /Oct 9/ })).toBeNull()
})

test('the checklist warns about a planned night, and saves what is unchecked', async () => {
  const saved = myAvailability({ source: 'own', updatedAt: '2026-10-05T12:00:00.000Z' })
  let isSaved = false
  const fetch = visit([], { [AVAILABILITY]: () => ({ body: isSaved ? saved : myAvailability() }) })
  await screen.findByText(/This is what you said in your application\./)
  const friday = screen.getByRole('checkbox', { name: 'Friday, October 9, 2026' })
  expect(screen.queryByRole('checkbox', { name: 'Friday, October 2, 2026' })).toBeNull()
  fireEvent.click(friday)
  await screen.findByText(/^You are on the plan of this night\./)
  isSaved = true
  await press('Save')
  const { unavailable, ...rest } = await sentTo(fetch, AVAILABILITY, 'PATCH')
  expect(rest).toEqual({ seasonId: 3, updatedAt: null })
  expect(unavailable.sort()).toEqual(['2026-10-09', '2026-10-10'])
  await screen.findByText('Saved.')
})

test('a night that the season has lost meanwhile is not sent', async () => {
  const fetch = visit([], { [AVAILABILITY]: { body: myAvailability({ unavailable: ['2026-10-16'] }) } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Friday, October 9, 2026' }))
  await press('Save')
  expect((await sentTo(fetch, AVAILABILITY, 'PATCH')).unavailable).toEqual(['2026-10-09'])
})

test('a calendar address is shown once, with a link for calendars', async () => {
  const made = { path: '/api/calendar/secret.ics', createdAt: '2026-10-05T12:00:00.000Z' }
  // Asked, made, asked again.
  const bodies = [{ createdAt: null }, made, { createdAt: made.createdAt }]
  visit([], { [FEED]: () => ({ body: bodies.shift() }) })
  await press('Make a calendar address')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })
  expect(field.value).toBe(`${location.origin}/api/calendar/secret.ics`)
  expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
    `webcal://${location.host}/api/calendar/secret.ics`,
  )
  await button('Remove the address')
})

test('a calendar address is made anew and removed, after a question each', async () => {
  const createdAt = '2026-10-05T12:00:00.000Z'
  const made = { path: '/api/calendar/second.ics', createdAt }
  // Asked, made anew, asked again, removed, asked again.
  const bodies = [{ createdAt }, made, { createdAt }, '', { createdAt: null }]
  const fetch = visit([], { [FEED]: () => ({ body: bodies.shift() }) })
  const methods = () => fetch.mock.calls.filter(([to]) => to === FEED).map(([, request]) => request?.method)
  const agree = async (name: string) =>
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await press('Make a new address')
  await screen.findByRole('alertdialog')
  expect(methods()).toEqual(['GET'])
  await agree('Make a new address')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })
  expect(field.value).toBe(`${location.origin}/api/calendar/second.ics`)
  await waitFor(() => expect(methods()).toHaveLength(3))
  await press('Remove the address')
  await agree('Remove the address')
  await screen.findByText('The address was removed.')
  expect(methods()).toEqual(['GET', 'POST', 'GET', 'DELETE', 'GET'])
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull()
})
