// @vitest-environment jsdom
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { type AttentionItem, PUNCH_REVIEW_REASONS } from '@nightshift/shared/kiosk/offline-punches/contract'
import { REVIEW_TITLES } from '@nightshift/shared/kiosk/offline-punches/words'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { settled } from '../../../testing/settled.ts'
import { attentionItem } from '../testing/attention.ts'
import { ATTENTION } from './attention.texts.ts'
import { AttentionList } from './attention-list.tsx'

const ash = attentionItem()
const stranger = attentionItem({
  key: '0d5d3f0e-2f4e-4f8e-9a57-6f5f3a1c0009',
  reason: 'unknownBadge',
  person: null,
  position: null,
  entry: null,
  proposals: [],
})
const decideAt = ({ key }: AttentionItem) => `/api/kiosk/punches/${key}/decide`

function List() {
  const { data } = useQuery(queryOf(KIOSK_PUNCHES_CALLS.list, { query: { festivalId: 1 } }))
  return data ? <AttentionList items={data} timeZone="America/New_York" /> : null
}

type Options = { refusal?: { status: number; body: unknown }; answered?: Promise<void>; keeps?: boolean }

/** A server on which a decision removes the punch, or is refused with this answer. */
function open({ refusal, answered, keeps = false }: Options = {}) {
  let waiting = [ash, stranger]
  const decided = (item: AttentionItem) => () => {
    if (!keeps) waiting = waiting.filter(({ key }) => key !== item.key)
    return refusal ?? { body: 'null' }
  }
  const fetch = mockApi({
    '/api/kiosk/punches?festivalId=1': () => ({ body: waiting }),
    [decideAt(ash)]: decided(ash),
    [decideAt(stranger)]: decided(stranger),
  })
  const reply = fetch.getMockImplementation()!
  fetch.mockImplementation(async (path, request) => {
    if (request?.method === 'POST') await answered
    return reply(path, request)
  })
  renderPage(<List />)
  return (item: AttentionItem) =>
    fetch.mock.calls
      .filter(([path]) => path === decideAt(item))
      .map(([, request]) => JSON.parse(String(request?.body)))
}

const card = (name: string) => screen.findByRole('article', { name })
const press = async (scope: HTMLElement, name: string) =>
  fireEvent.click(await within(scope).findByRole('button', { name }))

test('a proposal is sent as it was shown, once, and the punch leaves the list', async () => {
  let resolve = () => {}
  const answered = new Promise<void>((done) => {
    resolve = done
  })
  const sentFor = open({ answered })
  const button = within(await card('Ash Marrow')).getByRole('button', { name: 'Start the shift at 5:02 PM' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  const other = within(await card('Unknown badge')).getByRole('button', { name: 'Discard…' })
  expect(other).toHaveProperty('disabled', true)
  resolve()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ash Marrow' })).toBeNull())
  expect(sentFor(ash)).toEqual([{ proposal: ash.proposals[0] }])
  expect((await screen.findByRole('status')).textContent).toBe(
    'Start the shift at 5:02 PM: saved for Ash Marrow.',
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unknown badge' }))
})

test.each(PUNCH_REVIEW_REASONS)('%s: says why, and offers each proposal and a discard', (reason) => {
  const at = '2025-10-31T21:02:00.000Z'
  const item = attentionItem({
    reason,
    proposals: [
      { kind: 'clockIn', at, upId: 1, position: 'Bog Actor' },
      { kind: 'clockIn', at, upId: 2, position: 'Usher' },
    ],
  })
  renderPage(<AttentionList items={[item]} timeZone="America/New_York" />)
  const shown = screen.getByRole('article', { name: 'Ash Marrow' })
  expect(shown.textContent).toContain(`${REVIEW_TITLES[reason]} ${ATTENTION.reasons[reason]}`)
  expect(
    within(shown)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Clock in at 5:02 PM', 'Clock in at 5:02 PM as Usher', 'Discard…'])
})

test('a punch without a proposal can only be discarded, with a reason', async () => {
  const sentFor = open()
  const unknown = await card('Unknown badge')
  expect(unknown.textContent).toContain('This scan cannot be applied.')
  await press(unknown, 'Discard…')
  const dialog = await screen.findByRole('dialog', { name: 'Discard the scan of Unknown badge' })
  await press(dialog, 'Discard the scan')
  expect(await within(dialog).findByText('Please say why.')).toBeTruthy()
  await settled()
  expect(sentFor(stranger)).toEqual([])
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: ' A visitor. ' },
  })
  await press(dialog, 'Discard the scan')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Unknown badge' })).toBeNull())
  expect(sentFor(stranger)).toEqual([{ discard: 'A visitor.' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a discard that fails keeps its reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open({ refusal: { status: 500, body: {} }, keeps: true })
  await press(await card('Unknown badge'), 'Discard…')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  fireEvent.change(reason, { target: { value: 'A visitor.' } })
  await press(await screen.findByRole('dialog'), 'Discard the scan')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Unable to save this decision.')
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(reason).toHaveProperty('value', 'A visitor.')
})

test('a scan that somebody else decides meanwhile keeps its dialog and the reason; the server says so', async () => {
  open()
  await press(await card('Unknown badge'), 'Discard…')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  fireEvent.change(reason, { target: { value: 'A visitor.' } })
  const message = 'Please look again.'
  mockApi({
    '/api/kiosk/punches?festivalId=1': { body: [ash] },
    [decideAt(stranger)]: { status: 409, body: { error: { code: 'changedMeanwhile', message } } },
  })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Unknown badge' })).toBeNull())
  await press(screen.getByRole('dialog'), 'Discard the scan')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(message)
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
  expect(reason).toHaveProperty('value', 'A visitor.')
  expect(screen.getByRole('dialog').contains(reason)).toBe(true)
})

test("a refused decision shows the server's words, and the list is fetched again", async () => {
  open({
    refusal: { status: 409, body: { error: { code: 'changedMeanwhile', message: 'Please look again.' } } },
  })
  await press(await card('Ash Marrow'), 'Start the shift at 5:02 PM')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Please look again.')
  expect(screen.queryByRole('article', { name: 'Ash Marrow' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Okay' }))
})

test('all scans of a revoked kiosk, which come apart and last, are discarded at once', async () => {
  const kiosk = { id: 8, name: 'Lost tablet', isRevoked: true }
  let waiting = [ash, attentionItem({ key: '0d5d3f0e-2f4e-4f8e-9a57-6f5f3a1c0008', kiosk })]
  const fetch = mockApi({
    '/api/kiosk/punches?festivalId=1': () => ({ body: waiting }),
    '/api/kiosk/punches/discard': () => {
      waiting = [ash]
      return { body: { count: 1 } }
    },
  })
  renderPage(<List />)
  expect(
    within(await screen.findByRole('list', { name: ATTENTION.ofRevoked })).getAllByRole('listitem').length,
  ).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: ATTENTION.discardAll('Lost tablet') }))
  await screen.findByText(/^None of its scans/)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Stolen' } })
  fireEvent.click(screen.getByRole('button', { name: ATTENTION.discardScans }))
  await screen.findByText(ATTENTION.discardedAll(1, 'Lost tablet'))
  expect(screen.queryByRole('list', { name: ATTENTION.ofRevoked })).toBeNull()
  const sent = fetch.mock.calls.find(([path]) => path === '/api/kiosk/punches/discard')
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ kioskId: 8, discard: 'Stolen' })
})
