import { call, signIn, startApi } from '../../prove/api.mjs'
import { PASSWORD, venueDatabase } from '../../prove/database.mjs'
import { openBrowser, until } from '../../prove/offline/browser.mjs'
import { startNetwork } from '../../prove/offline/network.mjs'
import { badgeOf } from '../../prove/punches.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { cpuStealSince } from '../cpu-steal.mjs'
import { tidyUp } from '../leftovers.mjs'
import { tableOf, writeSection } from './report.mjs'

const PEOPLE = 5_000
const SCANS = 40

/** Types a code as a hand-held scanner does. Returns the milliseconds from its last key to the green result. */
function scanToGreen(code) {
  return new Promise((resolve) => {
    let typedAt
    const shows = () => document.querySelector('[data-shows]')?.getAttribute('data-shows')
    const watch = new MutationObserver(() => {
      if (!/^clocked(In|Out)$/.test(shows())) return
      watch.disconnect()
      // Painted: the frame after the one that the change is in.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typedAt)))
    })
    watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-shows'] })
    for (const key of [...code, 'Enter']) {
      typedAt = performance.now()
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    }
  })
}

/** Whether the kiosk has stored this many people. */
function hasRoster(people) {
  return new Promise((resolve) => {
    const opening = indexedDB.open('kiosk')
    opening.onsuccess = () => {
      const counting = opening.result.transaction('people').objectStore('people').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result >= people)
      }
    }
  })
}

/** The yardstick: one small record written with strict durability, and nothing else. */
function bareWrite() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('yardstick', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('records', { autoIncrement: true })
    opening.onerror = reject
    opening.onsuccess = () => {
      const begun = performance.now()
      const writing = opening.result.transaction('records', 'readwrite', { durability: 'strict' })
      writing.objectStore('records').add({ key: crypto.randomUUID(), at: new Date().toISOString() })
      writing.oncomplete = () => {
        opening.result.close()
        resolve(performance.now() - begun)
      }
    }
  })
}

try {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium.')
  const api = await startApi(await venueDatabase(PEOPLE))
  const network = await startNetwork(api.port)
  const browser = await openBrowser(executablePath)
  const context = await browser.start()
  const page = context.pages()[0]
  await page.goto(`http://localhost:${network.port}/scanner`)
  const cookie = await signIn(api.port, 'admin', PASSWORD)
  const { text } = await call(api.port, '/api/kiosks', {
    method: 'POST',
    headers: { cookie },
    body: { name: 'Barn door', festivalId: 1 },
  })
  await page.getByRole('button', { name: 'Set up this kiosk' }).click()
  await page.getByRole('textbox').last().fill(JSON.parse(text).code)
  await page.keyboard.press('Enter')
  await until(page, hasRoster, PEOPLE)
  const ready = page.locator('[data-shows="ready"]')
  network.change('refused')

  const cpuSteal = await cpuStealSince()
  const times = { scan: [], write: [] }
  // The first scan notices that the network is gone; it is not counted.
  for (let number = 0; number <= SCANS; number += 1) {
    await ready.waitFor()
    const took = await page.evaluate(scanToGreen, badgeOf(number + 1).code)
    if (number) times.scan.push(took)
    times.write.push(await page.evaluate(bareWrite))
  }
  const result = { ...times, people: PEOPLE, cpuSteal: await cpuSteal() }
  process.stdout.write(`${tableOf(result)}\n`)
  await writeSection(result)
} finally {
  await tidyUp()
}
process.exit()
