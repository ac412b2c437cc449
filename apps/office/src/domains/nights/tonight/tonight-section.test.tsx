// @vitest-environment jsdom
import type { Board } from '@nightshift/shared/nights/tonight/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { board, inSince, place, userId } from './testing/board.ts'
import { TonightSection } from './tonight-section.tsx'

function open(found: Board, accessLvl = 2, more: Parameters<typeof mockApi>[0] = {}) {
  const fetch = mockApi({
    '/api/tonight?festivalId=1': { body: found },
    '/api/tonight/free?festivalId=1&positionId=1': {
      body: [
        { userId: userId(99), name: 'Fay Free', phone: '', isIn: false, nights: 2, held: 'now' },
        { userId: userId(98), name: 'Gil Guide', phone: '', isIn: false, nights: 0, held: 'before' },
        { userId: userId(97), name: 'Hal Host', phone: '', isIn: true, nights: 1, held: 'never' },
      ],
    },
    ...more,
  })
  renderPage(<TonightSection />, { me: person({ accessLvl }) })
  const sent = () => fetch.mock.calls.filter(([, request]) => request?.method === 'POST')
  return {
    posts: () => sent().map(([path, request]) => [String(path), JSON.parse(String(request?.body))]),
  }
}
const openPosition = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

test('shows the figures of the night and only the positions that need somebody', async () => {
  open(
    board({
      places: [
        place('Ash Marrow', inSince(30)),
        place('Bo Pale'),
        place('Cy Crow', { positionId: 2, ...inSince(25) }),
      ],
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeTruthy()
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  // In, needed, expected, late, missing, extra, excused.
  expect(figures).toEqual(['2', '4', '0', '1', '0', '0', '0'])
  expect(screen.getByRole('button', { name: /Actor.*1 late · 1 to fill.*1 of 3 in/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Driver/ })).toBeNull()
})

test('a night that is called off says so', async () => {
  open(board({ tonight: { ...board().tonight!, isCalledOff: true }, positions: [] }))
  expect(await screen.findByText(/^Tonight is called off\./)).toBeTruthy()
})

test('between the nights it says when the next one is, and what is planned', async () => {
  const next = { ...board().tonight!, planned: 0, needed: 5 }
  open(board({ tonight: null, next, positions: [] }))
  expect(await screen.findByText(/The next night is Friday, October 4\./)).toBeTruthy()
  expect(screen.getByText(/Nobody is planned yet, 5 needed\./)).toBeTruthy()
})

test('a board that could not be loaded says so, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let status = 500
  const found = board({ places: [place('Bo Pale')] })
  open(found, 1, { '/api/tonight?festivalId=1': () => ({ status, body: status === 200 ? found : '' }) })
  expect(await screen.findByText('Who is in and who is missing could not be loaded.')).toBeTruthy()
  status = 200
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Actor.*1 late/ })).toBeTruthy()
})

test('one tap calls, marks and unmarks', async () => {
  const absent = place('Bo Pale')
  const marked = place('Cy Crow', { mark: 'excused' })
  const pathOf = ({ id }: { id: number }) => `/api/tonight/places/${id}/mark`
  const path = pathOf(absent)
  const done = { body: '' }
  const { posts } = open(board({ places: [absent, marked] }), 1, { [path]: done, [pathOf(marked)]: done })
  const dialog = await openPosition(/Actor/)
  const bo = within(dialog).getByRole('group', { name: 'What to do about Bo Pale' })
  expect(within(bo).getByRole('link', { name: 'Call Bo Pale' }).getAttribute('href')).toBe('tel:8455550100')
  fireEvent.click(within(bo).getByRole('button', { name: 'No-show' }))
  const { updatedAt } = absent
  await waitFor(() => expect(posts()).toEqual([[path, { mark: 'noShow', updatedAt }]]))
  const cy = within(dialog).getByRole('group', { name: 'What to do about Cy Crow' })
  const excused = within(cy).getByRole('button', { name: 'Excused', pressed: true })
  fireEvent.click(excused)
  await waitFor(() => expect(posts().at(-1)?.[1]).toEqual({ mark: null, updatedAt }))
})

test('a lead has no clock-in; whoever is in needs nothing but a call', async () => {
  open(board({ places: [place('Ash Marrow', inSince(5)), place('Bo Pale')] }), 1)
  const dialog = await openPosition(/Actor/)
  expect(within(dialog).queryByRole('button', { name: 'Clock in…' })).toBeNull()
  const ash = within(dialog).getByRole('group', { name: 'What to do about Ash Marrow' })
  expect(within(ash).queryAllByRole('button')).toEqual([])
  expect(within(dialog).getByText(/In since .* · 15 min late/)).toBeTruthy()
})

test('a free person is put in, and the mark says why', async () => {
  const absent = place('Bo Pale')
  const path = `/api/tonight/places/${absent.id}/replace`
  const { posts } = open(board({ places: [absent] }), 1, { [path]: { status: 200, body: '' } })
  fireEvent.click(within(await openPosition(/Actor/)).getByRole('button', { name: 'Replace…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace Bo Pale' })
  const fay = await within(dialog).findByRole('radio', { name: /Fay Free/ })
  expect(within(dialog).getByText('0 nights · Held this before')).toBeTruthy()
  expect(within(dialog).getByText('Clocked in already · Has not held this')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put in' }))
  expect(within(dialog).getByText('Please choose somebody.')).toBeTruthy()
  fireEvent.click(fay)
  fireEvent.click(within(dialog).getByRole('radio', { name: 'No-show' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put in' }))
  await waitFor(() =>
    expect(posts()).toEqual([[path, { userId: userId(99), mark: 'noShow', updatedAt: absent.updatedAt }]]),
  )
})

test('unfilled places have a row, from which a manager comes to the plan', async () => {
  open(board({ places: [place('Ash Marrow', inSince(30))] }))
  const dialog = await openPosition(/Actor/)
  const row = within(dialog).getByText('Unfilled: 2')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/employee/admin/nights')
})

test('a manager clocks somebody in, with a reason', async () => {
  const absent = place('Bo Pale')
  const path = '/api/tonight/clock-in'
  const { posts } = open(board({ places: [absent] }), 2, { [path]: { status: 200, body: '' } })
  fireEvent.click(within(await openPosition(/Actor/)).getByRole('button', { name: 'Clock in…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Clock in Bo Pale' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }))
  expect(within(dialog).getByText('Please say why they do not scan their badge.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: ' Badge is broken ' } })
  // Half an hour after midnight is of the next day.
  fireEvent.change(within(dialog).getByLabelText('Came at'), { target: { value: '00:30' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }))
  await waitFor(() =>
    expect(posts()).toEqual([
      [
        path,
        {
          ...{ festivalId: 1, userId: absent.userId, positionId: 1, reason: 'Badge is broken' },
          startTime: '2024-10-05T04:30:00.000Z',
        },
      ],
    ]),
  )
})

test('what somebody answered, and extras, are shown', async () => {
  open(
    board({
      places: [place('Bo Pale', { answer: 'help', answerReason: 'Car broke down' })],
      extras: [
        { entryId: 1, userId: userId(50), name: 'Xen Extra', phone: '', positionId: 1, since: board().now },
      ],
    }),
  )
  const dialog = await openPosition(/Actor/)
  expect(within(dialog).getByText(/Can't make it: Car broke down/)).toBeTruthy()
  expect(within(dialog).getByText('Xen Extra')).toBeTruthy()
})

test('a manager clocks somebody in who has no place', async () => {
  const path = '/api/tonight/clock-in'
  const { posts } = open(board(), 2, { [path]: { body: '' } })
  fireEvent.click(
    within(await openPosition(/Actor/)).getByRole('button', { name: 'Clock in somebody else…' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Clock in for Actor' })
  await within(dialog).findByRole('option', { name: 'Fay Free' })
  expect(within(dialog).queryByRole('option', { name: 'Gil Guide' })).toBeNull()
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Badge is broken' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }))
  expect(within(dialog).getByText('Please choose somebody.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/Who/), { target: { value: userId(99) } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }))
  const body = { festivalId: 1, userId: userId(99), positionId: 1, reason: 'Badge is broken' }
  await waitFor(() => expect(posts()).toEqual([[path, body]]))
})
