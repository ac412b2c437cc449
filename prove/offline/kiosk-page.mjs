import { setTimeout as sleep } from 'node:timers/promises'
import { badgeOf } from '../punches.mjs'
import { openBrowser, until } from './browser.mjs'

const SCAN_MS = 20_000
const POLL_MS = 50

/** Reports each green result to the proof: the person's number and the direction that they were shown. */
const WATCH = () => {
  let last = ''
  const look = () => {
    const shows = document.querySelector('[data-shows]')?.getAttribute('data-shows') ?? ''
    if (shows === last) return
    last = shows
    if (!/^clocked(In|Out)$/.test(shows)) return
    const words = document.querySelector('main [role="status"]')?.textContent ?? ''
    const [, number] = /P(\d+) H\./.exec(words) ?? []
    window.reportGreen({ number: Number(number), direction: shows === 'clockedIn' ? 'in' : 'out', words })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Keyboard wedge: a hand-held scanner types the code and Enter. */
const TYPE = (code) => {
  for (const key of [...code, 'Enter'])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
}

/** Sets the device's clock wrong. */
const SKEW = (ms) => {
  const RealDate = Date
  const skewed = () => RealDate.now() + ms
  window.Date = class extends RealDate {
    constructor(...values) {
      super(...(values.length ? values : [skewed()]))
    }
    static now = skewed
  }
}

/** A kiosk: the real page in a browser of its own, behind a network that the proof controls. */
export async function openKiosk({ executablePath, network, name, skewMs = 0 }) {
  const browser = await openBrowser(executablePath)
  const greens = []
  let page
  /** The number of the badge that is in front of the kiosk. */
  let scanned

  async function start() {
    const context = await browser.start()
    page = context.pages()[0] ?? (await context.newPage())
    await page.exposeFunction('reportGreen', (green) =>
      greens.push({ ...green, scanned, at: Date.now(), kiosk: name }),
    )
    await page.addInitScript(WATCH)
    if (skewMs) await page.addInitScript(SKEW, skewMs)
    await page.goto(`http://localhost:${network.port}/scanner`)
  }

  async function enrol(code) {
    await page.getByRole('button', { name: 'Set up this kiosk' }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('textbox').fill(code)
    await page.keyboard.press('Enter')
    await page.getByText(name).first().waitFor()
    // The service worker has the page for a start without a network.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await until(page, async () => (await (await caches.open('kiosk')).keys()).length > 2)
  }

  const shows = () => page.locator('[data-shows]').getAttribute('data-shows', { timeout: 5_000 })

  /** Scans a badge and answers the kiosk's questions, until it is ready for the next one. */
  async function scan(number) {
    scanned = number
    await page.evaluate(TYPE, badgeOf(number).code)
    const end = Date.now() + SCAN_MS
    while (Date.now() < end) {
      await sleep(POLL_MS)
      const state = await shows()
      if (state === 'ready') return
      if (state === 'choosing') await submitQuestion()
      if (state === 'tips') {
        await page.getByLabel('Cash Tips').fill('5')
        await submitQuestion()
      }
    }
    throw new Error(`The kiosk shows ${await shows()} after ${SCAN_MS / 1000} s.`)
  }

  const submitQuestion = () => page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()

  return {
    name,
    network,
    greens,
    start,
    enrol,
    scan,
    reload: () => page.reload(),
    close: browser.close,
    /** The battery is empty: SIGKILL, and a new start with the same profile. */
    async kill() {
      await browser.kill()
      await start()
    },
    /** Whether the bar says that scans wait here. */
    hasWaiting: async () =>
      /saved here|Sending |could not be sent/.test(await page.locator('footer').innerText()),
  }
}
