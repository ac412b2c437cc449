import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '../../scripts/chromium.mjs'
import { call, signIn, startApi, untilWell } from '../api.mjs'
import { ask, connect, PASSWORD, venueDatabase } from '../database.mjs'
import { atLeast, none, noted } from '../rows.mjs'
import { openKiosk } from './kiosk-page.mjs'
import { startManager } from './managers.mjs'
import { NETWORKS, startNetwork } from './network.mjs'
import { reconcile } from './reconcile.mjs'

const title = 'The kiosk without a network'
const what =
  'Three enrolled kiosks, real pages in browsers of their own, one with a clock 40 minutes fast. Their networks are refused, silent, one-way or a captive portal, at random; pages are reloaded and browsers killed; a manager edits shifts meanwhile. At the end the server is killed while they upload. Each scan that was shown green is an entry or in the list "Needs attention".'

const KIOSKS = [{ name: 'Barn door' }, { name: 'Box office' }, { name: 'Parking', skewMs: 40 * 60_000 }]
const PEOPLE = 300
/** Two scans of one person by different kiosks are told apart by their instants. */
const SAME_PERSON_MS = 25_000
const DRAIN_MS = 60_000

async function prove({ quick, random }) {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('there is no Chromium')
  const url = await venueDatabase(PEOPLE)
  await fillPeople(url)
  const api = await startApi(url)
  const kiosks = await Promise.all(KIOSKS.map((kiosk) => setUp(kiosk, api, executablePath)))
  const manager = await startManager(api.port, random)

  const counts = { scans: 0, cuts: 0, reloads: 0, kills: 0, serverKills: 0 }
  const next = turns(random)
  const until = Date.now() + (quick ? 60_000 : 12 * 60_000)
  await Promise.all(kiosks.map((kiosk) => work(kiosk, { until, next, random, counts })))
  await uploadWhileServerIsKilled(kiosks, { api, next, random, counts, rounds: quick ? 1 : 4 })
  await manager.stop()
  const left = await drain(kiosks)
  const greens = kiosks.flatMap((kiosk) => kiosk.greens)
  await Promise.all(kiosks.map((kiosk) => kiosk.close()))
  await api.end('SIGTERM')
  const { lost, ended, twice, unseen, wrongPerson, attention } = await reconcile(url, greens)
  for (const green of [...lost, ...twice]) process.stderr.write(`${JSON.stringify(green)}\n`)
  const [{ offline }] = await ask(url, 'select count(*)::int as offline from kiosk_punches')
  return [
    noted('people', PEOPLE),
    noted('scans', counts.scans),
    noted('times that a network changed', counts.cuts),
    noted('pages reloaded', counts.reloads),
    noted('browsers killed', counts.kills),
    noted('kills of the server during an upload', counts.serverKills),
    noted('edits by the manager', manager.edits),
    atLeast('scans shown green', greens.length, quick ? 20 : 500),
    atLeast('of these delivered later', offline, quick ? 5 : 100),
    noted('of these in the list "Needs attention"', attention),
    noted('of these out by a manager within the five seconds before', ended),
    none('lost', lost.length),
    none('counted twice', twice.length),
    none('applied to the wrong person', wrongPerson),
    none('kiosks with scans left', left),
    noted('recorded, but the page was killed before it showed it', unseen),
  ]
}

async function fillPeople(url) {
  const client = await connect(url)
  await client.query(await readFile(new URL('people.sql', import.meta.url), 'utf8'))
  await client.end()
}

async function setUp({ name, skewMs }, api, executablePath) {
  const network = await startNetwork(api.port)
  const kiosk = await openKiosk({ executablePath, network, name, skewMs })
  await kiosk.start()
  const cookie = await signIn(api.port, 'admin', PASSWORD)
  const { text } = await call(api.port, '/api/kiosks', {
    method: 'POST',
    headers: { cookie },
    body: { name, festivalId: 1 },
  })
  await kiosk.enrol(JSON.parse(text).code)
  // Browsers write cookies to disk every half minute, or when they are closed.
  await kiosk.close()
  await kiosk.start()
  return kiosk
}

/** Whom to scan next: anybody who was not at a kiosk just now. */
function turns(random) {
  const last = new Map()
  return () => {
    for (;;) {
      const number = 1 + Math.floor(random() * PEOPLE)
      if (Date.now() - (last.get(number) ?? 0) < SAME_PERSON_MS) continue
      last.set(number, Date.now())
      return number
    }
  }
}

async function work(kiosk, { until, next, random, counts }) {
  while (Date.now() < until) {
    if (random() < 0.2) {
      kiosk.network.change(random() < 0.4 ? 'open' : NETWORKS[Math.floor(random() * NETWORKS.length)])
      counts.cuts += 1
    }
    const fate = random()
    if (fate < 0.02) {
      await kiosk.kill()
      counts.kills += 1
    } else if (fate < 0.06) {
      await kiosk.reload()
      counts.reloads += 1
    }
    const scanning = kiosk.scan(next())
    counts.scans += 1
    // Some are killed in the middle of a scan.
    if (random() < 0.02) {
      await sleep(random() * 1_000)
      scanning.catch(() => {})
      await kiosk.kill()
      counts.kills += 1
    } else await scanning
  }
}

/** Each kiosk saves scans offline; then all deliver at once to a server that is killed again and again. */
async function uploadWhileServerIsKilled(kiosks, { api, next, random, counts, rounds }) {
  for (let round = 0; round < rounds; round += 1) {
    for (const { network } of kiosks) network.change('refused')
    await Promise.all(
      kiosks.map(async (kiosk) => {
        for (let scan = 0; scan < 6; scan += 1) {
          await kiosk.scan(next())
          counts.scans += 1
        }
      }),
    )
    for (const { network } of kiosks) network.change('open')
    for (let kill = 0; kill < 5; kill += 1) {
      await sleep(200 + random() * 1_500)
      await api.end('SIGKILL')
      await api.start()
      await untilWell(api.port)
      counts.serverKills += 1
    }
  }
}

/** Waits until no kiosk has scans left. Returns how many still have some. */
async function drain(kiosks) {
  for (const { network } of kiosks) network.change('open')
  const end = Date.now() + DRAIN_MS
  let left = kiosks.length
  while (left && Date.now() < end) {
    await sleep(500)
    left = (await Promise.all(kiosks.map((kiosk) => kiosk.hasWaiting()))).filter(Boolean).length
  }
  return left
}

export const offline = { title, what, prove }
