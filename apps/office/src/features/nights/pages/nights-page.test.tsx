// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OfficeProviders } from '../../../ui/office-providers.tsx'
import { MeContext } from '../../access/auth/use-auth.ts'
import { FestivalContext } from '../../setup/festivals/chooser/use-festival.ts'
import { FRIDAY, nightPlan } from '../night-plan/testing/plan.ts'
import NightsPage from './nights-page.tsx'

beforeEach(() => queryClient.clear())

/** The page at a night of the season, for a manager. Answers what it posts. */
function open({ tonight = FRIDAY, isCalledOff = false } = {}) {
  const plan = nightPlan({ tonight })
  const nights = plan.nights.map((night) => ({ ...night, isCalledOff }))
  const bounds = { beginsAt: '2024-01-01T00:00:00Z', endsAt: null }
  const season = { ...plan.season, ...bounds, isCurrent: true, calendar: DEFAULT_SEASON }
  const posted: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, request) => {
    const { pathname } = new URL(String(path), 'http://localhost')
    if (pathname.endsWith('/closed-nights')) {
      posted.push(JSON.parse(String(request?.body)))
      return Response.json({ closedNights: [] })
    }
    if (pathname.endsWith('/seasons')) return Response.json([season])
    if (pathname === '/api/night-plan') return Response.json({ ...plan, nights })
    if (pathname === '/api/publication')
      return Response.json({ seasonId: season.id, fingerprint: '', affected: [], unseen: [] })
    return Response.json([])
  })
  render(
    <OfficeProviders>
      <MemoryRouter initialEntries={[`/?night=${FRIDAY}`]}>
        <MeContext value={person({ accessLvl: 2 })}>
          <FestivalContext value={person().festival!}>
            <NightsPage />
          </FestivalContext>
        </MeContext>
      </MemoryRouter>
    </OfficeProviders>,
  )
  return posted
}

test('a manager calls a night ahead off where it is planned, and is offered texts to its crew', async () => {
  const posted = open({ tonight: '2024-10-01' })
  fireEvent.click(await screen.findByRole('button', { name: /^Call off this night: Friday/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Call off this night' }))
  await waitFor(() => expect(posted).toMatchObject([{ date: FRIDAY }]))
  expect(await screen.findByRole('dialog', { name: /^Publish/ })).toBeTruthy()
})

test('a night that is called off can be reopened there, and its crew told', async () => {
  open({ isCalledOff: true })
  expect(await screen.findByRole('button', { name: /^Reopen: Friday/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tell the crew…' })).toBeTruthy()
})

test('a night that is over is not called off any more', async () => {
  open({ tonight: '2024-10-20' })
  expect(await screen.findByRole('heading', { name: 'Friday, October 4' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Call off this night/ })).toBeNull()
})

test('a night that was called off can be reopened when it is over', async () => {
  open({ tonight: '2024-10-20', isCalledOff: true })
  expect(await screen.findByRole('button', { name: /^Reopen: Friday/ })).toBeTruthy()
})
