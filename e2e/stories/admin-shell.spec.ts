import { expectAccessible } from '../support/accessible.ts'
import { openAs } from '../support/office.ts'
import { chooseFestival, fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const ALL = [
  'Dashboard',
  'General',
  'Events',
  'Positions',
  'Employees',
  'Applications',
  'Timesheets',
  'Nights',
  'Site',
]

test('a tab that is not of the access level redirects to the dashboard; a festival without applications and to-dos shows neither', async ({
  page,
  visit,
  arrive,
}) => {
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  // Other stories may set this festival's switches meanwhile.
  await page.route('**/api/festivals', async (route) => {
    const off = { name: 'Scary Little Christmas', enableApps: false, enableTodos: false }
    const festivals = await (await route.fetch()).json()
    const json = festivals.map((one: { id: number }) => (one.id === 2 ? { ...one, ...off } : one))
    await route.fulfill({ json })
  })
  // Also through the login.
  await visit('/employee/admin/timesheets')
  await fillLogin(page, 'lead')
  await arrive('/employee/admin')
  await expect(links).toHaveText(['Dashboard', 'Employees', 'Applications', 'Nights'])
  await expect(links.filter({ hasText: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await links.filter({ hasText: 'Employees' }).click()
  await arrive('/employee/admin/employees')
  await expect(page).toHaveTitle('Employees · Admin · Nightshift')

  // No page is left that would ask with the session of the lead.
  await page.goto('about:blank')
  await openAs({ page, visit }, 'admin', '/employee/admin')
  await expect(links).toHaveText(ALL)
  await page.getByRole('button', { name: 'Account of admin' }).click()
  await page.getByRole('menuitem', { name: 'Change Festival' }).click()
  await chooseFestival(page, 'Scary Little Christmas')
  await expect(links).toHaveText(ALL.filter((tab) => tab !== 'Applications'))
  await expect(page.getByRole('region', { name: 'Employees' })).toBeVisible()
  for (const name of ['Applications', 'ToDos', 'Applications over the season'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
  await page.goto('/employee/admin/applications')
  await arrive('/employee/admin')
})

test.describe('on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

  test('the tabs are a menu, and nothing is wider than the screen', async ({ page, visit, arrive }) => {
    await openAs({ page, visit }, 'manager', '/employee/admin')
    await expect(page.getByRole('heading', { name: 'On the clock now' })).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(360)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button').click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Employees' }).click()
    await arrive('/employee/admin/employees')
    expect(await width()).toBe(360)
    const card = page.getByRole('article').first()
    for (const target of await card.getByRole('button').all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)

    await card.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    const window = page.getByRole('dialog')
    await expect(window.getByRole('heading', { name: 'Positions' })).toBeVisible()
    expect(await window.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
