import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../api.mjs'
import { ask, PASSWORD, venueDatabase } from '../database.mjs'
import { badgeOf } from '../punches.mjs'
import { leftOut } from '../rows.mjs'
import { openFirefox } from './firefox.mjs'
import { openWebKit } from './webkit.mjs'

const title = 'Browsers other than Chromium'
const what =
  'Firefox ESR (over Marionette) and WebKitGTK (over its WebDriver), both packages of Debian: somebody applies, clocks in at the time clock and by a hand-held scanner at the kiosk, and hears of a night that a manager publishes. Clicks and keys are those of the browser; the database says what came of them. A phone with a scrollbar shows the name of the attraction in one line, and radio buttons are drawn by the page.'

const ROW_MS = 5_000
const DAY_MS = 86_400_000
/** The Friday after next, at 19:00 in New York in summer. */
const OPENS_AT = new Date(Date.now() + (7 + ((12 - new Date().getUTCDay()) % 7)) * DAY_MS)
OPENS_AT.setUTCHours(23, 0, 0, 0)
const NIGHT = OPENS_AT.toISOString().slice(0, 10)

const PREPARE = `
  update festivals set host_name = 'localhost' where id = 1;
  update seasons set year = ${OPENS_AT.getUTCFullYear()} where festival_id = 1;
  update season_calendars set opens_at = '${OPENS_AT.toISOString()}' where festival_id = 1;
  update users set password_is_default = false where festival_id = 1;
  insert into positions (id, festival_id, event_id, name, default_pay_rate, is_tipped) values (2, 1, 1, 'Bartender', 12, true);
  insert into user_positions (festival_id, user_id, position_id, payrate) values (1, '${badgeOf(1).id}', 2, 12);
  insert into planned_places (festival_id, season_id, night, position_id, user_id)
    select 1, id, '${NIGHT}', 1, '${badgeOf(1).id}' from seasons where festival_id = 1;`

async function prove() {
  const rows = []
  for (const open of [openFirefox, openWebKit]) {
    const browser = await open()
    if (browser.missing) rows.push(leftOut(browser.name, browser.missing))
    else rows.push(...(await storiesIn(browser)))
  }
  return rows
}

async function storiesIn(browser) {
  const url = await venueDatabase(4)
  await ask(url, PREPARE)
  const { port, end } = await startApi(url)
  const scene = { ...browser, url, origin: `http://localhost:${port}` }
  const rows = []
  for (const [words, story] of Object.entries(STORIES)) {
    const failure = await story(scene).then(
      () => undefined,
      (error) => error.message,
    )
    const found = failure ? `no: ${failure}` : 'yes'
    rows.push({ what: `${browser.name}: ${words}`, goal: 'yes', found, met: !failure })
  }
  await end('SIGTERM')
  return rows
}

const STORIES = {
  'on a phone with a scrollbar, the title is in one line and no page is too wide': fitsPhone,
  'somebody applies, with radio buttons that the page draws': applies,
  'somebody clocks in for the second of two positions': clocksIn,
  'a hand-held scanner clocks in and out at the kiosk': scans,
  'a manager publishes a night, and its person sees it': publishes,
}

/** A page may say it a moment before the database does. */
async function expectRow(url, words, query) {
  const end = Date.now() + ROW_MS
  while (!(await ask(url, query)).length) {
    if (Date.now() > end) throw new Error(`the database has no ${words}`)
    await sleep(100)
  }
}

async function fitsPhone({ page, narrow, origin }) {
  await narrow(390)
  for (const path of ['/', '/apply', '/news', '/policies', '/employee/login']) {
    await page.open(origin + path)
    await page.until('heading', 'return document.querySelector("h1")')
    const wide = await page.run('return document.documentElement.scrollWidth - innerWidth')
    if (wide > 0) throw new Error(`${path} is ${wide} px too wide`)
  }
  await page.open(`${origin}/`)
  const lines = await page.run(`
    const [title] = document.querySelector('h1').childNodes
    const range = document.createRange()
    range.setStart(title, 0)
    range.setEnd(title, title.data.trimEnd().length)
    return range.getClientRects().length`)
  if (lines !== 1) throw new Error(`the title has ${lines} lines`)
  await narrow(null)
}

async function applies({ page, origin, url }) {
  await page.open(`${origin}/apply`)
  await page.until('position', 'return document.querySelector("[name=position] option:nth-child(2)")')
  const look = await page.run('return getComputedStyle(document.querySelector("[type=radio]")).appearance')
  if (look !== 'none') throw new Error(`radio buttons look ${look}`)
  await page.type('select', 'Position', 'GATEKEEPER')
  const fields = {
    ...{ 'First name': 'Wren', 'Last name': 'Thorn', 'Street address': '7 Peat Lane', City: 'Harrow Hollow' },
    ...{ State: 'NY', 'Zip code': '12499', Email: 'wren@example.com', Phone: '845-555-0123' },
  }
  for (const [name, text] of Object.entries(fields)) await page.type('input', name, text)
  await page.click('button', 'Submit application')
  await page.click('button', 'Confirm')
  await page.says('Thank you!')
  await expectRow(url, 'application', `select from applications where raw_data like '%wren@example.com%'`)
}

async function clocksIn({ page, origin, url }) {
  await page.signIn(origin, 'badge1', PASSWORD)
  await page.open(`${origin}/employee/timeclock`)
  await page.click('button', 'Clock In')
  await page.click('label', 'The gate - Bartender')
  await page.click('button', 'Okay')
  await page.find('button', 'Clock Out')
  await expectRow(
    url,
    'open shift',
    `select from time_entries where user_id = '${badgeOf(1).id}' and position_name = 'Bartender' and end_time is null`,
  )
}

async function scans({ page, origin, url }) {
  await page.open(`${origin}/scanner`)
  await page.find('button', 'Start Scanning')
  // The second is on shift since an hour ago, the third is not.
  for (const [number, shows, end] of [
    [3, 'clockedIn', 'null'],
    [2, 'clockedOut', 'not null'],
  ]) {
    await page.until('ready kiosk', `return document.querySelector('[data-shows="ready"]')`)
    await page.scan(badgeOf(number).code)
    await page.until(shows, `return document.querySelector('[data-shows="${shows}"]')`)
    const { id } = badgeOf(number)
    await expectRow(url, shows, `select from time_entries where user_id = '${id}' and end_time is ${end}`)
  }
}

async function publishes({ page, origin, url }) {
  await page.signIn(origin, 'manager', PASSWORD)
  await page.open(`${origin}/employee/admin/nights?night=${NIGHT}`)
  await page.click('button', 'Publish this night')
  await page.says('Who is affected')
  await page.click('[role=dialog] button, dialog button', 'Publish')
  await page.says('Who has not seen it yet')
  await expectRow(url, 'published place', 'select from planned_places where published_at is not null')
  await page.signIn(origin, 'badge1', PASSWORD)
  await page.open(`${origin}/employee/my-nights`)
  await page.says('Be there at')
}

export const browsers = { title, what, prove, apart: true }
