// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { OfficeProviders } from '../../../../ui/office-providers.tsx'
import { FestivalGate } from './festival-gate.tsx'
import { useFestival } from './use-festival.ts'

const Chosen = () => `Works at ${useFestival().name}`

beforeEach(() => queryClient.clear())

test('festivals that cannot be loaded are told, and asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ada = person({ accessLvl: 3, festivalId: null, festival: null })
  let status = 500
  answer({
    '/api/users/whoAmI': { body: ada.username },
    '/api/users/me': { body: ada },
    '/api/festivals': () => ({ status, body: [person().festival] }),
  })
  render(
    <OfficeProviders>
      <FestivalGate>Welcome</FestivalGate>
      <DialogHost />
    </OfficeProviders>,
  )
  const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong' })
  expect(alert.textContent).toContain('Unable to load festivals. Please refresh the page or try again later.')
  fireEvent.click(within(alert).getByRole('button', { name: 'Okay' }))
  status = 200
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alertdialog', { name: 'Choose a Festival' })).toBeTruthy()
  expect(screen.queryByText('Welcome')).toBeNull()
})

test('an administrator chooses a festival, which stays chosen until it no longer exists', async () => {
  const ada = person({ accessLvl: 3, festivalId: null, festival: null })
  const hayride = person().festival!
  const christmas = { ...hayride, id: 2, name: 'Scary Little Christmas' }
  let festivals = [hayride, christmas]
  answer({
    '/api/users/whoAmI': { body: ada.username },
    '/api/users/me': { body: ada },
    '/api/festivals': () => ({ body: festivals }),
  })
  const gate = () =>
    render(
      <OfficeProviders>
        <FestivalGate>
          <Chosen />
        </FestivalGate>
        <DialogHost />
      </OfficeProviders>,
    )
  gate()
  const chooser = await screen.findByRole('alertdialog', { name: 'Choose a Festival' })
  expect(within(chooser).getAllByRole('radio')).toHaveLength(2)
  expect(within(chooser).queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(within(chooser).getByRole('radio', { name: hayride.name })).toHaveProperty('checked', true)
  fireEvent.click(within(chooser).getByRole('radio', { name: christmas.name }))
  fireEvent.click(within(chooser).getByRole('button', { name: 'Okay' }))
  expect(await screen.findByText('Works at Scary Little Christmas')).toBeTruthy()

  cleanup()
  queryClient.clear()
  gate()
  expect(await screen.findByText('Works at Scary Little Christmas')).toBeTruthy()

  cleanup()
  queryClient.clear()
  festivals = [hayride]
  gate()
  expect(await screen.findByRole('alertdialog', { name: 'Choose a Festival' })).toBeTruthy()
})
