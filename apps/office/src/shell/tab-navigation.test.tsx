// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { renderPage } from '../testing/render-page.tsx'
import { adminTabs } from './admin-tabs.ts'
import { TabBar, TabLinks } from './tab-navigation.tsx'

const { festival } = person()

const place = { night: '2024-10-11', year: 2024, firstName: 'Ash', lastName: 'Marrow', position: 'Usher' }

function open(accessLvl: number, count: number, requests = 0, declined: object[] = []) {
  const tabs = adminTabs({ accessLvl }, festival!)
  const fetch = mockApi({
    '/api/kiosk/punches/count?festivalId=1': { body: { count } },
    '/api/entry-requests/count?festivalId=1': { body: { count: requests } },
    '/api/night-plan/declined?festivalId=1': { body: declined },
  })
  renderPage(
    <>
      <TabLinks tabs={tabs} />
      <TabBar tabs={tabs} current={tabs[0]!} />
    </>,
    { me: person({ accessLvl }), festival },
  )
  return fetch
}

const links = () => within(screen.getByRole('navigation', { name: 'Admin' }))

test('the Timesheets tab has the count as its description, and its own name', async () => {
  open(2, 2, 1)
  expect(await screen.findAllByText('3 items need attention')).toBeTruthy()
  const tab = links().getByRole('link', { name: 'Timesheets', description: '3 items need attention' })
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
  const tab = await links().findByRole('link', { name: 'Nights', description })
  expect(tab.dataset.count).toBe('2')
  expect(links().getByRole('link', { name: 'Timesheets' }).dataset.count).toBeUndefined()
})

test('without anything that waits there is no count', async () => {
  const fetch = open(2, 0)
  expect(fetch).toHaveBeenCalledTimes(3)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(document.querySelector('[data-count]')).toBeNull()
})

test('for a lead, who may not decide, nothing is counted', () => {
  const fetch = open(1, 3)
  expect(links().queryByRole('link', { name: 'Timesheets' })).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('the tabs are in groups with names', () => {
  open(3, 0)
  const group = (name: string) => links().getByRole('group', { name })
  const namesIn = (name: string) =>
    within(group(name))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(namesIn('Festival')).toEqual(['General', 'Events', 'Positions'])
  expect(namesIn('People')).toEqual(['Employees', 'Applications', 'Timesheets'])
})

test.each([
  [1, ['Dashboard', 'Employees', 'Applications', 'Nights'], ['Roll-call']],
  [2, ['Dashboard', 'Employees', 'Timesheets', 'Nights'], ['Applications', 'Roll-call']],
])('a phone has four tabs for level %i, and the rest under More', async (accessLvl, atFoot, under) => {
  open(accessLvl, 0)
  const bar = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(atFoot)
  fireEvent.click(bar.getByRole('button', { name: 'More' }))
  const items = (await bar.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual([...under, 'Timeclock', 'My nights', 'To-do'])
})
