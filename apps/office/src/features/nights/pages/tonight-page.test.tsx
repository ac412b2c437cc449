// @vitest-environment jsdom
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../../../lib/calls.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { isSessionHeld } from '../../access/auth/hold-session.ts'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { rollCall } from '../roll-call/testing/samples.ts'
import { board, inSince, place } from '../tonight/testing/board.ts'
import TonightPage from './tonight-page.tsx'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
})

function open(current: ReturnType<typeof rollCall> | null) {
  const found = board({ places: [place('Ash Marrow', inSince(30))] })
  const fetch = answer({
    '/api/tonight?festivalId=1': { body: found },
    '/api/roll-calls/current?festivalId=1': { body: { current } },
  })
  render(
    <MemoryRouter>
      <OfficeProviders>
        <MeContext value={person({ accessLvl: 1 })}>
          <FestivalContext value={person().festival}>
            <TonightPage />
          </FestivalContext>
        </MeContext>
      </OfficeProviders>
    </MemoryRouter>,
  )
  return fetch
}

test('the board tells of a roll-call that is under way', async () => {
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
