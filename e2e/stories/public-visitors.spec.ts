import { expect, test } from '../support/test.ts'

test('scripts are compressed as the browser accepts, and cached as immutable', async ({ request }) => {
  const home = await (await request.get('/')).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(home)?.[1]
  const bodies = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await request.get(script!, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers()['content-encoding'] ?? 'identity').toBe(encoding)
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    bodies.push({ size: Number(answer.headers()['content-length']), text: await answer.text() })
  }
  const [smallest, small, plain] = bodies
  expect(smallest!.size).toBeLessThan(small!.size)
  expect(small!.size).toBeLessThan(plain!.size / 2)
  expect(bodies.every(({ text }) => text === plain!.text)).toBe(true)
  expect((await request.get(`${script}.br`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all texts, questions, policies, tickets and links are there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Dreadmoor' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'NOTICE' })).toContainText('Lights Out')
    await expect(page).toHaveTitle('Dreadmoor Haunted Hayride')
    for (const entry of await page.locator('#faq details').all()) {
      await entry.locator('summary').click()
      await expect(entry.locator('p').first()).toBeVisible()
    }
    const ways = page.locator('#directions').getByRole('link')
    for (const way of await ways.all()) await expect(way).toHaveAttribute('href', /^https:.*openstreetmap/)
    expect(await ways.count()).toBe(2)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('link', { name: 'Schedule' }).click()
    await expect(page.locator('#schedule')).toBeInViewport()
    await page.getByRole('link', { name: 'Buy Lights Out Ultimate' }).click()
    await expect(page.getByText('Nothing is sold here')).toBeVisible()
    await expect(page.getByText('November 2, 2024')).toBeVisible()

    await page.goto('/policies')
    const policies = page.getByRole('main').locator('details')
    expect(await policies.count()).toBe(5)
    for (const policy of await policies.all()) {
      await policy.locator('summary').click()
      await expect(policy.locator('p').first()).toBeVisible()
    }
    await page.goto('/news')
    const release = page.getByRole('link', { name: /^Download PDF/ }).first()
    const [download] = await Promise.all([page.waitForEvent('download'), release.click()])
    expect(download.suggestedFilename()).toBe('2024-lights-out.pdf')
  })
})
