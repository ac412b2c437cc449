// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import type { NewTick, RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person as employee } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { person, rollCall } from '../roll-call/testing/samples.ts'
import RollCallPage from './roll-call-page.tsx'

const me = employee({ accessLvl: 1 })
const ash = person('Ash')
const bo = person('Bo', { attraction: 'Crypt', leftAt: '2024-10-04T22:00:30.000Z' })
const nell = { id: person('Nell').id, firstName: 'Nell', lastName: 'Graves', photo: null }

/** A server with one roll-call, which can be out of reach. */
function serve(changes: Partial<RollCall> = {}) {
  const state = { call: rollCall({ people: [ash, bo], ...changes }), isDown: false, sent: [] as NewTick[] }
  mockApi({
    '*': () => {
      if (state.isDown) throw new TypeError('Failed to fetch')
      return undefined
    },
    '*/ticks': ({ body }) => {
      state.sent.push(...body.ticks)
      const ticks = body.ticks.map((tick: NewTick) => ({ ...tick, by: 'Lena Graves', isLate: false }))
      state.call = { ...state.call, ticks: [...state.call.ticks, ...ticks] }
      return { body: { refused: [] } }
    },
    '*/people': ({ body }) => {
      const added = { ...person('Nell'), id: body.userId, joined: 'added' as const, addedBy: 'Lena Graves' }
      state.call = { ...state.call, people: [...state.call.people, added] }
      return { status: 204 }
    },
    '*/end': () => {
      state.call = { ...state.call, endedAt: '2024-10-04T22:09:00.000Z', endedBy: 'Lena Graves' }
      return { body: state.call }
    },
    '/api/users?*': { body: [nell, { ...nell, id: ash.id, firstName: 'Ash' }] },
    '/api/roll-calls/1': () => ({ body: state.call }),
  })
  return state
}

const open = (address = '/employee/admin/roll-call?call=1') =>
  renderPage(<RollCallPage />, { me, at: address })
const section = (name: string) => within(screen.getByRole('region', { name }))
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const agree = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('a tap ticks somebody off, and another one takes it back after a question', async () => {
  const server = serve()
  open()
  await screen.findByText('2 of 2 not accounted for')
  expect(screen.getByText(/Clocked out 6:00 PM/)).toBeTruthy()
  tap('Ash Graves is safe')
  screen.getByText('1 of 2 not accounted for')
  await waitFor(() => expect(server.sent).toMatchObject([{ personId: ash.id, isSafe: true }]))
  expect(section('Safe').getByText('Ash Graves')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())

  tap('Take back: Ash Graves is safe')
  await agree('Take back')
  await screen.findByText('2 of 2 not accounted for')
  await waitFor(() => expect(server.sent).toHaveLength(2))
  const [tick, undo] = server.sent
  expect(undo!.at > tick!.at).toBe(true)
})

test('without a connection the list stays with its age, ticks and people wait, and are sent later', async () => {
  const server = serve()
  const { unmount } = open()
  await screen.findByText('2 of 2 not accounted for')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.isDown = true
  tap('Ash Graves is safe')
  screen.getByText('1 of 2 not accounted for')
  expect(await screen.findByText(/^No connection\. List from .*, just now\.$/)).toBeTruthy()
  screen.getByText('1 tick waits on this phone.')
  tap('Add somebody')
  fireEvent.change(await screen.findByLabelText('Search by name', { selector: '[data-autofocus]' }), {
    target: { value: 'nell' },
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Nell Graves/ }))
  await screen.findByText('2 of 3 not accounted for')

  // Another start of the page has the list and the queue.
  unmount()
  queryClient.clear()
  open()
  await screen.findByText('2 of 3 not accounted for')
  screen.getByText(/Added on this phone/)

  server.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/Added by Lena Graves/)
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
  expect(server.sent).toHaveLength(1)
  screen.getByText('2 of 3 not accounted for')
  expect(screen.queryByText(/not sent yet/)).toBeNull()
})

test('the end asks and names who is missing, and the list stays', async () => {
  serve({ isDrill: true, kiosks: [{ name: 'Gate', waiting: 2, oldestAt: null, silentSince: null }] })
  open()
  await screen.findByText('DRILL')
  screen.getByText('2 scans are waiting at Gate: these people are not counted.')
  screen.getByText(/^Guests are not counted\./)
  tap('End')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    '2 of 2 are not accounted for: Bo Graves, Ash Graves. 2 scans are still waiting at kiosks.',
  )
  await agree('End it')
  await screen.findByText(/^Ended 6:09 PM by Lena Graves\.$/)
  expect(screen.queryByRole('button', { name: 'End' })).toBeNull()
  screen.getByText('2 of 2 not accounted for')
  screen.getByRole('link', { name: 'All roll-calls' })
})

test('a start that hangs ends within seconds, and can be tried again', async () => {
  const hung = AbortSignal.abort()
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms <= 8_000 ? hung : new AbortController().signal))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, request) => {
    const answer = String(input).includes('/current') ? { current: null } : []
    if (request?.method !== 'POST') return new Response(JSON.stringify(answer))
    return new Promise((_, reject) => request.signal?.aborted && reject(request.signal.reason))
  })
  open('/employee/admin/roll-call')
  fireEvent.click(await screen.findByRole('button', { name: 'Start roll-call' }))
  await agree('Start roll-call')
  await screen.findByText(STATES.noAnswer)
  await agree('Okay')
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start roll-call' })
  await waitFor(() => expect(start.disabled).toBe(false))
  limit.mockRestore()
})

test.each([
  ['the same opens without a word', false, false],
  ['a drill opens with the words of the server', true, true],
])('when somebody else was faster to start a roll-call, %s', async (_, isDrill, says) => {
  const theirs = { ...rollCall({ people: [ash] }), isDrill }
  let isOpen = false
  const { code, status, message } = { code: 'rollCallOpen', ...ERRORS.rollCallOpen }
  mockApi({
    'POST *': () => {
      isOpen = true
      return { status, body: { error: { code, message } } }
    },
    '*/current*': () => ({ body: { current: isOpen ? theirs : null } }),
    '/api/roll-calls/1': { body: theirs },
    '*': { body: [] },
  })
  open('/employee/admin/roll-call')
  fireEvent.click(await screen.findByRole('button', { name: 'Start roll-call' }))
  await agree('Start roll-call')
  await screen.findByText('1 of 1 not accounted for')
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await act(async () => {})
  expect(screen.queryByText(message) !== null).toBe(says)
})

test('a kiosk that has gone silent is named', async () => {
  const silentSince = '2024-10-04T21:40:00.000Z'
  serve({ kiosks: [{ name: 'Barn door', waiting: 0, oldestAt: null, silentSince }] })
  open()
  await screen.findByText(
    'Barn door has not reported since 5:40 PM. Whoever has scanned there since is not counted.',
  )
})

test('filters narrow the list, and the print has everybody with a box and the time of the list', async () => {
  serve()
  open()
  await screen.findByText('2 of 2 not accounted for')
  fireEvent.change(screen.getByLabelText('Attraction'), { target: { value: 'Crypt' } })
  expect(screen.queryByRole('button', { name: 'Ash Graves is safe' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = within(screen.getByRole('article', { name: 'Roll-call' }))
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bo Graves/),
    expect.stringMatching(/^Ash Graves/),
  ])
  sheet.getByText(/^List of \d+\/\d+\/\d{4} \d+:\d\d [AP]M$/)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article')).toBeNull()
})

test('a double tap ticks one person: the row that moves into the place is not meant', async () => {
  const server = serve({ people: [person('Ash'), person('Bo'), person('Cy')] })
  open()
  await screen.findByText('3 of 3 not accounted for')
  const first = () => section('Not accounted for').getAllByRole('button')[0]!
  first().focus()
  fireEvent.click(first())
  fireEvent.click(first())
  screen.getByText('2 of 3 not accounted for')
  // The keyboard goes on with the next one.
  expect(document.activeElement).toBe(first())
  await new Promise((resolve) => setTimeout(resolve, 400))
  fireEvent.click(first())
  await screen.findByText('1 of 3 not accounted for')
  await waitFor(() => expect(server.sent).toHaveLength(2))
})

test('one that is over says its day, on the screen and on paper', async () => {
  serve({ endedAt: '2024-10-04T22:09:00.000Z', endedBy: 'Lena Graves' })
  open()
  await screen.findByText('Roll-call started Fri, Oct 4, 2024, 6:00 PM by Lena Graves')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = within(screen.getByRole('article', { name: 'Roll-call' }))
  sheet.getByText('Roll-call started Fri, Oct 4, 2024, 6:00 PM by Lena Graves')
  sheet.getByText('Ended 6:09 PM by Lena Graves.')
  expect(sheet.queryByText(/^List of/)).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('a shift that is open since an earlier day is named as such', async () => {
  serve({ people: [person('Ash', { since: '2024-10-03T21:00:00.000Z' })] })
  open()
  await screen.findByText(/In since 5:00 PM of an earlier day, maybe never clocked out/)
})

test('opened anew without a network, the page finds the list that the phone has kept', async () => {
  const server = serve()
  const { unmount } = open()
  await screen.findByText('2 of 2 not accounted for')
  unmount()
  queryClient.clear()
  server.isDown = true
  open('/employee/admin/roll-call')
  await screen.findByText('2 of 2 not accounted for')
})
