import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cameraArgs, changeFilm, EMPTY_ROOM, makeFilm, seenByCamera } from './fake-camera.ts'
import { DEMO } from './sign-in.ts'
import { at, BRAND_HOST, test as base } from './test.ts'

export { expect } from './test.ts'

type Badge = { id: string } | { code: string } | { picture: Buffer }
type Camera = {
  /** Holds a badge's code, any other code or a picture before the camera. */
  show: (badge: Badge) => Promise<void>
  /** Takes it away again. */
  hide: () => Promise<void>
}

/** A kiosk whose camera sees what the story holds before it. */
export const test = base.extend<{ camera: Camera }, { film: string }>({
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

  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs(film)] }),
    { scope: 'worker' },
  ],

  camera: async ({ context, film }, use) => {
    const hide = () => changeFilm(film, EMPTY_ROOM)
    await hide()
    await use({ hide, show: async (badge) => changeFilm(film, await photograph(context, badge)) })
  },
})

/** What is shown, as the camera sees it. */
async function photograph(context: BrowserContext, badge: Badge) {
  const page = await context.newPage()
  const png = 'picture' in badge ? badge.picture : await drawCode(page, badge)
  const seen = await seenByCamera(page, png)
  await page.close()
  return seen
}

async function drawCode(page: Page, badge: { id: string } | { code: string }) {
  const value = 'id' in badge ? badgeCodeOf(badge.id) : badge.code
  const drawing = createElement(QRCodeSVG, { value, size: 200, level: 'H', marginSize: 4 })
  await page.setContent(renderToStaticMarkup(drawing))
  return page.locator('svg').screenshot({ animations: 'disabled' })
}

/** A person's badge as the office shows it. */
export async function pictureOfBadge(browser: Browser, { username }: { username: string }) {
  const context = await browser.newContext({ baseURL: at(BRAND_HOST) })
  await context.request.post('/api/users/login', { data: { username: 'lead', password: DEMO.lead } })
  const page = await context.newPage()
  await page.goto(`/employee/admin/employees?q=${username}`)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Badge' }).click()
  const picture = await page.getByRole('dialog', { name: 'Badges' }).getByRole('article').screenshot()
  await context.close()
  return picture
}

/** What the kiosk says in its largest words. */
export const status = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true })

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start Scanning' })

/** Types a code by hand. */
export async function enterCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Enter code' }).click()
  await page.getByLabel('Badge code').fill(code)
  await page.keyboard.press('Enter')
}

/** Types a code as a hand-held scanner does: all at once, to whatever has the focus. */
export const scanByHand = (page: Page, code: string) =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
    }
  }, code)

/** The paths that the kiosk has kept for a start without a network. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
