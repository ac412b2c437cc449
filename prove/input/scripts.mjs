import { chromium } from '@playwright/test'
import { leave } from '../../bench/leftovers.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { signIn, startApi } from '../api.mjs'
import { connect, PASSWORD, venueDatabase } from '../database.mjs'
import { atLeast, none, noted } from '../rows.mjs'
import { PAYLOADS } from './payloads.mjs'

const title = 'Cross-site scripting'
const what =
  'Each payload as name, notes, answers, names of events and positions, and in the texts of the festival, inserted directly into the database without validation; then each screen is opened in a real browser.'

const FILL = `
  with payload as (select text, nth from unnest($1::text[]) with ordinality given (text, nth)), person as (
    insert into users (festival_id, username, password_hash, first_name, last_name, email, phone, notes, emergency_contact, emergency_relation, emergency_phone)
    select 1, text || nth, '', text, text, text, text, text, text, text, text from payload returning id, first_name
  ), event as (
    insert into events (festival_id, name) select 1, text from payload returning id, name
  ), position as (
    insert into positions (festival_id, event_id, name, default_pay_rate, can_apply) select 1, id, name, 14, true from event returning id, name
  ), shift as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time, end_time, note)
    select 1, id, 1, first_name, 14, false, now() - interval '3 hours', now() - interval '1 hour', first_name from person
  ), application as (
    insert into applications (festival_id, season_id, calendar_id, raw_data, notes)
    select 1, 1, 1, json_build_object('firstName', text, 'lastName', text, 'email', text, 'phone', text, 'street', text,
      'city', text, 'state', text, 'zip', text, 'over16', true, 'returning', true, 'returningNotes', text, 'otherNotes', text,
      'unavailable', json_build_array(text), 'limitations', json_build_array(text), 'position', 1, text, text), text from payload
  )
  update festivals set host_name = 'localhost', public_msg = $2, welcome_msg = $2, name = $2 where id = 1`

const PUBLIC = ['/', '/apply', '/news', '/policies']
const OFFICE = [
  '',
  '/timeclock',
  '/myaccount',
  '/admin',
  '/admin/employees',
  '/admin/applications',
  '/admin/timesheets',
  '/admin/general',
  '/admin/events',
  '/admin/positions',
]

async function prove({ quick }) {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('there is no Chromium')
  const url = await venueDatabase(2)
  const client = await connect(url)
  await client.query(FILL, [PAYLOADS, PAYLOADS.slice(0, 20).join(' ')])
  await client.end()
  const api = await startApi(url)
  const { page, complaints } = await openBrowser(executablePath)

  let screens = 0
  let ran = 0
  let shown = 0
  const visit = async (path) => {
    await page.goto(`http://localhost:${api.port}${path}`)
    // Guards against a false pass: the payload must be visible as text.
    const stands = page.getByText('__pwned').first().waitFor({ state: 'attached', timeout: 4_000 })
    shown += await stands.then(
      () => 1,
      () => 0,
    )
    if (await page.evaluate(() => window.__pwned !== undefined)) ran += 1
    screens += 1
  }
  for (const path of PUBLIC) await visit(path)
  await page.context().addCookies(await cookies(api.port, 'admin'))
  for (const path of quick
    ? OFFICE.filter((path) => !/general|events|positions|timeclock/.test(path))
    : OFFICE) {
    await visit(`/employee${path}`)
  }
  await page.context().browser().close()
  await api.end('SIGTERM')
  return [
    atLeast('payloads', PAYLOADS.length, 60),
    noted('screens', screens),
    atLeast('screens that show a payload as text', shown, 4),
    none('screens on which a payload ran', ran),
    none('dialogs and content policy violations', complaints.length),
  ]
}

async function openBrowser(executablePath) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
  const browser = await chromium.launch({ executablePath, args })
  leave(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const complaints = []
  page.on('dialog', (dialog) => complaints.push(dialog.message()) && dialog.dismiss())
  page.on(
    'console',
    (message) => /Content Security Policy/i.test(message.text()) && complaints.push(message.text()),
  )
  return { page, complaints }
}

/** The cookies of a session with a chosen festival. */
async function cookies(port, username) {
  const signedIn = (await signIn(port, username, PASSWORD)).split('; ').map((cookie) => cookie.split('='))
  return [...signedIn, ['FM_CUR_FEST', '1']].map(([name, value]) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
  }))
}

export const scripts = { title, what, prove }
