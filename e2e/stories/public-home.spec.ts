import { expectAccessible } from '../support/accessible.ts'
import { overflowOf } from '../support/overflow.ts'
import { expectReadableHero, motionOf } from '../support/public-home.ts'
import { at, expect, HOLIDAY_HOST, test } from '../support/test.ts'

test('an old address leads to the home page, which is painted before its script is requested and fetches nothing that the server has embedded; its sections, map and demo checkout open; the news are downloaded, and the policies reached with the keyboard', async ({
  page,
  arrive,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!vitals)|\.css/.test(request.url())) calls.push(request.url())
  })
  // A request that no route was asked about does not show its body.
  await page.route('**/api/vitals', (route) => route.continue())
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>The map' }),
  )
  expect((await page.goto('/old-page.php'))?.status()).toBe(404)
  await arrive('/')
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  expect(calls).toEqual([])
  const { seen, asked } = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(react|start|home-page)-.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(3)
  expect(Math.min(...asked)).toBeGreaterThan(seen)

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#faq')).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
  const groups = page.getByText('Can we come as a group?')
  await groups.click()
  await expect(page.getByText('Group rates apply only')).toBeVisible()
  await groups.click()
  await expect(page.getByText('Group rates apply only')).toBeHidden()

  await page.getByText('Open the live map').click()
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible()
  // By keyboard: images that load during the scroll would move the click target.
  await page.getByRole('link', { name: 'Buy Lights Out Admission' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Demo checkout' })
  const checkout = dialog.frameLocator('iframe')
  for (const words of ['Nothing is sold here', 'Lights Out Admission', 'November 2, 2024', '$28.99'])
    await expect(checkout.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'News', exact: true }).click()
  await arrive('/news')
  const release = page.getByRole('link', { name: /^Download PDF/ }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), release.click()])
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

  await page.getByRole('link', { name: 'Ticket disclaimer' }).click()
  const opened = page.locator('details[open]')
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('no refunds')
  await expect(opened.locator('summary')).toBeInViewport()
})

test('on a phone, clicks before hydration are replayed after it, and the whole home page is laid out before scrolling; on every screen nothing is cut off or covered, and the first words are read well, also of the holiday variant; the fog moves unless less motion is preferred', async ({
  page,
  visit,
  arrive,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'NOTICE' })
  const menu = page.locator('summary', { hasText: 'Menu' })
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await expect(notice).toContainText('Lights Out')
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await menu.click()
  await nav.getByRole('link', { name: 'Directions' }).click()
  await expect(page.locator('#directions')).toBeInViewport()
  await expect(notice).toBeAttached()
  await expect(nav).toBeVisible()
  release()
  await expect(notice).toHaveCount(0)
  await expect(nav).toBeHidden()
  await arrive('/#directions')

  const blank = () =>
    page.locator('.late').evaluateAll(
      (parts) =>
        parts.filter((part) => {
          const waits = getComputedStyle(part).contentVisibility !== 'visible'
          return waits || [...part.querySelectorAll('img')].some(({ complete }) => !complete)
        }).length,
    )
  await expect.poll(blank).toBe(0)
  expect(await page.locator('.late').count()).toBe(13)
  const work = page.getByRole('banner').getByRole('link', { name: 'Work with us' })
  await menu.click()
  await expect(work.getByRole('presentation')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(work).toBeHidden()
  await expect(menu).toBeFocused()
  expect(await overflowOf(page)).toBe(0)

  // The navigation is a row from 769 px up, and a menu below.
  for (const width of [768, 769]) {
    const collapsed = width <= 768
    await page.setViewportSize({ width, height: 800 })
    await expect(menu).toBeVisible({ visible: collapsed })
    if (collapsed) await menu.click()
    await nav.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('#faq')).toBeInViewport()
    if (collapsed) await expect(nav).toBeHidden()
    expect(await overflowOf(page)).toBe(0)
  }

  // One layout of the attractions from 900 px up.
  for (const width of [900, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 })
    const covered = await page.locator('[data-layout] :is(h2, p, dt, dd)').evaluateAll((texts) =>
      texts
        .filter((text) => {
          text.scrollIntoView({ block: 'center' })
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
          return ends.some((found) => !text.contains(found) && !found?.contains(text))
        })
        .map(({ textContent }) => textContent),
    )
    expect(covered, `at ${width} px`).toEqual([])
  }
  await expectReadableHero(page)

  await visit(at(HOLIDAY_HOST, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scary Little Christmas at Dreadmoor')
  await expectReadableHero(page)
  expect(await motionOf(page)).toEqual({ moves: false, scrolls: 'auto' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => motionOf(page)).toEqual({ moves: true, scrolls: 'smooth' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
