import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { BrowserContext, Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cameraArgs, changeFilm, EMPTY_ROOM, makeFilm, seenByCamera } from './fake-camera.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

type Badge = { id: string } | { code: string }
type Camera = {
  /** Holds a badge, or any other code, before the camera. */
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
    await use({ hide, show: async (badge) => changeFilm(film, await photograph(context, codeOf(badge))) })
  },
})

const codeOf = (badge: Badge) => ('id' in badge ? badgeCodeOf(badge.id) : badge.code)

/** A badge's code as the camera sees it, drawn by a page. */
async function photograph(context: BrowserContext, code: string) {
  const page = await context.newPage()
  const drawing = createElement(QRCodeSVG, { value: code, size: 200, level: 'H', marginSize: 4 })
  await page.setContent(renderToStaticMarkup(drawing))
  const png = await page.locator('svg').screenshot({ animations: 'disabled' })
  const seen = await seenByCamera(page, png)
  await page.close()
  return seen
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
