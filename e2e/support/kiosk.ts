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
  /** Holds somebody's badge, or a code of a stranger, before the camera. */
  show: (what: Employee | { code: string }) => Promise<void>
  /** Takes it away again. */
  hide: () => Promise<void>
}
type Desk = Awaited<ReturnType<typeof openBadgeDesk>>

/** A kiosk whose camera sees what the story holds before it: real badges, from the office. */
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
    // Its time is not that of the first story.
    { scope: 'worker', timeout: 60_000 },
  ],

  camera: async ({ desk, film }, use, story) => {
    // A visit to the office for each badge, and a film that is read frame by frame.
    story.slow()
    const hide = () => changeFilm(film, EMPTY_ROOM)
    await hide()
    const taken = new Map<object, Buffer>()
    const look = async (what: Employee | { code: string }) => {
      const picture = 'code' in what ? await desk.strangersCode(what.code) : await desk.badgeOf(what)
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
    // The next story may hold nothing before it.
    await hide()
  },
})

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
