import { checkAnswers } from './agree.mjs'
import { badgeScans, READS } from './calls.mjs'
import { addBadges, addVenue, openDatabase } from './data.mjs'
import { writePart } from './document.mjs'
import { leave, tidyUp } from './leftovers.mjs'
import { installLoopback } from './loopback.mjs'
import { documentOf, missesOf, tableOf } from './report.mjs'
import { measure, startLoad } from './rounds.mjs'
import { startServer } from './servers.mjs'
import { signIn } from './sign-in.mjs'

const quick = process.argv.includes('quick')
const plan = quick ? { rounds: 2, ms: 1_000 } : { rounds: 5, ms: 3_000 }
const say = (line) => process.stdout.write(`${line}\n`)

async function bench() {
  say('Installing LoopBack in a temporary folder …')
  const loopback = await installLoopback()
  if (!loopback) say('LoopBack could not be installed here: going on with the bare server alone.')

  say('Filling the database …')
  const { client, url } = await openDatabase()
  await addVenue(client, url)
  const servers = await startServers(url, loopback)
  const load = startLoad()
  leave(load.stop)
  const cookie = await signIn(servers[0])

  const results = []
  for (const call of READS) {
    results.push(await measureCall({ ...call, headers: { cookie } }, servers, load))
  }
  say('Handing out badges …')
  const scans = badgeScans(await addBadges(client), servers.length * 2)
  const scanned = await measureCall(scans, servers, load)
  await checkAudit(client, scanned.answered + scans.samples.length)
  const { rows } = await client.query('show server_version')
  return { results: [scanned, ...results], postgres: rows[0].server_version }
}

async function startServers(url, loopback) {
  const scripts = [
    ['Nightshift', 'apps/server/dist/main.js'],
    ['The bare server', 'bench/bare/server.mjs'],
    ...(loopback ? [['LoopBack', loopback]] : []),
  ]
  const servers = []
  for (const [name, script] of scripts) servers.push(await startServer(name, script, url))
  return servers
}

async function measureCall(call, servers, load) {
  say(`${call.title} …`)
  await checkAnswers(call, servers)
  return measure(load, call, servers, plan)
}

/** Verifies that each scan wrote a row, so that no server was measured with repeated scans or skipped work. */
async function checkAudit(client, scans) {
  const { rows } = await client.query('select count(*)::int as count from audit_log')
  if (rows[0].count !== scans) throw new Error(`${scans} scans left ${rows[0].count} audit rows.`)
}

try {
  const { results, postgres } = await bench()
  say(['', tableOf(results), '', ...missesOf(results)].join('\n'))
  if (!quick) await writePart(documentOf(results, { ...plan, postgres }))
} finally {
  await tidyUp()
}
process.exit()
