import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../apps/server/dist/platform/database/embedded.js'
import { checkAnswers } from './agree.mjs'
import { callsOf } from './calls.mjs'
import { fill, MANAGER } from './data.mjs'
import { installLoopback } from './loopback.mjs'
import { pg } from './pg.mjs'
import { documentOf, missesOf, tableOf } from './report.mjs'
import { measure, startLoad } from './rounds.mjs'
import { startServer } from './servers.mjs'

const quick = process.argv.includes('quick')
const plan = quick ? { rounds: 2, ms: 1_000 } : { rounds: 5, ms: 3_000 }
const say = (line) => process.stdout.write(`${line}\n`)

/** What must be stopped or removed, last first. */
const leftovers = []
const tidyUp = async () => {
  while (leftovers.length) await leftovers.pop()()
}

async function bench() {
  say('Installing LoopBack in a temporary folder …')
  const loopback = await installLoopback()
  if (loopback) leftovers.push(loopback.remove)
  else say('LoopBack could not be installed here: going on with the bare server alone.')

  say('Filling the database …')
  const { url, badges, postgres } = await openDatabase()
  const servers = []
  const start = async (name, script) => {
    const server = await startServer(name, script, url)
    leftovers.push(server.stop)
    servers.push(server)
  }
  await start('Nightshift', 'apps/server/dist/main.js')
  await start('The bare server', 'bench/bare/server.mjs')
  if (loopback) await start('LoopBack', loopback.script)
  const load = startLoad()
  leftovers.push(load.stop)

  const cookie = await signIn(servers[0])
  const measurements = []
  for (const { headers, ...rest } of callsOf(badges, servers.length * 2)) {
    const call = { ...rest, headers: { ...headers, cookie } }
    say(`${call.title} …`)
    await checkAnswers(call, servers)
    const before = await auditRows(url)
    const measurement = await measure(load, call, servers, plan)
    const written = (await auditRows(url)) - before
    if (call.bodies && written !== measurement.answered) {
      throw new Error(`${measurement.answered} scans left ${written} audit rows.`)
    }
    measurements.push(measurement)
  }
  return { measurements, postgres }
}

async function openDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-bench-data-'))
  leftovers.push(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbedded(folder)
  leftovers.push(database.stop)
  return { url: database.url, ...(await fill(database.url)) }
}

async function signIn({ port }) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(MANAGER)
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The manager cannot sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function auditRows(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from audit_log')
  await client.end()
  return rows[0].count
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)))
}
try {
  const { measurements, postgres } = await bench()
  say(['', tableOf(measurements), '', ...missesOf(measurements)].join('\n'))
  if (!quick) await writeFile('docs/benchmarks.md', documentOf(measurements, { ...plan, postgres }))
} finally {
  await tidyUp()
}
process.exit()
