// @vitest-environment jsdom
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { FRIDAY, nightPlan } from '../night-plan/testing/plan.ts'
import NightsPage from './nights-page.tsx'

/** The page at a night of the season, for a manager. Answers what it posts. */
function open({ tonight = FRIDAY, isCalledOff = false } = {}) {
  const plan = nightPlan({ tonight })
  const nights = plan.nights.map((night) => ({ ...night, isCalledOff }))
  const bounds = { beginsAt: '2024-01-01T00:00:00Z', endsAt: null }
  const season = { ...plan.season, ...bounds, isCurrent: true, calendar: DEFAULT_SEASON }
  const posted: unknown[] = []
  mockApi({
    '*/closed-nights': ({ body }) => {
      posted.push(body)
      return { body: { closedNights: [] } }
    },
    '*/seasons': { body: [season] },
    '/api/night-plan?*': { body: { ...plan, nights } },
    '/api/publication?*': { body: { seasonId: season.id, fingerprint: '', affected: [], unseen: [] } },
    '*': { body: [] },
  })
  renderPage(<NightsPage />, { at: `/?night=${FRIDAY}`, me: person({ accessLvl: 2 }) })
  return posted
}

test('a manager calls a night ahead off where it is planned, and is offered texts to its crew', async () => {
  const posted = open({ tonight: '2024-10-01' })
  fireEvent.click(await screen.findByRole('button', { name: /^Call off this night: Friday/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Call off this night' }))
  await waitFor(() => expect(posted).toMatchObject([{ date: FRIDAY }]))
  expect(await screen.findByRole('dialog', { name: /^Publish/ })).toBeTruthy()
})

test('a night that is called off can be reopened there, and its crew informed', async () => {
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
