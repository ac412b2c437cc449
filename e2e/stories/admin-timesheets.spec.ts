import { expectAccessible } from '../support/accessible.ts'
import { withoutLive } from '../support/office.ts'
import { dismissAlert, hire, openAsManager, signInAsManager, worked } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

test('a manager filters, sorts and sums the entries of a week, and the URL keeps the view', async ({
  page,
  visit,
}) => {
  await signInAsManager(page)
  const agatha = await hire(page, ['Agatha', 'Quill'], { payrate: 15.5, paychexId: '7101' })
  const boris = await hire(page, ['Borís', 'Quill'], {
    position: 'Cocoa Stand',
    payrate: 10,
    paychexId: '7102',
  })
  // Sunday, a minute before midnight at the festival; the next one would be Monday's.
  await worked(page, agatha, { startTime: '2023-02-12T22:00:00Z', endTime: '2023-02-13T04:59:00Z' })
  await worked(page, agatha, { startTime: '2023-02-13T05:00:00Z', endTime: '2023-02-13T06:00:00Z' })
  await worked(page, boris, {
    startTime: '2023-02-08T22:00:00Z',
    endTime: '2023-02-09T10:15:00Z',
    cashTips: 20,
    creditTips: 12.5,
    deduction: 5,
    note: 'Stayed for the snow machine.',
  })
  await page.request.patch(`/api/users/${boris.id}`, { data: { isActive: false } })
  await visit('/employee/admin/timesheets?from=2023-02-06&to=2023-02-12')
  const table = page.getByRole('table', { name: 'Time entries' })
  const rows = table.getByRole('row').filter({ hasText: 'Quill' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Agatha Quill')
  await expect(rows.first()).toContainText('2/12/2023 5:00:00 PM2/12/2023 11:59:00 PM')
  await expect(rows.nth(1)).toContainText('inactive')
  await expect(rows.nth(1)).toContainText('12.25 More than 12 hours')
  // 6.98 h at $15.50 and 12.25 h at $10.00.
  const totals = table.getByRole('row', { name: /^2 entries/ })
  await expect(totals).toContainText('19.23$230.69$20.00$12.50$5.00')
  await expectAccessible(page)

  const employee = table.getByRole('columnheader', { name: 'Employee' })
  await employee.getByRole('button').click()
  await employee.getByRole('button').click()
  await expect(employee).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText('Borís Quill')

  await page.getByLabel('Filter by text').pressSequentially('boris snow')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Position', { exact: true }).selectOption('Cocoa Lane - Cocoa Stand')
  await page.getByLabel('Event', { exact: true }).selectOption('Cocoa Lane')
  await page.getByLabel('Total Tips: how to compare').selectOption('equal')
  await page.getByLabel('Total Tips: amount').fill('32.5')
  await page.getByLabel('Hours: how to compare').selectOption('at most')
  await page.getByLabel('Hours: amount').fill('12.25')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(page.getByLabel('Filter by text')).toHaveValue('boris snow')
  await page.getByLabel('Hours: amount').fill('12')
  await expect(page.getByText('No entry of these days matches the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(2)

  await page.getByLabel('End Date').fill('2023-02-13')
  await expect(rows).toHaveCount(3)
  await page.getByLabel('End Date').fill('2023-02-05')
  await expect(page.getByText('This is before the start date.')).toBeVisible()
  await page.getByRole('button', { name: 'Season' }).click()
  await expect(page).toHaveURL(/from=2024-11-29&to=2024-12-22/)
  await page.getByRole('button', { name: 'This week' }).click()
  await expect(page).not.toHaveURL(/from=/)
})

/** Entries of as many people, ten minutes apart. */
function entries(length: number) {
  return Array.from({ length }, (_, index) => {
    const startTime = new Date(Date.UTC(2021, 8, 1) + index * 600_000)
    return {
      id: index + 1,
      userId: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
      festivalId: 2,
      positionId: 1,
      positionName: 'Krampus',
      payrate: 15,
      isTipped: false,
      startTime: startTime.toISOString(),
      endTime: new Date(+startTime + 3_600_000).toISOString(),
      cashTips: 0,
      creditTips: 0,
      deduction: 0,
      note: '',
      needsReview: null,
      updatedAt: startTime.toISOString(),
      user: {
        id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
        firstName: 'Number',
        lastName: String(index + 1),
        paychexId: '1',
        isActive: true,
      },
    }
  })
}

test('a failed load is retried; 10,000 entries are virtualized, and the last one can be scrolled to', async ({
  page,
  visit,
  consoleErrors,
}) => {
  await withoutLive(page)
  await page.route('**/api/timeclock?*', (route) => route.fulfill({ status: 500, json: {} }))
  await openAsManager({ page, visit }, '/employee/admin/timesheets?from=2021-09-01&to=2021-12-31')
  await dismissAlert(page, 'Unable to load timesheets. Please refresh the page or try again later.')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ApiError')])
  await page.unroute('**/api/timeclock?*')

  const many = entries(9_999)
  await page.route('**/api/timeclock?*', (route) =>
    route.fulfill({ json: route.request().url().includes('between') ? many : [] }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Time entries' })
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect(table.getByRole('row', { name: /^9,999 entries/ })).toContainText('9999.00')
  await expect(table.getByRole('row', { name: / Number 9999 / })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(80)
  // A laptop shows every column, the way to edit included, and more rows than filters.
  const frame = page.getByRole('region', { name: 'Time entries' })
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    for (const number of [9999, 9995])
      await expect(table.getByRole('button', { name: `Edit Number ${number},` })).toBeInViewport({ ratio: 1 })
  }
  // Pressed again where the end has moved: rows are measured when they come into view.
  await expect(async () => {
    await frame.press('End')
    await expect(table.getByRole('row', { name: / Number 1 / })).toBeInViewport({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
  // Where the table is at its end already, the key scrolls the page.
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(table.getByRole('columnheader', { name: 'Employee' })).toBeInViewport()

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText('9,999 entries')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const cards = page.getByRole('list', { name: 'Time entries' }).getByRole('listitem')
  await expect(cards.filter({ hasText: /Number 1(?!\d)/ })).toBeVisible()
  expect(await cards.count()).toBeLessThan(40)
})
