// @vitest-environment jsdom
import { DEFAULT_PLAN_SETTINGS } from '@nightshift/shared/setup/plan-settings/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import NightsSettingsPage from '../pages/nights-settings-page.tsx'

const positions = [
  { positionId: 7, name: 'Actor', eventName: 'Hayride', callMinutes: null },
  { positionId: 8, name: 'Driver', eventName: 'Hayride', callMinutes: 45 },
]

async function open() {
  const fetch = mockApi({
    '/api/festivals/1/plan-settings': { body: { festivalId: 1, ...DEFAULT_PLAN_SETTINGS, positions } },
  })
  renderPage(<NightsSettingsPage />)
  await screen.findByRole('heading', { name: 'Call time' })
  const sent = () => fetch.mock.calls.filter(([, request]) => request?.method === 'PATCH')
  return { bodies: () => sent().map(([, request]) => JSON.parse(String(request?.body))) }
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('sends what has changed: numbers, the curfew and the call times of positions', async () => {
  const { bodies } = await open()
  type('Minutes before the gates', '90')
  type('Curfew', '19:00')
  type('Actor', '150')
  type('Driver', '')
  save()
  const changed = [
    { positionId: 7, callMinutes: 150 },
    { positionId: 8, callMinutes: null },
  ]
  await waitFor(() =>
    expect(bodies()).toEqual([{ callMinutes: 90, curfew: '19:00', positions: changed, updatedAt: null }]),
  )
})

test('an empty position shows the call time of the festival', async () => {
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Actor').placeholder).toBe('120')
  type('Minutes before the gates', '60')
  expect(screen.getByLabelText<HTMLInputElement>('Actor').placeholder).toBe('60')
})

test('what is out of range is shown in words, and nothing is sent', async () => {
  const { bodies } = await open()
  type('Minutes before the gates', '')
  type('Late after, in minutes', 'ten')
  type('Can decline until, in hours', '400')
  type('Driver', '1.5')
  save()
  expect(await screen.findAllByText('A whole number from -720 to 720.')).toHaveLength(2)
  expect(screen.getByText('A whole number from 0 to 240.')).toBeTruthy()
  expect(screen.getByText('A whole number from 0 to 336.')).toBeTruthy()
  expect(bodies()).toEqual([])
})

test('the curfew says what was asked, and that the law of the state decides', async () => {
  await open()
  expect(screen.getByText(/who answered no to "over 16" in their application/)).toBeTruthy()
  expect(screen.getByText('The law of the state decides how late they may work.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/performers|Federal law/)
})
