import type { Page } from '@playwright/test'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

const TABS = 9
const EMPLOYEES = '/employee/admin/employees'

/** A browser allows six connections to a server, and the server may not refuse a page for its open tabs. */
test('nine tabs of the office load, hear what changes over one connection, and pass it on', async ({
  page,
  visit,
  context,
  office,
}) => {
  let streams = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1
  })
  await openAs({ page, visit }, 'manager', '/employee/timeclock')
  const tabs: Page[] = []
  while (tabs.length < TABS) {
    const tab = await context.newPage()
    await tab.goto(EMPLOYEES)
    await expect(tab.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => search(tab, 'Zz')))
  const [first, second] = [newName(), newName()]
  await office.hire(first, { firstName: 'Ivy' })
  for (const tab of tabs) await expect(tab.getByText(`Ivy ${first}`)).toBeVisible()
  expect(streams).toBe(1)

  // The tab with the connection closes: another takes over.
  await tabs.shift()!.close()
  await expect.poll(() => streams).toBe(2)
  await office.hire(second, { firstName: 'Oak' })
  for (const tab of tabs) await expect(tab.getByText(`Oak ${second}`)).toBeVisible()
  expect(streams).toBe(2)
})

const search = (tab: Page, text: string) => tab.getByRole('searchbox').fill(text)
