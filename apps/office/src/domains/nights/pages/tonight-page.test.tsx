// @vitest-environment jsdom
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { isSessionHeld } from '../../access/auth/hold-session.ts'
import { rollCall } from '../roll-call/testing/samples.ts'
import { board, inSince, place } from '../tonight/testing/board.ts'
import TonightPage from './tonight-page.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
})

function open(current: ReturnType<typeof rollCall> | null) {
  const found = board({ places: [place('Ash Marrow', inSince(30))] })
  const fetch = mockApi({
    '/api/tonight?festivalId=1': { body: found },
    '/api/roll-calls/current?festivalId=1': { body: { current } },
  })
  renderPage(<TonightPage />, { me: person({ accessLvl: 1 }) })
  return fetch
}

test('the board shows a roll-call that is under way', async () => {
  open(rollCall())
  expect(await screen.findByRole('link', { name: 'Open the roll-call' })).toBeTruthy()
})

test('the board of an evening goes on past the session, and no page after it', async () => {
  open(null)
  await waitFor(() => expect(isSessionHeld()).toBe(true))
  cleanup()
  expect(isSessionHeld()).toBe(false)
})

test('a board that has lost its connection stays, and says how old it is', async () => {
  const fetch = open(null)
  await screen.findByRole('button', { name: /Actor/ })
  expect(screen.queryByRole('alert')).toBeNull()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  queryClient.invalidateQueries({ queryKey: keyOf(TONIGHT_CALLS.read) })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^No connection\. These figures are of \d+:\d\d [AP]M/,
  )
  expect(screen.getByRole('button', { name: /Actor/ })).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
