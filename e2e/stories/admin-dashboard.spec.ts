import { newName, test } from '../support/office.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'

test('a lead who asks for a tab of a manager gets the dashboard: the counts and their lists, and clock-ins and clock-outs without a reload', async ({
  page,
  visit,
  arrive,
  office,
}) => {
  const none = { new: 0, held: 0, rejected: 0, hired: 0 }
  const weeks = [
    { ...none, week: '2024-08-05', hired: 3, rejected: 1 },
    { ...none, week: '2024-08-12', new: 2 },
  ]
  // Other stories apply and hire meanwhile; what the server counts is tested there.
  await page.route('**/applicationWeeks', (route) => route.fulfill({ json: weeks }))
  await visit('/employee/admin/timesheets')
  await fillLogin(page, 'lead')
  await arrive('/employee/admin')
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(links).toHaveText(['Dashboard', 'Employees', 'Applications', 'Nights'])
  await expect(links.filter({ hasText: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('Employees').getByRole('listitem')).toHaveText([
    /^Active \d+$/,
    /^Clocked In \d+$/,
    /^Inactive \d+$/,
  ])
  await expect(card('Applications').getByRole('listitem')).toHaveText([
    /^Pending \d+$/,
    /^Held \d+$/,
    /^Rejected \d+$/,
  ])
  await expect(card('ToDos').getByRole('listitem')).toHaveText(['Complete 0', 'Incomplete 0'])

  const season = card('Applications over the season')
  await expect(season).toContainText('6 applications came in.')
  await season.getByText('Show as a table').click()
  await expect(season.getByRole('row')).toHaveText(['Week ofHiredNewHeldRejected', 'Aug 53001', 'Aug 120200'])
  await expect(card('Over the night')).toContainText(/Most at once: \d+ (person|people) at /)
  await expect(page.locator('.recharts-surface').first()).toBeVisible()

  await expect(card('Backups')).toHaveCount(0)

  await card('Employees').getByRole('link', { name: 'Inactive' }).click()
  await arrive('/employee/admin/employees?status=inactive')
  await expect(page).toHaveTitle('Employees · Admin · Nightshift')
  await expect(page.getByRole('article', { name: 'Edgar Moss' })).toContainText('Inactive')

  // Held applications have a number of their own.
  await page.goBack()
  await card('Applications').getByRole('link', { name: 'Pending' }).click()
  await arrive('/employee/admin/applications?status=new')
  const badges = page.getByRole('article').locator('li:first-child')
  await expect(badges.first()).toHaveText('New')
  expect(new Set(await badges.allTextContents())).toEqual(new Set(['New']))

  await page.goBack()
  const name = newName()
  const { id } = await office.hire(name)
  const board = page.getByRole('region', { name: 'On the clock now' })
  await expect(board).toBeVisible()
  await expect(board.getByText(name)).toHaveCount(0)
  await office.scan(id)
  const shift = board.getByRole('listitem').filter({ hasText: name })
  await expect(shift).toHaveText(`Ash ${name}0 min`)
  await page.clock.install({ time: new Date(Date.now() + 2 * 3_600_000) })
  await page.clock.runFor(6_000)
  await expect(shift).toContainText('2 h 00 min')
  await page.clock.resume()

  await office.clockOut(id)
  await expect(shift).toHaveCount(0)
})
