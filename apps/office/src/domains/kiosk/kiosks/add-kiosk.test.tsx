// @vitest-environment jsdom
import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { AddKiosk } from './add-kiosk.tsx'
import { kiosk } from './testing/kiosks.ts'

const { festival } = person()

function open({ minutes = 10 } = {}) {
  let added = 0
  const server = { kiosks: [] as Kiosk[] }
  const fetch = mockApi({
    'POST *': () => {
      const id = ++added
      const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
      server.kiosks.push(kiosk({ id, state: 'codeIssued', codeExpiresAt: expiresAt }))
      return { body: { id, code: id === 1 ? 'ABCDEFGH' : 'JKMNPQRS', expiresAt } }
    },
    'DELETE *': ({ path }) => {
      server.kiosks = server.kiosks.filter(({ id }) => !path.endsWith(`/${id}`))
      return { body: null }
    },
    '*': () => ({ body: server.kiosks }),
  })
  renderPage(<AddKiosk onClose={() => {}} />, { festival })
  const sent = () =>
    fetch.mock.calls
      .filter(([, request]) => request?.method !== 'GET')
      .map(([path, request]) => [request?.method, path, request?.body && JSON.parse(String(request.body))])
  return { server, sent }
}

const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } })
const showTheCode = () => fireEvent.click(screen.getByRole('button', { name: 'Show the code' }))

test('a name is required', async () => {
  const { sent } = open()
  await screen.findByRole('dialog', { name: 'Add a kiosk' })
  showTheCode()
  expect(await screen.findByText('Please enter a name.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('the code is shown in two groups until the tablet has used it', async () => {
  const { server, sent } = open()
  await fill(/Name/, 'Barn door')
  await fill(/Place/, 'Left of the gate')
  showTheCode()
  expect((await screen.findByLabelText('Code')).textContent).toBe('ABCD-EFGH')
  expect(sent()).toEqual([
    ['POST', '/api/kiosks', { name: 'Barn door', place: 'Left of the gate', festivalId: 1 }],
  ])
  expect(screen.getByRole('timer').textContent).toMatch(/^Valid for (10:00|9:5\d)$/)

  server.kiosks = [kiosk({ id: 1 })]
  await act(() => queryClient.invalidateQueries({ queryKey: keyOf(KIOSKS_CALLS.list) }))
  expect(await screen.findByText('Barn door is set up')).toBeTruthy()
  expect(screen.queryByLabelText('Code')).toBeNull()
})

test('an expired code is replaced by a new one, and the old kiosk is revoked', async () => {
  const { sent } = open({ minutes: 0 })
  await fill(/Name/, 'Barn door')
  showTheCode()
  expect(await screen.findByText('This code has expired.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make a new code' }))
  expect(await screen.findByText('JKMN-PQRS')).toBeTruthy()
  expect(sent().map(([method, path]) => `${method} ${path}`)).toEqual([
    'POST /api/kiosks',
    'POST /api/kiosks',
    'DELETE /api/kiosks/1',
  ])
})
