import { overflowOf } from '../support/overflow.ts'
import { expectReadableHero, motionOf } from '../support/public-home.ts'
import { at, expect, HOLIDAY_HOST, test } from '../support/test.ts'

const SECTIONS = ['Hayride', 'The Bog', 'Psychosis', 'Midway', 'Tickets', 'Schedule', 'Directions', 'FAQ']

test('the home page is painted before its script is requested and fetches nothing that the server has embedded; its links, questions, demo checkout and map work', async ({
  page,
  visit,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/|\.css/.test(request.url())) calls.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>The map' }),
  )
  await visit('/')
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0)
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
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await expect(nav.getByRole('link')).toHaveText(SECTIONS)
  for (const id of ['hayride', 'bog', 'psychosis', 'midway', 'tickets', 'schedule', 'directions', 'faq']) {
    await nav.locator(`a[href="#${id}"]`).click()
    await expect(page.locator(`#${id}`)).toBeInViewport()
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  }
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.locator('#bog')).toContainText('20 minutes')
  await expect(page.locator('#psychosis')).toContainText('10 to 15 minutes')
  for (const skulls of ['3 of 5 skulls', '4 of 5 skulls', '5 of 5 skulls', '1 of 5 skulls'])
    await expect(page.getByRole('img', { name: skulls })).toBeVisible()
  await expect(page.locator('#tickets')).toContainText('$28.99')
  await expect(page.locator('#tickets')).toContainText('$42.99')
  await expect(page.locator('#tickets')).toContainText('2 Nov 2024 only')
  const nights = page.getByRole('table', { name: 'Nights of the 2024 season' })
  await expect(nights.getByRole('row')).toHaveCount(16)
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /openstreetmap/)
  for (const name of ['Partners', 'Sponsors', 'Follow the lanterns'])
    for (const link of await page.getByRole('region', { name }).getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^https:\/\//)
  for (const id of ['hayride', 'bog', 'psychosis', 'midway'])
    await expect(page.locator(`#${id}`)).toContainText('13+')
  // The countdown ticks every second, but is hidden after the opening.
  await expect(page.locator('[data-countdown]')).toHaveAttribute('data-countdown', '0:0:0:0')
  await expect(page.getByText('0:0:0:0')).toHaveCount(0)
  for (const [name, path] of [
    ['News', '/news'],
    ['Staff', '/employee'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

  const groups = page.getByText('Can we come as a group?')
  await groups.click()
  for (const fact of [
    'Groups of 10 or more can be bought online.',
    'Groups over 50 need 48 hours’ notice',
    'Group rates apply only to the unlimited ticket.',
  ])
    await expect(page.locator('#faq').getByText(fact)).toBeVisible()
  await groups.click()
  await expect(page.getByText('Group rates apply only')).toBeHidden()
  await page.getByText('How old do you have to be?').click()
  await expect(page.getByText('The suggested age is 13+')).toBeVisible()
  await page.getByText('Can I get a refund?').click()
  await expect(page.getByText('No refunds.')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).last().click()
  const dialog = page.getByRole('alertdialog', { name: 'Demo checkout' })
  const checkout = dialog.frameLocator('iframe')
  await expect(checkout.getByText('Nothing is sold here')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(page.locator('iframe')).toHaveCount(0)
  await page.locator('#directions').scrollIntoViewIfNeeded()
  await page.getByText('Open the live map').click()
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible()
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])

  // By keyboard: images that load during the scroll would move the click target.
  await page.getByRole('link', { name: 'Buy Lights Out Admission' }).press('Enter')
  await expect(checkout.getByText('Lights Out Admission')).toBeVisible()
  await expect(checkout.getByText('November 2, 2024')).toBeVisible()
  await expect(checkout.getByText('$28.99')).toBeVisible()
})

test('on a phone, clicks before hydration are replayed after it, the whole home page is laid out before scrolling, and its menu leads to the application form and back; on every screen nothing is cut off or covered, and the first words are read well', async ({
  page,
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

  // The navigation is a row from 769 px up, and a menu below.
  for (const width of [360, 768, 769]) {
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
  expect(await motionOf(page)).toEqual({ moves: false, scrolls: 'auto' })

  await page.setViewportSize({ width: 360, height: 740 })
  await menu.click()
  await work.click()
  await arrive('/apply')
  await menu.click()
  await page.getByRole('link', { name: 'Schedule' }).click()
  await arrive('/#schedule')
  await expect(page.locator('#schedule')).toBeInViewport()
  await expect(notice).toHaveCount(0)
})

test('the holiday host has the holiday variant, without the hayride, read well on every screen; the fog moves unless less motion is preferred', async ({
  page,
  visit,
}) => {
  await visit(at(HOLIDAY_HOST, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scary Little Christmas at Dreadmoor')
  await expect(page.locator('#hayride')).toHaveCount(0)
  const tickets = page.locator('#tickets article')
  await expect(tickets).toHaveCount(4)
  for (const [name, price] of [
    ['Scary Little Christmas', '$28.99'],
    ['Fast Pass', '$44.99'],
    ['Ultimate', '$42.99'],
    ['Fast Pass Ultimate', '$49.99'],
  ])
    await expect(tickets.filter({ has: page.getByRole('heading', { name, exact: true }) })).toContainText(
      price!,
    )
  await expect(page.getByRole('link', { name: 'Get the combo at Blackthorn' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Work with us' })).toHaveCount(0)
  await expectReadableHero(page)
  expect(await motionOf(page)).toEqual({ moves: false, scrolls: 'auto' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => motionOf(page)).toEqual({ moves: true, scrolls: 'smooth' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
