import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import type { Page } from '@playwright/test'
import { openAs } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const reports = async (page: Page) => {
  const health: SystemHealth = await (await page.request.get('/api/system/health')).json()
  return health.browserErrors.map((group) => `${group.kind} at ${group.page}: ${group.message}`)
}

/** Fails in the page as a bug would, and waits until the page has heard of it. */
const reject = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('unhandledrejection', () => resolve(), { once: true })
        setTimeout(() => Promise.reject(new Error('No badge 7 for "Sam Hollow"')))
      }),
  )

test('errors in the browser of every face reach the health page, without personal data', async ({
  page,
  visit,
  consoleErrors,
}) => {
  for (const path of ['/', '/scanner']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await reject(page)
  }
  await openAs({ page, visit }, 'admin', '/employee/admin/general/audit')
  await reject(page)
  // As after a new release, which has replaced the chunk.
  await page.route('**/assets/health-page*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/assets/health-page*.js')
  const message = 'No badge # for "…"'
  await expect
    .poll(() => reports(page))
    .toEqual(
      expect.arrayContaining([
        `rejection at /: ${message}`,
        `rejection at /scanner: ${message}`,
        `rejection at /employee/admin/general/audit: ${message}`,
        expect.stringMatching(/^chunk at \/employee\/admin\/general\/health: Failed to fetch/),
      ]),
    )

  await visit('/employee/admin/general/health')
  await expect(
    page.getByRole('heading', { name: /^(All well|One thing to do|\d+ things to do)$/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'System' })).toContainText(/Version\d+\.\d+\.\d+/)
  const errors = page.getByRole('list', { name: 'Errors in browsers' })
  await expect(errors.getByRole('listitem').filter({ hasText: '/scanner' })).toContainText(
    /^No badge # for "…" Unhandled failure · .*(once|\d times)$/,
  )
  await expect(errors.getByRole('listitem').filter({ hasText: 'Page did not load' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  consoleErrors.length = 0
})
