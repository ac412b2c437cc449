import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

export { expect }

type Steps = {
  /** Opens an address and runs axe on what is there once it has come to rest. */
  visit: (address: string) => Promise<void>
  /** What the page has complained about in the console; a story that provokes a complaint takes it out. */
  complaints: string[]
  /** Waits until a click has led to this path, and runs axe there. */
  arrive: (path: string) => Promise<void>
}

export const BRAND_HOST = 'localhost'
export const HOLIDAY_HOST = 'holiday.localhost'
export const NOBODYS_HOST = '127.0.0.1'
export const at = (host: string, path = '') => `http://${host}:${process.env.E2E_PORT}${path}`

export const test = base.extend<Steps>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(at(BRAND_HOST)),

  /** No page may reach beyond this machine: the browser finds no other host. Routes would turn its cache off. */
  context: async ({ context }, use) => {
    const strangers: string[] = []
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') strangers.push(request.url())
    })
    await use(context)
    expect(strangers, 'requests that left this machine').toEqual([])
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => use([]),

  /** No page may throw, break the content policy or disagree with what the server rendered; each ends accessible. */
  page: async ({ page, complaints, javaScriptEnabled }, use) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A refused call is the server's business; the browser reports each as an error.
      const refused = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !refused) complaints.push(message.text())
    })
    await use(page)
    expect(complaints, 'errors in the console').toEqual([])
    if (javaScriptEnabled && page.url() !== 'about:blank') await expectAccessible(page)
  },

  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address)
      await atRest(page)
      await expectAccessible(page)
    })
  },

  arrive: async ({ page }, use) => {
    await use(async (path) => {
      await expect(page).toHaveURL((url) => url.href.replace(url.origin, '') === path)
      await atRest(page)
      await expectAccessible(page)
    })
  },
})

async function atRest(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.getByText('LOADING........')).toHaveCount(0)
  // A page that the server has rendered looks finished before React has taken it over, and a click would pass it by.
  await expect
    .poll(() =>
      heading.evaluate(
        (element) =>
          !document.getElementById('page-data') ||
          Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true)
}
