// @vitest-environment jsdom
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import type { WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryOf } from '../../../../lib/calls.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { settled } from '../../../../testing/settled.ts'
import { waitingRequest } from '../../testing/requests.ts'
import { RequestList } from './request-list.tsx'

const DECIDE_AT = '/api/entry-requests/31/decide'
const SEEN = { updatedAt: waitingRequest().updatedAt, entryUpdatedAt: waitingRequest().entry!.updatedAt }
const manager = person({ id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b99', accessLvl: 2 })

function List() {
  const { data } = useQuery(queryOf(ENTRY_REQUESTS_CALLS.list, { query: { festivalId: 1 } }))
  return data ? <RequestList requests={data} timeZone="America/New_York" /> : null
}

type Options = {
  changes?: Partial<WaitingRequest>
  refusal?: { status: number; body: unknown }
  me?: typeof manager
}

/** A server on which a decision removes the request, or is refused with this answer. Returns what was sent. */
function open({ changes, refusal, me = manager }: Options = {}) {
  let waiting = [waitingRequest(changes)]
  const fetch = mockApi({
    '/api/entry-requests?festivalId=1': () => ({ body: waiting }),
    [DECIDE_AT]: () => {
      if (!refusal) waiting = []
      return refusal ?? { body: 'null' }
    },
  })
  renderPage(<List />, { me })
  return () =>
    fetch.mock.calls
      .filter(([path]) => path === DECIDE_AT)
      .map(([, request]) => JSON.parse(String(request?.body)))
}

const card = () => screen.findByRole('article', { name: 'Ash Marrow' })
const press = async (scope: HTMLElement, name: string) =>
  fireEvent.click(await within(scope).findByRole('button', { name }))
const buttons = (scope: HTMLElement) =>
  within(scope)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

test('shows both versions and the note, and applies what was seen, once', async () => {
  const sent = open()
  const shown = await card()
  const table = within(shown).getByRole('table', { name: 'The shift of Ash Marrow, now and as asked' })
  const cells = within(table).getByRole('row', { name: /^Clock Out/ })
  expect(cells.textContent).toBe('Clock Out10/5/2024 1:00:00 AM10/5/2024 1:30:00 AM, changed')
  expect(shown.textContent).toContain('Stayed to clean up.')
  const apply = within(shown).getByRole('button', { name: 'Apply' })
  fireEvent.click(apply)
  fireEvent.click(apply)
  expect((await screen.findByText('Applied the request of Ash Marrow.')).getAttribute('role')).toBe('status')
  expect(sent()).toEqual([{ kind: 'apply', ...SEEN }])
  expect(screen.queryByRole('article')).toBeNull()
})

test('after the last decision the page has the focus', async () => {
  open()
  const apply = within(await card()).getByRole('button', { name: 'Apply' })
  apply.focus()
  fireEvent.click(apply)
  await screen.findByText('Applied the request of Ash Marrow.')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('values can be changed before they are applied', async () => {
  const sent = open()
  await press(await card(), 'Change and apply…')
  const dialog = await screen.findByRole('dialog', { name: 'Change and apply the request of Ash Marrow' })
  fireEvent.change(within(dialog).getByLabelText(/^Clock Out/), { target: { value: '2024-10-04T16:00:00' } })
  await press(dialog, 'Apply these values')
  expect(await within(dialog).findByText('A shift cannot end before it starts.')).toBeTruthy()
  await settled()
  expect(sent()).toEqual([])
  fireEvent.change(within(dialog).getByLabelText(/^Clock Out/), { target: { value: '2024-10-05T01:15:00' } })
  fireEvent.change(within(dialog).getByLabelText(/^Position/), { target: { value: '2' } })
  fireEvent.change(within(dialog).getByLabelText('Cash tips'), { target: { value: '7.5' } })
  await press(dialog, 'Apply these values')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([
    {
      ...{ kind: 'applyChanged', startTime: '2024-10-04T21:00:00.000Z', endTime: '2024-10-05T05:15:00.000Z' },
      ...{ positionId: 2, cashTips: 7.5, creditTips: 0, ...SEEN },
    },
  ])
})

test('a decline needs a reason', async () => {
  const sent = open()
  await press(await card(), 'Decline…')
  const dialog = await screen.findByRole('dialog', { name: 'Decline the request of Ash Marrow' })
  await press(dialog, 'Decline the request')
  expect(await within(dialog).findByText('Please say why.')).toBeTruthy()
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: ' No. ' } })
  await press(dialog, 'Decline the request')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([{ kind: 'decline', reason: 'No.', updatedAt: SEEN.updatedAt }])
})

test('a request that somebody else decides meanwhile keeps its dialog and what was typed; the server says so', async () => {
  const message = 'Somebody has decided this already.'
  const refusal = { status: 409, body: { error: { code: 'requestDecided', message } } }
  open({ refusal })
  await press(await card(), 'Decline…')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  fireEvent.change(reason, { target: { value: 'You left at one.' } })
  mockApi({ '/api/entry-requests?festivalId=1': { body: [] }, [DECIDE_AT]: refusal })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await press(screen.getByRole('dialog'), 'Decline the request')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(message)
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(reason).toHaveProperty('value', 'You left at one.')
  expect(screen.getByRole('dialog').contains(reason)).toBe(true)
})

test('an overlap names the other shift, and the request stays', async () => {
  const other = {
    ...{ id: 8, positionName: 'Usher' },
    ...{ startTime: '2024-10-05T05:10:00.000Z', endTime: '2024-10-05T06:00:00.000Z' },
  }
  const message = 'This overlaps another shift of the same person.'
  open({ refusal: { status: 409, body: { error: { code: 'overlap', message, details: { with: other } } } } })
  await press(await card(), 'Apply')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Usher, 10/5/2024 1:10:00 AM')
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(await card()).toBeTruthy()
})

test.each([
  ['a missing shift', { timeEntryId: null, entry: null }, 'Forgot to clock in', 3],
  ['a deleted one', { entry: null }, 'This shift was deleted.', 1],
  ['a position that is not held', { positionId: 9, positionName: 'Usher' }, 'does not hold this position', 2],
  ['a locked period', { isLocked: true }, 'is approved and locked', 3],
])('%s says so, and offers what can be done', async (_, changes, text, count) => {
  open({ changes })
  const shown = await card()
  expect(shown.textContent).toContain(text)
  expect(buttons(shown)).toEqual(['Apply', 'Change and apply…', 'Decline…'].slice(3 - count))
})

test('a manager does not decide on their own', async () => {
  const own = { person: { ...waitingRequest().person, id: manager.id } }
  open({ changes: own })
  const shown = await card()
  expect(shown.textContent).toContain('This is your own request.')
  expect(buttons(shown)).toEqual([])
})

test('an administrator decides on their own', async () => {
  open({
    changes: { person: { ...waitingRequest().person, id: manager.id } },
    me: { ...manager, accessLvl: 3 },
  })
  expect(buttons(await card())).toHaveLength(3)
})
