// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { FestivalSettings } from './festival-settings.tsx'

const festival = person().festival!

function open() {
  const saved = { ...festival, updatedAt: '2024-10-01T00:00:00.000Z' }
  const fetch = mockApi({ '/api/festivals/1': { body: saved } })
  renderPage(<FestivalSettings />, { festival })
  const sent = () => fetch.mock.calls.filter(([, request]) => request?.method === 'PATCH')
  return () => sent().map(([, request]) => JSON.parse(String(request?.body)))
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what was changed is sent, with the version that was read', async () => {
  const bodies = open()
  expect(save().ariaDisabled).toBe('true')
  fill(/^Name/, 'Dreadmoor After Dark')
  fill(/^Longest Shift/, '10')
  for (const label of [/^To-dos/, /^Applications/]) fireEvent.click(screen.getByLabelText(label))
  expect(save().ariaDisabled).toBe('false')
  fireEvent.click(save())
  expect(await screen.findByText('The settings are saved.')).toBeTruthy()
  // A button that is disabled would lose the focus of whoever pressed it.
  expect([save().ariaDisabled, save().disabled]).toEqual(['true', false])
  expect(bodies()).toEqual([
    {
      ...{ name: 'Dreadmoor After Dark', longestShiftHours: 10 },
      ...{ enableTodos: false, enableApps: false, updatedAt: festival.updatedAt },
    },
  ])
})

test('the state proposes for how many years the names of erased people are kept', async () => {
  const bodies = open()
  const years = () => screen.getByLabelText<HTMLSelectElement>(/^Keep the name/).value
  expect(years()).toBe('3')
  fill(/^State/, 'NY')
  expect(years()).toBe('6')
  fill(/^State/, 'NJ')
  expect(years()).toBe('3')
  fill(/^Keep the name/, '7')
  fireEvent.click(save())
  expect(await screen.findByText('The settings are saved.')).toBeTruthy()
  expect(bodies()).toEqual([{ state: 'NJ', nameYears: 7, updatedAt: festival.updatedAt }])
})

test('the public message is previewed as visitors read it, without HTML', () => {
  open()
  expect(screen.getByText('No banner is shown.')).toBeTruthy()
  fill(/^Public Message/, 'Closed tonight: the moor is <b>flooded</b>.')
  const preview = screen.getByRole('region', { name: 'NOTICE' })
  expect(preview.textContent).toContain('Closed tonight: the moor is <b>flooded</b>.')
  expect(within(preview).queryByText('flooded')).toBeNull()
})

test('a festival without a name is not saved, and the field says so', async () => {
  const bodies = open()
  fill(/^Name/, ' ')
  fireEvent.click(save())
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Name/, description: 'Please enter a name.' })).toBeTruthy(),
  )
  expect(bodies()).toEqual([])
})
