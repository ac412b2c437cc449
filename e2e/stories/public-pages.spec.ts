import { expect, test } from '../support/test.ts'

test('a visitor follows the links of the public pages and downloads press releases; crawlers get robots.txt, a sitemap and structured data', async ({
  page,
  visit,
  arrive,
}) => {
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/policies</loc>')
  await visit('/')
  const series = await page.locator('script[type="application/ld+json"]').textContent()
  const { subEvent } = JSON.parse(series!)
  expect(subEvent).toHaveLength(15)
  // The demo's season is over.
  expect(series).not.toContain('InStock')
  for (const selector of [
    'link[rel="canonical"]',
    'link[rel="apple-touch-icon"]',
    'meta[property="og:image"]',
  ]) {
    const element = page.locator(selector)
    const address = (await element.getAttribute('href')) ?? (await element.getAttribute('content'))
    expect((await page.request.get(address!)).status(), selector).toBe(200)
  }

  for (const [name, path] of [
    ['News', '/news'],
    ['Policies', '/policies'],
    ['Dreadmoor', '/'],
    ['News', '/news'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await arrive(path)
  }

  const years = page.getByRole('heading', { level: 2 })
  await expect(years).toHaveText(['2024', '2023', '2022'])
  const links = page.getByRole('link', { name: /^Download PDF/ })
  expect(await links.count()).toBeGreaterThanOrEqual(6)
  await expect(page.getByRole('table', { name: 'Press releases of 2024' })).toContainText('October 21, 2024')
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href'))!)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()])
  expect(download.suggestedFilename()).toBe('2024-lights-out.pdf')
})

test('a configuration that fails to load shows an error; the policy that the fragment names is open', async ({
  page,
  visit,
  consoleErrors,
}) => {
  // Without its page data, the browser fetches the configuration.
  await page.route('/news', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace('id="page-data"', 'id="lost"')
      .replace(/(<div id="root">).*/s, '$1</div>')
    await route.fulfill({ response: answer, body })
  })
  await page.route('/api/publicConfig', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ status: 500, body: '{}' })
  })
  await page.goto('/news')
  await expect(page.getByText('LOADING........')).toBeVisible()
  const words = "We're sorry. Something went wrong. Please try again later."
  await expect(page.getByRole('alertdialog', { name: words })).toBeVisible()
  await page.unroute('/api/publicConfig')
  await page.getByRole('button', { name: 'Okay' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  consoleErrors.length = 0
  await page.unroute('/news')

  await visit('/policies#policy4')
  const opened = page.locator('details[open]')
  await expect(page.locator('summary')).toContainText([
    'Menu',
    'Ticket Disclaimer',
    'Photography and Video',
    'Web Cookies',
    'Privacy Policy',
    'Terms of Use',
  ])
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('no refunds')
  await expect(opened.locator('summary')).toBeInViewport()
  await page.evaluate(() => {
    window.location.hash = '#policy5'
  })
  await expect(page.locator('#policy5')).toHaveAttribute('open')
  await page.locator('#policy4 summary').click()
  await expect(page.locator('#policy4')).not.toHaveAttribute('open')
  await page.getByRole('link', { name: 'Ticket disclaimer' }).click()
  await expect(page.locator('#policy4')).toHaveAttribute('open')
})
