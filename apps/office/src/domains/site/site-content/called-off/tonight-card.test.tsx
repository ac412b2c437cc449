// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { TonightCard } from './tonight-card.tsx'

const FRIDAY = '2024-10-04T21:00:00Z'
const CALLED_OFF = { date: '2024-10-04', words: 'Storm over the moor.' }

/** Shows the card of a festival without a site at a time. The server keeps which nights are called off. */
function open(now: string, { closedNights = [] as (typeof CALLED_OFF)[] } = {}) {
  vi.setSystemTime(now)
  let calledOff = closedNights
  const nights = () => ({ body: { closedNights: calledOff } })
  const fetch = mockApi({
    '/api/festivals/1/season': { body: { ...DEFAULT_SEASON, updatedAt: '2024-09-01T00:00:00.000Z' } },
    '/api/site/1/closed-nights': () => {
      if (fetch.mock.lastCall?.[1]?.method !== 'POST') return nights()
      calledOff = [{ date: '2024-10-04', words: 'We are sorry. Please come on another night.' }]
      return nights()
    },
    '/api/site/1/closed-nights/2024-10-04': () => {
      calledOff = []
      return nights()
    },
  })
  renderPage(<TonightCard crewTexts={(night) => <p>Texts about {night}</p>} />, {
    festival: { ...person().festival!, hostName: null },
  })
  const asked = (path: string) => fetch.mock.calls.filter(([address]) => address === path)
  return { asked }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

test('tonight is called off in two taps, and the card says so when the server has confirmed it', async () => {
  const { asked } = open(FRIDAY)
  const card = await screen.findByRole('region', { name: 'Tonight for visitors and crew' })
  expect(card.textContent).toContain('Open tonight · gates 7 pm · Friday, October 4')
  fireEvent.click(within(card).getByRole('button', { name: 'Call off tonight' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call off tonight' }))
  await waitFor(() => expect(card.textContent).toContain('Called off tonight'))
  expect(card.textContent).toContain('We are sorry. Please come on another night.')
  const request = asked('/api/site/1/closed-nights').find(([, sent]) => sent?.method === 'POST')?.[1]
  expect(JSON.parse(String(request?.body))).toEqual({
    date: '2024-10-04',
    words: 'We are sorry. Please come on another night.',
  })
})

test('the crew of a night that is called off is offered its texts', async () => {
  open(FRIDAY)
  fireEvent.click(await screen.findByRole('button', { name: 'Call off tonight' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call off tonight' }))
  expect(await screen.findByText('Texts about 2024-10-04')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Tell the crew…' })).toBeTruthy()
})

test('a night that is called off is reopened after a confirmation', async () => {
  open(FRIDAY, { closedNights: [CALLED_OFF] })
  const card = await screen.findByRole('region', { name: 'Tonight for visitors and crew' })
  expect(card.textContent).toContain('Called off tonight · Storm over the moor.')
  fireEvent.click(within(card).getByRole('button', { name: 'Reopen' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(card.textContent).toContain('Open tonight'))
})

test('after midnight it is about the night that is still on', async () => {
  open('2024-10-06T04:30:00Z', { closedNights: [CALLED_OFF] })
  expect(await screen.findByText('Saturday, October 5')).toBeTruthy()
  expect(screen.getByText(/^Open tonight/)).toBeTruthy()
})

test('there is no card on a day without a night', async () => {
  const { asked } = open('2024-10-02T21:00:00Z')
  await waitFor(() => expect(asked('/api/festivals/1/season')).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('region')).toBeNull()
})
