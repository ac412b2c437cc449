import type { Page } from '@playwright/test'
import { startSecondProduct } from '../support/second-product.ts'
import { STUB_PAGE } from '../support/stub-page.ts'
import { expect, test } from '../support/test.ts'

const TIX = 'https://tix.example'
const WIDGET = `${TIX}/widget/v2.en.js`
const SETTINGS = {
  TICKETS: 'pretix',
  TICKETS_URL: `${TIX}/dread/moor`,
  TICKETS_PRODUCTS: '{"lights-out-ultimate":"42"}',
  TICKETS_DATES: '{"2024-11-02":"117"}',
  VIDEO_URL: 'https://video.example/embed/1',
  AD_TAG_URL: 'https://ads.example/tag.js',
  PIXEL_URL: 'https://pixel.example/p.gif',
  ANALYTICS_URL: 'https://stats.example/s.js',
}
const ADS = [SETTINGS.ANALYTICS_URL, SETTINGS.AD_TAG_URL, SETTINGS.PIXEL_URL]

/** Stubs the third-party hosts. Returns the recorded requests. */
async function stubStrangers(page: Page) {
  const asked: string[] = []
  const pretix = 'window.PretixWidget = { open: (...order) => { window.order = order } }'
  await page.route(/^https:\/\/(tix|video|ads|pixel|stats)\.example\//, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url === WIDGET) return route.fulfill({ contentType: 'text/javascript', body: pretix })
    if (url.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (url.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
    if (url.endsWith('.gif')) return route.fulfill({ contentType: 'image/gif', body: '' })
    return route.fulfill({ contentType: 'text/html', body: STUB_PAGE })
  })
  return asked
}

test('refused, nothing of others loads but what is wanted: the film, and the seller’s window with product and night; accepted, it does; the question covers no link', async ({
  page,
  visit,
}) => {
  const { origin, stop } = await startSecondProduct(SETTINGS)
  try {
    const asked = await stubStrangers(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(`${origin}/`)
    const banner = page.getByRole('region', { name: 'Privacy choices' })
    const refuse = banner.getByRole('button', { name: 'Refuse' })
    const accept = banner.getByRole('button', { name: 'Accept' })
    const [one, two] = [await refuse.boundingBox(), await accept.boundingBox()]
    expect([one!.width, one!.height]).toEqual([two!.width, two!.height])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links).toHaveCount(5)
    await expect.poll(() => links.evaluateAll(covered)).toEqual([])
    await refuse.click()
    await expect(banner).toHaveCount(0)

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByText('Watch the film').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await page.getByText('Watch the film').click()
    await expect.poll(() => asked).toEqual([SETTINGS.VIDEO_URL])
    const buy = page.getByRole('link', { name: 'Buy Lights Out Ultimate' })
    await buy.hover()
    await page.waitForFunction(() => 'PretixWidget' in window)
    await buy.click()
    const order = await page.evaluate(() => (window as unknown as { order: unknown }).order)
    const items = [{ item: 'item_42', count: '1' }]
    expect(order).toEqual([`${TIX}/dread/moor/`, null, '117', items, {}, false, false])
    await expect(page).toHaveURL(`${origin}/`)

    asked.length = 0
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await accept.click()
    await expect.poll(() => [...asked].sort()).toEqual([...ADS].sort())
  } finally {
    await stop()
  }
})

/** The elements that something else is on top of. Runs in the page. */
const covered = (elements: Element[]) =>
  elements
    .filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    .map(({ textContent }) => textContent)
