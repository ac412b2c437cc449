import { expectAccessible } from '../support/accessible.ts'
import { withoutLive } from '../support/office.ts'
import { openAsManager } from '../support/payroll.ts'
import { expect, test } from '../support/test.ts'

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

test('10,000 entries are virtualized, and the last one can be scrolled to', async ({ page, visit }) => {
  await withoutLive(page)
  const many = entries(9_999)
  await page.route('**/api/timeclock?*', (route) =>
    route.fulfill({ json: route.request().url().includes('between') ? many : [] }),
  )
  await openAsManager({ page, visit }, '/employee/admin/timesheets?from=2021-09-01&to=2021-12-31')
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
