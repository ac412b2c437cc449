// @vitest-environment jsdom
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { festivalsQuery } from '../../setup/festivals/chooser/use-festival.ts'
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
  mockApi({
    // Takes longer than the proposal.
    '/api/festivals': () => (isClosed ? { body: [] } : new Promise(() => {})),
    'GET *': () => ({ body: { ...proposal, isClosed } }),
    '*': () => {
      isClosed = false
      return { body: { id: 2, year: 2025, part: 1, ratesRaised: 0, applicationsMoved: 0 } }
    },
  })
  renderPage(
    <>
      <Header />
      <Routes>
        <Route path={OFFICE_PATHS.seasonOpen} element={<OpenSeasonPage />} />
        <Route path={OFFICE_PATHS.season} element={<p>The season</p>} />
      </Routes>
    </>,
    { me: person({ accessLvl: 3 }), at: OFFICE_PATHS.seasonOpen },
  )
  await screen.findByRole('button', { name: 'Open the season' })
  for (const on of screen.getAllByLabelText('On')) fireEvent.click(on)
  fireEvent.click(screen.getByRole('button', { name: 'Open the season' }))
  expect(await screen.findByText('The season')).toBeTruthy()
})
