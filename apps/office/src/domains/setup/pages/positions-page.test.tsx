// @vitest-environment jsdom
import { ERRORS } from '@nightshift/shared/errors'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { employee, position } from '../../people/employees/testing/employees.ts'
import EventsPage from './events-page.tsx'
import PositionsPage from './positions-page.tsx'

const { event, ...actor } = position()
const bog = { ...event!, positions: [actor] }
const midway = { ...event!, id: 20, name: 'Midway', positions: [] }
const RATE = 'Please enter a rate from $0 to $500 in steps of $0.25.'

type Reply = { status?: number; body: object }

/** Opens the events at the address of the tab, with these replies to what is sent, in turn. */
function open(at = 'events', ...replies: Reply[]) {
  const events: object[] = [bog, midway]
  const sent: [string, string, object][] = []
  mockApi({
    '/api/events?*': { body: events },
    '/api/users?*': { body: [{ id: employee().id, userPositions: [{ positionId: actor.id }] }] },
    '*': ({ method, path, body }) => {
      sent.push([method, path, body])
      return replies.shift() ?? { status: 500, body: {} }
    },
  })
  renderPage(
    <Routes>
      <Route path="/employee/admin/events" element={<EventsPage />} />
      <Route path="/employee/admin/positions" element={<PositionsPage />} />
    </Routes>,
    { at: `/employee/admin/${at}` },
  )
  return { sent, events }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function alertText() {
  const alert = await screen.findByRole('alertdialog')
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return alert.textContent
}

test('an event has its positions and people, and the way to its positions', async () => {
  open()
  await screen.findByText(/^1 position · 1 person · /)
  screen.getByText(/^0 positions · 0 people · /)
  fireEvent.click(screen.getByRole('link', { name: 'Positions of Midway' }))
  await screen.findByText('There are no positions yet')
  expect(screen.getByLabelText<HTMLSelectElement>('Event').selectedOptions[0]!.text).toBe('Midway')
})

test('an event needs a name; the field is empty once it is added', async () => {
  const { sent } = open('events', { body: midway })
  await press('Add Event')
  expect(await alertText()).toContain('Unable to create new event... Please enter a name.')
  fill(/^New event/, 'Front Gate')
  await press('Add Event')
  await waitFor(() => expect(screen.getByLabelText('New event')).toHaveProperty('value', ''))
  expect(sent).toEqual([['POST', '/api/events/', { name: 'Front Gate', festivalId: 1 }]])
})

test('an event is renamed with the version that was read, and not to nothing', async () => {
  const { sent } = open('events', { body: bog })
  await press('Rename The Bog')
  await screen.findByRole('dialog', { name: 'Rename event' })
  fill(/^Name/, ' ')
  await press('Save')
  expect(screen.getByRole('textbox', { name: /^Name/, description: 'Please enter a name.' })).toBeTruthy()
  fill(/^Name/, 'The Mire')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([['PATCH', '/api/events/10', { name: 'The Mire', updatedAt: bog.updatedAt }]])
})

test('a position needs a name and a rate in steps, and is added to the event that is shown', async () => {
  const { sent } = open('positions?event=20', { body: actor })
  await screen.findByText('There are no positions yet')
  await press('Add Position')
  await screen.findByRole('dialog', { name: 'New position' })
  await press('Save')
  expect(await alertText()).toContain('Unable to create new position... Please enter a name.')
  fill(/^Name/, 'Bartender')
  await press('Save')
  expect(await screen.findByText(RATE)).toBeTruthy()
  fill(/^Default Pay Rate/, '14.75')
  fireEvent.click(screen.getByLabelText(/^Tipped/))
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    [
      'POST',
      '/api/positions/',
      { name: 'Bartender', defaultPayRate: 14.75, eventId: 20, canApply: false, isTipped: true },
    ],
  ])
})

test('what somebody else changed in a position meanwhile is shown, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status, message } = ERRORS.changedMeanwhile
  const stale = { status, body: { error: { code: 'changedMeanwhile', message } } }
  const { sent, events } = open('positions', stale, { body: actor })
  await press('Edit Bog Actor')
  await screen.findByRole('dialog', { name: 'Edit position' })
  fill(/^Default Pay Rate/, '15.1')
  await press('Save')
  expect(await screen.findByText(RATE)).toBeTruthy()
  fill(/^Default Pay Rate/, '16.25')
  const updatedAt = '2024-10-01T00:00:00.000Z'
  events[0] = { ...bog, positions: [{ ...actor, isTipped: true, updatedAt }] }
  await press('Save')
  expect(await alertText()).toContain('Somebody else changed this meanwhile. Please look again.')
  const tipped = () => screen.getByLabelText(/^Tipped/)
  await waitFor(() => expect(tipped()).toHaveProperty('checked', true))
  expect(screen.getByLabelText(/^Default Pay Rate/)).toHaveProperty('value', '16.25')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(([, , body]) => body)).toEqual([
    { defaultPayRate: 16.25, updatedAt: actor.updatedAt },
    { defaultPayRate: 16.25, updatedAt },
  ])
})
