import { readFile } from 'node:fs/promises'
import { migrate } from '../../apps/server/dist/platform/database/migrate.js'
import { hashPassword } from '../../apps/server/dist/platform/password.js'
import { signIn, startApi } from '../api.mjs'
import { connect, emptyDatabase, PASSWORD } from '../database.mjs'
import { percentile } from '../load/open-loop.mjs'
import { none, noted } from '../rows.mjs'
import { STATEMENTS } from './calls.mjs'
import { measure } from './measure.mjs'
import { writePlans } from './plans.mjs'

const title = 'More festivals in one database'
const what =
  'The queries of one festival’s screens, against three databases in turn: in one it is alone, in the others it is one of many. Median and 99th percentile as multiples of those when it is alone.'

const FESTIVALS = await readFile(new URL('festivals.sql', import.meta.url), 'utf8')
const GOAL = 1.5

async function prove({ quick }) {
  const sizes = quick ? [1, 10, 40] : [1, 100, 1_000]
  const [shifts, rounds] = quick ? [20, 60] : [100, 1_000]
  const places = []
  for (const festivals of sizes) places.push(await open(festivals, shifts))
  const failed = await measure(places, rounds)
  if (!quick) await explain(places.at(-1))
  for (const { api } of places) await api.end('SIGTERM')
  return [
    noted('entries in the largest', places.at(-1).entries),
    none('failed calls', failed),
    ...compared(places, quick),
  ]
}

/** Creates a database with this many festivals, starts a server on it, and signs in the first festival's manager. */
async function open(festivals, shifts) {
  const url = await emptyDatabase()
  await migrate(url)
  const client = await connect(url)
  const settings = { festivals, shifts, password_hash: await hashPassword(PASSWORD) }
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [`prove.${name}`, String(value)])
  }
  await client.query(FESTIVALS)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const { rows } = await client.query('select count(*)::int as count from time_entries')
  await client.end()
  const api = await startApi(url)
  const cookie = await signIn(api.port, 'user1.1', PASSWORD)
  return { festivals, url, api, cookie, entries: rows[0].count, times: new Map() }
}

async function explain({ url, festivals, entries }) {
  const client = await connect(url)
  await writePlans(client, STATEMENTS, { festivals, entries })
  await client.end()
}

/** The time of each call in the larger databases, relative to one festival. Quick runs have too few for a 99th percentile. */
function compared([alone, ...larger], quick) {
  return [...alone.times.keys()].flatMap((name) =>
    larger.map(({ festivals, times }) => {
      const ratio = (part) => percentile(times.get(name), part) / percentile(alone.times.get(name), part)
      const [median, worst] = [ratio(0.5), ratio(0.99)]
      return {
        what: `${name} (${percentile(alone.times.get(name), 0.5).toFixed(1)} ms alone), ${festivals} festivals`,
        goal: `${GOAL} times or less`,
        found: `${median.toFixed(2)} and ${worst.toFixed(2)}`,
        met: median <= GOAL && (quick || worst <= GOAL),
      }
    }),
  )
}

export const festivals = { title, what, prove }
