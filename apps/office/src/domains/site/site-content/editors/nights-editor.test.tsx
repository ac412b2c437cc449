// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'
import { NightsEditor } from './nights-editor.tsx'

const CALLED_OFF = [{ date: '2024-10-04', words: 'Storm over the moor.' }]
const confirmClosing = (words: HTMLElement) =>
  fireEvent.click(within(words.closest<HTMLElement>('[role=dialog]')!).getByText('Call off this night'))
const sent = (fetch: ReturnType<typeof openEditor>['fetch'], method: string) =>
  fetch.mock.calls
    .filter(([, request]) => request?.method === method)
    .map(([path, request]) => [path, request?.body && JSON.parse(String(request.body))])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-09-12T21:00:00Z') })
  return () => vi.useRealTimers()
})

test('shows the sentences as they will read', async () => {
  const { value, isValid } = openEditor('nights', NightsEditor)
  const figure = (await screen.findByText('As it will read')).closest('figure')!
  expect(within(figure).getByText(/^Fridays and Saturdays from Friday, September 13/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Sentence after the gates hour'), {
    target: { value: 'Come early.\nLeave late.' },
  })
  expect(within(figure).getByText('Gates open at 7 pm. Come early. Leave late.')).toBeTruthy()
  expect([value().gates, isValid()]).toEqual(['Come early. Leave late.', true])
})

test('a night is called off with words for visitors, after a confirmation', async () => {
  const { fetch } = openEditor('nights', NightsEditor, {
    answers: { '/api/site/1/closed-nights': { body: { closedNights: CALLED_OFF } } },
  })
  fireEvent.click(await screen.findByLabelText('Call off this night: Friday, October 4'))
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Words for visitors')
  expect(words.value).toBe('We are sorry. Please come on another night.')
  expect(sent(fetch, 'POST')).toEqual([])
  fireEvent.change(words, { target: { value: 'Storm over the moor.' } })
  confirmClosing(words)
  await waitFor(() => expect(screen.queryByLabelText('Words for visitors')).toBeNull())
  expect(sent(fetch, 'POST')).toEqual([['/api/site/1/closed-nights', CALLED_OFF[0]]])
})

test('a failure is shown, and the dialog stays', async () => {
  openEditor('nights', NightsEditor)
  fireEvent.click(await screen.findByLabelText('Call off this night: Friday, October 4'))
  confirmClosing(await screen.findByLabelText('Words for visitors'))
  expect(await screen.findByText(/^Unable to call off the night/)).toBeTruthy()
  expect(screen.getByLabelText('Words for visitors')).toBeTruthy()
  fireEvent.click(screen.getByText('Okay'))
})

test('a night that is called off can be reopened, after a confirmation', async () => {
  const { fetch } = openEditor('nights', NightsEditor, {
    site: { closedNights: CALLED_OFF },
    answers: { '/api/site/1/closed-nights/2024-10-04': { body: { closedNights: [] } } },
  })
  const reopen = await screen.findByLabelText('Reopen: Friday, October 4')
  expect(reopen.closest('li')!.textContent).toContain('Called off: Storm over the moor.')
  fireEvent.click(reopen)
  const question = (await screen.findByText('Reopen Friday, October 4?')).closest('dialog')!
  expect(sent(fetch, 'DELETE')).toEqual([])
  fireEvent.click(within(question).getByText('Reopen'))
  await waitFor(() =>
    expect(sent(fetch, 'DELETE').map(([path]) => path)).toEqual(['/api/site/1/closed-nights/2024-10-04']),
  )
})

test('the dates are edited in the season', async () => {
  openEditor('nights', NightsEditor)
  expect(screen.getByText('Edit the season').getAttribute('href')).toBe('/employee/admin/general/season')
  expect(await screen.findAllByLabelText(/^Call off this night/)).toHaveLength(15)
})

test('a night that is over is reopened at most', async () => {
  vi.setSystemTime('2024-11-01T16:00:00Z')
  openEditor('nights', NightsEditor, { site: { closedNights: CALLED_OFF } })
  expect(await screen.findByLabelText('Reopen: Friday, October 4')).toBeTruthy()
  expect(screen.getAllByLabelText(/^Call off this night/)).toHaveLength(1)
})
