// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { FestivalGate } from './festival-gate.tsx'
import { useFestival } from './use-festival.ts'

const Chosen = () => `Works at ${useFestival().name}`

test('festivals that cannot be loaded are shown, and asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ada = person({ accessLvl: 3, festivalId: null, festival: null })
  let status = 500
  mockApi({
    '/api/users/whoAmI': { body: ada.username },
    '/api/users/me': { body: ada },
    '/api/festivals': () => ({ status, body: [person().festival] }),
  })
  renderPage(<FestivalGate>Welcome</FestivalGate>)
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
  mockApi({
    '/api/users/whoAmI': { body: ada.username },
    '/api/users/me': { body: ada },
    '/api/festivals': () => ({ body: festivals }),
  })
  const gate = () =>
    renderPage(
      <FestivalGate>
        <Chosen />
      </FestivalGate>,
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
