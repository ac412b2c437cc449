import type { Page } from '@playwright/test'
import { lowContrastText } from '../support/contrast.ts'
import { overflowOf } from '../support/overflow.ts'
import { at, BRAND_HOST, expect, HOLIDAY_HOST, test } from '../support/test.ts'

for (const host of [BRAND_HOST, HOLIDAY_HOST])
  test(`the first words on ${host} are read well on every screen; prefers-reduced-motion stops animations`, async ({
    page,
  }) => {
    await page.goto(at(host, '/'))
    // They have three layouts, which change at 768 and 1200 px.
    for (const [width, height] of [
      [320, 568],
      [600, 900],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = page.locator('[data-countdown]')
      await expect(hero).toBeVisible()
      await expect.poll(() => hero.locator('img').evaluateAll(everyLoaded)).toBe(true)
      expect(await lowContrastText(4.5, page, hero), `at ${width} px`).toEqual([])
      expect(await overflowOf(page), `at ${width} px`).toBe(0)
    }
    // At the end: right after loading, nothing moves with any preference.
    expect(await motionOf(page)).toEqual({ moves: false, scrolls: 'auto' })
  })

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

const everyLoaded = (images: (HTMLElement | SVGElement)[]) =>
  images.every((image) => (image as HTMLImageElement).complete)

const motionOf = (page: Page) =>
  page.evaluate(() => ({
    moves: document.getAnimations().length > 0,
    scrolls: getComputedStyle(document.documentElement).scrollBehavior,
  }))

test.describe('without a motion preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the fog is animated', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => motionOf(page)).toEqual({ moves: true, scrolls: 'smooth' })
  })
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
