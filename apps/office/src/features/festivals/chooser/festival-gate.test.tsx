// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { FestivalGate } from './festival-gate.tsx'

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
