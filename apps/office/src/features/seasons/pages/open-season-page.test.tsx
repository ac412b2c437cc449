// @vitest-environment jsdom
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { person } from '@nightshift/ui/testing/samples.ts'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext, festivalsQuery } from '../../setup/festivals/chooser/use-festival.ts'
import OpenSeasonPage from './open-season-page.tsx'

const proposal = {
  ...{ year: 2024, part: 1, isClosed: true, lastNight: '2024-11-02', again: null },
  ...{ positions: [], applications: 0 },
  calendar: { ...DEFAULT_SEASON, opensAt: '2025-09-12T23:00:00.000Z', extraNights: [] },
  ...{ enableHome: true, enableApps: true, enableTodos: false },
}

/** Asks for the festivals, as the header does. */
function Header() {
  useQuery(festivalsQuery)
  return null
}

test('an opened season leads to its page, though there is nothing left to open', async () => {
  let isClosed = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, request) => {
    // Takes longer than the proposal.
    if (path === '/api/festivals') return isClosed ? Response.json([]) : new Promise(() => {})
    if (request?.method !== 'POST') return Response.json({ ...proposal, isClosed })
    isClosed = false
    return Response.json({ id: 2, year: 2025, part: 1, ratesRaised: 0, applicationsMoved: 0 })
  })
  const router = createMemoryRouter(
    [
      { path: OFFICE_PATHS.seasonOpen, element: <OpenSeasonPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [OFFICE_PATHS.seasonOpen] },
  )
  render(
    <OfficeProviders>
      <MeContext value={person({ accessLvl: 3 })}>
        <FestivalContext value={person().festival!}>
          <Header />
          <RouterProvider router={router} />
        </FestivalContext>
      </MeContext>
    </OfficeProviders>,
  )
  await screen.findByRole('button', { name: 'Open the season' })
  for (const on of screen.getAllByLabelText('On')) fireEvent.click(on)
  fireEvent.click(screen.getByRole('button', { name: 'Open the season' }))
  await screen.findByText('Another page')
  expect(router.state.location.pathname).toBe(OFFICE_PATHS.season)
})
