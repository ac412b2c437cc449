import type { Page } from '@playwright/test'
import { changeFilm, EMPTY_ROOM, frameOfCode } from './fake-camera.ts'
import { test as base, expect } from './test.ts'

export { expect }

type Camera = {
  /** Shows a QR code to the fake camera. */
  show: (code: string) => Promise<void>
}

/** Fixture: a kiosk with a fake camera. */
export const test = base.extend<{ camera: Camera }>({
  camera: async ({ film }, use, story) => {
    // The film is decoded frame by frame.
    story.slow()
    const hide = () => changeFilm(film, EMPTY_ROOM)
    await hide()
    await use({ show: async (code) => changeFilm(film, await frameOfCode(code)) })
    // The next story starts with an empty room.
    await hide()
  },
})

/** The heading of the kiosk's current state. */
export const status = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true })

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start Scanning' })

/** Enters a code in the manual entry field. */
export async function enterCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Enter code' }).click()
  await page.getByLabel('Badge code').fill(code)
  await page.keyboard.press('Enter')
}

/** Lets `endResult` end a result before its three seconds are over. Called before the scanner is opened. */
export const makeResultsEndable = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    const patched = (handler: () => void, delay?: number) => {
      if (delay === 3_000) Object.assign(window, { endResult: handler })
      return start(handler, delay)
    }
    Object.assign(window, { setTimeout: patched })
  })

export async function endResult(page: Page) {
  await page.evaluate(() => (window as unknown as { endResult?: () => void }).endResult?.())
  await expect(startButton(page).or(status(page, 'Scanning...'))).toBeVisible()
}

/** Keyboard wedge: types a code without pauses into the focused element, as a hand-held scanner does. */
export const scanByHand = (page: Page, code: string) =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
    }
  }, code)

/** The paths in the kiosk's offline cache. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
