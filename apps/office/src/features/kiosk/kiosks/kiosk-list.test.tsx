// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
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
  const fetch = answer({
    '/api/kiosks?festivalId=1': () => ({ body: [listed] }),
    '/api/kiosks/7': () => {
      listed = { ...listed, state: 'revoked', revokedAt: '2024-11-01T02:00:00.000Z' }
      return { body: 'null' }
    },
  })
  render(
    <OfficeProviders>
      <FestivalContext value={person().festival}>
        <List />
      </FestivalContext>
      <DialogHost />
    </OfficeProviders>,
  )
  return () => fetch.mock.calls.flatMap(([path, request]) => (request?.method === 'DELETE' ? [path] : []))
}

const revoke = async (answered: 'Revoke' | 'Cancel') => {
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Barn door' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Barn door?' })
  fireEvent.click(within(question).getByRole('button', { name: answered }))
  return question.textContent
}

beforeEach(() => queryClient.clear())

test('a kiosk is revoked after a question that counts what waits on it, and is then listed as revoked', async () => {
  const revoked = open({ waitingPunches: 3, oldestWaitingAt: '2024-10-31T21:02:00.000Z' })
  expect(await revoke('Cancel')).toContain('3 scans wait on it: it can still deliver them')
  expect(revoked()).toEqual([])
  await revoke('Revoke')
  expect((await screen.findByText('1 revoked kiosk')).closest('details')?.textContent).toContain(
    'Barn door Beside the costume rackRevoked 10/31/2024 10:00:00 PM',
  )
  expect(screen.queryByRole('article')).toBeNull()
  expect(revoked()).toEqual(['/api/kiosks/7'])
})

test.each([
  [{}, 'Scans that it has saved and not delivered can still arrive'],
  [{ state: 'codeIssued' }, 'Its code stops working at once.'],
] as const)('the question about a kiosk with %j says what happens', async (changes, words) => {
  open(changes)
  expect(await revoke('Cancel')).toContain(words)
})
