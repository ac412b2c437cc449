// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { KioskList } from './kiosk-list.tsx'
import { kiosk } from './testing/kiosks.ts'
import { useKioskMutations, useKiosks } from './use-kiosks.ts'

function List() {
  const { kiosks, revoked } = useKiosks()
  const { revoke } = useKioskMutations()
  return <KioskList kiosks={kiosks} revoked={revoked} onRevoke={revoke} />
}

/** Opens the list of one kiosk, which the server revokes when asked. */
function open(changes: Parameters<typeof kiosk>[0]) {
  let listed = kiosk(changes)
  const fetch = mockApi({
    '/api/kiosks?festivalId=1': () => ({ body: [listed] }),
    '/api/kiosks/7': () => {
      listed = { ...listed, state: 'revoked', revokedAt: '2024-11-01T02:00:00.000Z' }
      return { body: 'null' }
    },
  })
  renderPage(<List />)
  return () => fetch.mock.calls.flatMap(([path, request]) => (request?.method === 'DELETE' ? [path] : []))
}

const revoke = async (answered: 'Revoke' | 'Cancel') => {
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Barn door' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Barn door?' })
  fireEvent.click(within(question).getByRole('button', { name: answered }))
  return question.textContent
}

test('a kiosk is revoked after a question that counts what waits on it, and is then listed as revoked', async () => {
  const revoked = open({ waitingPunches: 3, oldestWaitingAt: '2024-10-31T21:02:00.000Z' })
  expect(await screen.findByRole('region', { name: 'Barn door' })).toBeTruthy()
  expect(await revoke('Cancel')).toContain('3 scans wait on it: it can still deliver them')
  expect(revoked()).toEqual([])
  await revoke('Revoke')
  expect((await screen.findByText('1 revoked kiosk')).closest('details')?.textContent).toContain(
    'Barn door Beside the costume rackRevoked 10/31/2024 10:00:00 PM',
  )
  expect(screen.queryByRole('region', { name: 'Barn door' })).toBeNull()
  expect(revoked()).toEqual(['/api/kiosks/7'])
})

test.each([
  [{}, 'Scans that it has saved and not delivered can still arrive'],
  [{ state: 'codeIssued' }, 'Its code stops working at once.'],
] as const)('the question about a kiosk with %j says what happens', async (changes, words) => {
  open(changes)
  expect(await revoke('Cancel')).toContain(words)
})
