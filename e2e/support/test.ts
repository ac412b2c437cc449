import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { cameraArgs, makeFilm } from './fake-camera.ts'

export { expect }

type Steps = {
  /** Opens an address and runs axe once the page is stable. */
  visit: (address: string) => Promise<void>
  /** Console errors of the page. A story that provokes one removes it from the list. */
  consoleErrors: string[]
  /** Waits for the navigation to this path, and runs axe there. */
  arrive: (path: string) => Promise<void>
}

export const BRAND_HOST = 'localhost'
export const HOLIDAY_HOST = 'holiday.localhost'
export const UNKNOWN_HOST = '127.0.0.1'
export const at = (host: string, path = '') => `http://${host}:${process.env.E2E_PORT}${path}`

type OfWorker = {
  /** The video file that the browser's fake camera plays. */
  film: string
}

export const test = base.extend<Steps, OfWorker>({
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'nightshift-camera-'))
      const film = join(folder, 'camera.y4m')
      await makeFilm(film)
      await use(film)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  // In every story: a worker with other options is another process, with another browser.
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs(film)] }),
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(at(BRAND_HOST)),

  /** Blocks all other hosts by DNS. Playwright's routes would turn the HTTP cache off. */
  context: async ({ context }, use) => {
    const strangers: string[] = []
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') strangers.push(request.url())
    })
    await use(context)
    expect(strangers, 'requests that left this machine').toEqual([])
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  consoleErrors: async ({}, use) => use([]),

  /** Fails a story on uncaught errors, content policy violations, hydration mismatches and axe violations. */
  page: async ({ page, consoleErrors, javaScriptEnabled }, use) => {
    page.on('pageerror', (error) => consoleErrors.push(error.message))
    page.on('console', (message) => {
      // Browsers log every refused call as an error, expected ones too.
      const refused = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !refused) consoleErrors.push(message.text())
    })
    // A script that tries whether it may use eval catches the refusal: only the event says so.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content policy: ${violatedDirective} refuses ${blockedURI}`),
      ),
    )
    await use(page)
    expect(consoleErrors, 'errors in the console').toEqual([])
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(isSettled)).toBe(true)
}

/** Whether the page has loaded what it shows, and is hydrated: before that, clicks have no handler. Runs in the page. */
function isSettled() {
  const heading = document.querySelector('h1') ?? {}
  const isHydrated =
    !document.getElementById('page-data') ||
    Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isHydrated && !document.body.textContent.includes('LOADING........')
}
