import { startSecondProduct } from '../support/second-product.ts'
import { STUB_PAGE } from '../support/stub-page.ts'
import { expect, test } from '../support/test.ts'

test('the demo checkout sells nothing, and says so in its own dialog', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).last().click()
  const dialog = page.getByRole('alertdialog', { name: 'Demo checkout' })
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByText('Nothing is sold here')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Buy Lights Out Admission' }).click()
  await expect(frame.getByText('Lights Out Admission')).toBeVisible()
  await expect(frame.getByText('November 2, 2024')).toBeVisible()
  await expect(frame.getByText('$28.99')).toBeVisible()
})

const TIX = 'https://tix.example'
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

// In one worker, so that the stories below share one server with these settings.
test.describe.configure({ mode: 'default' })

let product: Awaited<ReturnType<typeof startSecondProduct>>
test.beforeAll(async () => {
  product = await startSecondProduct(SETTINGS)
})
test.afterAll(() => product.stop())

/** Stubs of the third-party hosts, which record the requests. */
const strangers = test.extend<{ asked: string[] }>({
  asked: async ({ page }, use) => {
    const asked: string[] = []
    const pretix = 'window.PretixWidget = { open: (...order) => { window.order = order } }'
    await page.route(/^https:\/\/(tix|video|ads|pixel|stats)\.example\//, (route) => {
      const url = route.request().url()
      asked.push(url)
      if (url.endsWith('v2.en.js')) return route.fulfill({ contentType: 'text/javascript', body: pretix })
      if (url.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' })
      if (url.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
      if (url.endsWith('.gif')) return route.fulfill({ contentType: 'image/gif', body: '' })
      return route.fulfill({ contentType: 'text/html', body: STUB_PAGE })
    })
    await use(asked)
  },
})

const WIDGET = `${TIX}/widget/v2.en.js`

strangers(
  'the film waits until it is wanted, the seller’s own window opens with product and night, a link sells without it',
  async ({ page, visit, asked }) => {
    const { origin } = product
    await visit(`${origin}/`)
    expect(asked).toEqual([])
    await page.getByText('Watch the film').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await page.getByText('Watch the film').click()
    await expect.poll(() => asked).toEqual([SETTINGS.VIDEO_URL])

    const buy = page.getByRole('link', { name: 'Buy Lights Out Ultimate' })
    await expect(buy).toHaveAttribute('href', `${TIX}/dread/moor/117/`)
    await buy.hover()
    await expect.poll(() => asked).toContain(WIDGET)
    await page.waitForFunction(() => 'PretixWidget' in window)
    await buy.click()
    const order = await page.evaluate(() => (window as unknown as { order: unknown }).order)
    expect(order).toEqual([
      `${TIX}/dread/moor/`,
      null,
      '117',
      [{ item: 'item_42', count: '1' }],
      {},
      false,
      false,
    ])
    await expect(page).toHaveURL(`${origin}/`)

    // The script is blocked.
    asked.length = 0
    await page.route(WIDGET, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await visit(`${origin}/`)
    const tickets = page.getByRole('banner').getByRole('link', { name: 'Tickets' }).last()
    await tickets.hover()
    await expect.poll(() => asked).toContain(WIDGET)
    await tickets.click()
    await expect(page).toHaveURL(`${TIX}/dread/moor/`)
  },
)

const ADS = ['https://stats.example/s.js', 'https://ads.example/tag.js', 'https://pixel.example/p.gif']

strangers(
  'refused, nothing of others loads; accepted, it does, but for advertising where Global Privacy Control is on',
  async ({ page, visit, asked }) => {
    const { origin } = product
    await visit(`${origin}/policies`)
    const banner = page.getByRole('region', { name: 'Privacy choices' })
    const refuse = banner.getByRole('button', { name: 'Refuse' })
    const accept = banner.getByRole('button', { name: 'Accept' })
    const [one, two] = [await refuse.boundingBox(), await accept.boundingBox()]
    expect([one!.width, one!.height]).toEqual([two!.width, two!.height])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    for (const link of await page.getByRole('contentinfo').getByRole('link').all())
      await link.click({ trial: true })
    await refuse.click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(banner).toHaveCount(0)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await accept.click()
    await expect.poll(() => [...asked].sort()).toEqual([...ADS].sort())

    // A new visitor with Global Privacy Control.
    await page.evaluate(() => localStorage.clear())
    asked.length = 0
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await visit(`${origin}/news`)
    await accept.click()
    await expect.poll(() => asked).toEqual(['https://stats.example/s.js'])
  },
)
