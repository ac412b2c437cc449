// @vitest-environment jsdom
import { answer } from '@nightshift/ui/testing/answers.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { MeContext } from '../features/access/auth/use-auth.ts'
import { FestivalContext } from '../features/setup/festivals/chooser/use-festival.ts'
import { queryClient } from '../lib/query-client.ts'
import { OfficeProviders } from '../ui/office-providers.tsx'
import { adminTabs } from './admin-tabs.ts'
import { TabLinks } from './tab-navigation.tsx'

const { festival } = person()

const place = { night: '2024-10-11', year: 2024, firstName: 'Ash', lastName: 'Marrow', position: 'Usher' }

function open(accessLvl: number, count: number, requests = 0, declined: object[] = []) {
  const fetch = answer({
    '/api/kiosk/punches/count?festivalId=1': { body: { count } },
    '/api/entry-requests/count?festivalId=1': { body: { count: requests } },
    '/api/night-plan/declined?festivalId=1': { body: declined },
  })
  render(
    <OfficeProviders>
      <MeContext value={person({ accessLvl })}>
        <FestivalContext value={festival}>
          <MemoryRouter>
            <TabLinks tabs={adminTabs({ accessLvl }, festival!)} />
          </MemoryRouter>
        </FestivalContext>
      </MeContext>
    </OfficeProviders>,
  )
  return fetch
}

beforeEach(() => queryClient.clear())

test('the Timesheets tab has the count as its description, and its own name', async () => {
  open(2, 2, 1)
  expect(await screen.findByText('3 items need attention')).toBeTruthy()
  const tab = screen.getByRole('link', { name: 'Timesheets', description: '3 items need attention' })
  expect(tab.textContent).toBe('Timesheets')
  expect(tab.dataset.count).toBe('3')
})

test('the Nights tab has how many cannot come to a night ahead as its description', async () => {
  open(
    2,
    0,
    0,
    [1, 2].map((placeId) => ({ ...place, placeId })),
  )
  const description = "2 answers “Can't make it” to look at"
  const tab = await screen.findByRole('link', { name: 'Nights', description })
  expect(tab.dataset.count).toBe('2')
  expect(screen.getByRole('link', { name: 'Timesheets' }).dataset.count).toBeUndefined()
})

test('without anything that waits there is no count', async () => {
  const fetch = open(2, 0)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(document.querySelector('[data-count]')).toBeNull()
})

test('for a lead, who may not decide, nothing is counted', () => {
  const fetch = open(1, 3)
  expect(screen.queryByRole('link', { name: 'Timesheets' })).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
