import { expectAccessible } from '../support/accessible.ts'
import { newName, openAs, test } from '../support/office.ts'
import { expect } from '../support/test.ts'

test('a lead sees the counts and their lists, and clock-ins and clock-outs without a reload', async ({
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
  await openAs({ page, visit }, 'lead', '/employee/admin')
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

test('an administrator sees the web vitals of the public pages and an overdue backup; counts that fail to load are logged without an alert', async ({
  page,
  visit,
  consoleErrors,
}) => {
  const pages = [
    { page: '/', loads: 40, LCP: 1240, INP: 180, CLS: 0.02 },
    { page: '/apply', loads: 12, LCP: 2600, INP: null, CLS: 0.31 },
  ]
  await page.route('**/api/vitals', (route) => route.fulfill({ json: pages }))
  const lastGood = { at: '2026-11-12T11:02:00.000Z', rows: 41_220, bytes: 3_100_000, encrypted: false }
  const backups = { automatic: true, folder: 'ok', lastGood, lastFailure: null, lastPing: null }
  await page.route('**/api/backups', (route) =>
    route.fulfill({ json: { ...backups, overdue: true, kept: 9 } }),
  )
  await page.route('**/api/*/count?*', (route) => route.fulfill({ status: 500 }))
  await openAs({ page, visit }, 'admin', '/employee/admin')
  const speed = page.getByRole('table', { name: 'Speed of the public site' })
  await expect(speed.getByRole('row')).toHaveText([
    'PageLCPINPCLS',
    '/1.2 s Good180 ms Good0.02 Good',
    '/apply2.6 s Not good–0.31 Not good',
  ])
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText(
    'Last good backup: 11/12/2026, 6:02 AM · 41,220 rows · 3.1 MBThat is more than 36 hours.',
  )
  await expectAccessible(page)

  const employees = page.getByRole('region', { name: 'Employees', exact: true })
  await expect(employees.getByRole('listitem')).toHaveText(['Active –', 'Clocked In –', 'Inactive –'])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(consoleErrors.length).toBeGreaterThanOrEqual(6)
  for (const complaint of consoleErrors.splice(0)) expect(complaint).toContain('ApiError')
})
