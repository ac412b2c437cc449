import type { Page } from '@playwright/test'
import { startSecondProduct } from '../support/second-product.ts'
import { STUB_PAGE } from '../support/stub-page.ts'
import { expect, test } from '../support/test.ts'

const IDS = { TICKETS_PRODUCTS: '{"lights-out-ultimate":"42"}', TICKETS_DATES: '{"2024-11-02":"117"}' }
const FAREHARBOR = 'https://fareharbor.com'
const SCRIPT = `${FAREHARBOR}/embeds/api/v1/`
const BOOKING = `${FAREHARBOR}/embeds/book/dreadmoor/items/42/availability/117/book/?full-items=yes`

const seller = test.extend<{ sells: (settings: Record<string, string>) => Promise<string> }>({
  /** Starts the server with another seller. Returns its origin. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  sells: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (settings) => {
      const { origin, stop } = await startSecondProduct({ ...IDS, ...settings })
      stops.push(stop)
      return origin
    })
    for (const stop of stops) await stop()
  },
})

/** Stub of the seller, with or without its script. Returns the recorded requests. */
async function stubSeller(page: Page, host: string, script?: string) {
  const asked: string[] = []
  await page.route(`${host}/**`, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url !== SCRIPT) return route.fulfill({ contentType: 'text/html', body: STUB_PAGE })
    return script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort()
  })
  return asked
}

const ultimate = (page: Page) => page.getByRole('link', { name: 'Buy Lights Out Ultimate' })

seller(
  'FareHarbor’s window opens with the product and the night; without its script the link sells',
  async ({ page, visit, sells }) => {
    const origin = await sells({ TICKETS: 'fareharbor', TICKETS_SHORTNAME: 'dreadmoor' })
    const asked = await stubSeller(
      page,
      FAREHARBOR,
      'window.FH = { open: (order) => { window.order = order } }',
    )
    await visit(`${origin}/`)
    expect(asked).toEqual([])
    await expect(ultimate(page)).toHaveAttribute('href', BOOKING)
    await ultimate(page).hover()
    await page.waitForFunction(() => 'FH' in window)
    await ultimate(page).click()
    expect(await page.evaluate(() => (window as unknown as { order: unknown }).order)).toEqual({
      shortname: 'dreadmoor',
      fallback: 'simple',
      fullItems: 'yes',
      view: { item: '42', availability: '117' },
    })
    await expect(page).toHaveURL(`${origin}/`)
    expect(asked).toEqual([SCRIPT])

    await page.unroute(`${FAREHARBOR}/**`)
    const askedAgain = await stubSeller(page, FAREHARBOR)
    await visit(`${origin}/`)
    await ultimate(page).hover()
    await expect.poll(() => askedAgain).toEqual([SCRIPT])
    await ultimate(page).click()
    await expect(page).toHaveURL(BOOKING)
  },
)
