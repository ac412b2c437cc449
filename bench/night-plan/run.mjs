import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { openBrowser } from '../../prove/offline/browser.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { READS } from '../calls.mjs'
import { cpuStealSince } from '../cpu-steal.mjs'
import { addVenue, openDatabase } from '../data.mjs'
import { tidyUp } from '../leftovers.mjs'
import { median } from '../median.mjs'
import { startServer } from '../servers.mjs'
import { signIn } from '../sign-in.mjs'
import { tableOf, writeSection } from './report.mjs'

const ROUNDS = 15
/** A hand that moves a mouse to a link takes longer to press it. */
const POINTING_MS = 150
const FILLS = 5
const EMPLOYEES = READS.find(({ title }) => title.startsWith('employee list'))
const PLAN = '/api/night-plan?festivalId=1'
/** The people on the night that is open. */
const PLACES = 'ul[aria-label^="People in "] button'

async function measure() {
  const { client, url } = await openDatabase()
  await addVenue(client, url)
  await client.query(await readFile(new URL('plan.sql', import.meta.url), 'utf8'))
  await client.query('vacuum analyze')
  const server = await startServer('Nightshift', 'apps/server/dist/main.js', url)
  const cookie = await signIn(server)
  const ask = async (path, method = 'GET', body) => {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`)
    return { ms: performance.now() - begun, json: text && JSON.parse(text) }
  }

  const { json: plan } = await ask(PLAN)
  const of = { festivalId: 1, seasonId: plan.season.id }
  const nights = plan.nights.map(({ date }) => date)
  const fills = []
  let proposals
  for (let round = 0; round < FILLS; round += 1) {
    const { ms, json } = await ask('/api/night-plan/fill', 'POST', { ...of, nights })
    fills.push(ms)
    proposals = json.proposals
  }
  const places = proposals.map(({ nightsBefore, chosenFrom, ...place }) => place)
  // A place less, for the change that another browser sees.
  const [changing, ...agreed] = places
  await ask('/api/night-plan/fill/apply', 'POST', { ...of, places: agreed })

  const times = { employees: [], plan: [] }
  for (let round = -2; round < ROUNDS; round += 1) {
    const [employees, read] = [await ask(EMPLOYEES.path), await ask(PLAN)]
    if (round < 0) continue
    times.employees.push(employees.ms)
    times.plan.push(read.ms)
  }
  const page = await openPage({ ...server, cookie })
  const opened = await openings(page, POINTING_MS)
  const pressed = await openings(page, 0)
  const changes = await changesInAnotherBrowser(page, ask, { ...of, ...changing })
  return {
    ...{ places: places.length, nights: nights.length, rounds: ROUNDS },
    people: plan.people.length,
    employees: median(times.employees),
    ...{ plan: median(times.plan), opened: median(opened), pressed: median(pressed) },
    ...{ change: median(changes), fill: median(fills) },
  }
}

/** A browser of the manager. */
async function openPage({ port, cookie }) {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium.')
  const context = await (await openBrowser(executablePath)).start()
  const page = context.pages()[0]
  const origin = `http://localhost:${port}`
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name, ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )
  return { page, origin }
}

/**
 * From the press of the tab until its night is painted; nothing of the plan was read before the pointer came to the tab.
 * `pointing`: how long it has been there.
 */
async function openings({ page, origin }, pointing) {
  const times = []
  for (let round = -1; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/employee/admin`)
    const tab = page.getByRole('link', { name: 'Nights', exact: true }).first()
    await tab.waitFor()
    await page.waitForLoadState('networkidle')
    const { x, y, width, height } = await tab.boundingBox()
    await page.evaluate(watchNight, PLACES)
    await page.mouse.move(x + width / 2, y + height / 2)
    if (pointing) await page.waitForTimeout(pointing)
    await page.mouse.down()
    await page.mouse.up()
    const ms = await page.evaluate(() => window.nightPainted)
    if (round >= 0) times.push(ms)
    await page.mouse.move(0, 0)
  }
  return times
}

/** Runs in the page. */
function watchNight(places) {
  window.nightPainted = new Promise((resolve) => {
    let begun
    const press = ({ timeStamp }) => {
      begun = timeStamp
    }
    document.addEventListener('pointerdown', press, { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (!document.querySelector(places)) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
    })
    watch.observe(document, { subtree: true, childList: true })
  })
}

/** From the request until the other browser has painted the place, which is taken off again each time. */
async function changesInAnotherBrowser({ page, origin }, ask, place) {
  await page.goto(`${origin}/employee/admin/nights?night=${place.night}`)
  await page.locator(PLACES).first().waitFor()
  const times = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const count = await page.locator(PLACES).count()
    const shown = page.evaluate(placesPainted, [PLACES, count + 1])
    const begun = performance.now()
    const { json } = await ask('/api/night-plan/places', 'POST', place)
    await shown
    if (round >= 0) times.push(performance.now() - begun)
    const gone = page.evaluate(placesPainted, [PLACES, count])
    await ask(`/api/night-plan/places/${json.id}?updatedAt=${encodeURIComponent(json.updatedAt)}`, 'DELETE')
    await gone
    // As a planner would: the next change comes later.
    await page.waitForTimeout(1_500)
  }
  return times
}

/** Resolves in the frame after the one in which the page has this many places. */
function placesPainted([places, count]) {
  return new Promise((resolve) => {
    const isThere = () => document.querySelectorAll(places).length === count
    const done = () => requestAnimationFrame(() => setTimeout(resolve))
    if (isThere()) return done()
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      done()
    })
    watch.observe(document, { subtree: true, childList: true })
  })
}

try {
  const cpuSteal = await cpuStealSince()
  const result = { ...(await measure()), cpuSteal: await cpuSteal() }
  process.stdout.write(`${tableOf(result)}\n`)
  await writeSection(result)
} finally {
  await tidyUp()
}
process.exit()
