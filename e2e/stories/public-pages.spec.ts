import { expect, test } from '../support/test.ts'

test('a visitor downloads press releases, skips to the policies with the keyboard and opens those that links name; crawlers get structured data, and web vitals go to our own endpoint', async ({
  page,
  visit,
  arrive,
}) => {
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/policies</loc>')
  const home = await (await page.request.get('/')).text()
  const { subEvent } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(home)![1]!)
  expect(subEvent).toHaveLength(15)
  // The demo's season is over.
  expect(home).not.toContain('InStock')
  for (const address of [
    /rel="canonical" href="([^"]+)/,
    /rel="apple-touch-icon"[^>]* href="([^"]+)/,
    /property="og:image" content="([^"]+)/,
  ])
    expect((await page.request.get(address.exec(home)![1]!)).status(), String(address)).toBe(200)

  // A request that no route was asked about does not show its body.
  await page.route('**/api/vitals', (route) => route.continue())
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!vitals)/.test(request.url())) calls.push(request.url())
  })
  await visit('/news')
  await expect(page.getByRole('link', { name: 'Dreadmoor', exact: true })).toHaveAttribute('href', '/')
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

  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await arrive('/policies')
  expect(calls).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/vitals') && request.postDataJSON().name === 'CLS',
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const request = await report
  expect(request.postDataJSON()).toEqual({ page: '/policies', name: 'CLS', value: 0 })
  expect((await request.response())?.status()).toBe(204)

  const opened = page.locator('details[open]')
  await expect(page.locator('summary')).toContainText([
    'Menu',
    'Ticket Disclaimer',
    'Photography and Video',
    'Web Cookies',
    'Privacy Policy',
    'Terms of Use',
  ])
  await page.getByRole('link', { name: 'Ticket disclaimer' }).click()
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('no refunds')
  await expect(opened.locator('summary')).toBeInViewport()
  await page.evaluate(() => {
    window.location.hash = '#policy5'
  })
  await expect(page.locator('#policy5')).toHaveAttribute('open')
})
