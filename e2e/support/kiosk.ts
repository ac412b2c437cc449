import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBadgeDesk } from './badge-desk.ts'
import { cameraArgs, changeFilm, EMPTY_ROOM, makeFilm, seenByCamera } from './fake-camera.ts'
import type { Employee } from './staff.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

type Camera = {
  /** Shows a badge, or any other QR code, to the fake camera. */
  show: (what: Employee | { code: string }) => Promise<void>
  /** Shows an empty room to the fake camera. */
  hide: () => Promise<void>
}
type Desk = Awaited<ReturnType<typeof openBadgeDesk>>

/** Fixture: a kiosk with a fake camera, which sees badges as the office prints them. */
export const test = base.extend<{ camera: Camera }, { film: string; desk: Desk }>({
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

  desk: [
    async ({ browser }, use) => {
      const desk = await openBadgeDesk(browser)
      await use(desk)
      await desk.close()
    },
    // Its own timeout: the set-up does not count towards the first story's.
    { scope: 'worker', timeout: 60_000 },
  ],

  camera: async ({ desk, film }, use, story) => {
    // Each badge takes a visit to the office, and the film is decoded frame by frame.
    story.slow()
    const hide = () => changeFilm(film, EMPTY_ROOM)
    await hide()
    const taken = new Map<object, Buffer>()
    const look = async (what: Employee | { code: string }) => {
      const picture = 'code' in what ? await desk.foreignCode(what.code) : await desk.badgeOf(what)
      return seenByCamera(desk.paper, picture)
    }
    await use({
      hide,
      show: async (what) => {
        const seen = taken.get(what) ?? (await look(what))
        taken.set(what, seen)
        await changeFilm(film, seen)
      },
    })
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
