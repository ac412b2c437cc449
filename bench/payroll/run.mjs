import { performance } from 'node:perf_hooks'
import { READS } from '../calls.mjs'
import { cpuStealSince } from '../cpu-steal.mjs'
import { addVenue, openDatabase } from '../data.mjs'
import { tidyUp } from '../leftovers.mjs'
import { median } from '../median.mjs'
import { startServer } from '../servers.mjs'
import { signIn } from '../sign-in.mjs'
import { tableOf, writeSection } from './report.mjs'

const ROUNDS = 15
/** The same week as the payroll week, from Monday 6 AM in New York: 3,000 of 60,000 entries. */
const PERIOD = { since: '2024-09-23T10:00:00.000Z', until: '2024-09-30T10:00:00.000Z' }
const DAYS = { startDate: '2024-09-23', endDate: '2024-09-29' }
const festival = { festivalId: 1 }
const WEEK = READS.find(({ title }) => title.startsWith('payroll week'))

const pathOf = (path, query) => `${path}?${new URLSearchParams(query)}`

async function measure() {
  const { client, url } = await openDatabase()
  await addVenue(client, url)
  const server = await startServer('Nightshift', 'apps/server/dist/main.js', url)
  const cookie = await signIn(server)
  const ask = async (path, body) => {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
    return { ms: performance.now() - begun, text }
  }
  const { rows } = await client.query(
    'select id from time_entries where festival_id = 1 and end_time >= $1 and end_time < $2 order by id desc',
    [PERIOD.since, PERIOD.until],
  )
  const entryIds = rows.map(({ id }) => id)
  const exported = { ...festival, ...DAYS, ...PERIOD, kind: 'csv', filter: {}, entryIds, again: true }
  const strip = () => ask(pathOf('/api/pay-periods', { ...festival, until: '2024-10-14T10:00:00.000Z' }))
  const ways = {
    week: () => ask(WEEK.path),
    strip,
    export: () => ask('/api/payroll/exports', exported),
    stripExported: strip,
    changes: () => ask(pathOf('/api/payroll/changes', { ...festival, ...PERIOD })),
    labourCost: () => ask(pathOf('/api/labour-cost', { ...festival, seasonId: 1 })),
  }
  // Nothing is exported while the first two are measured; afterwards everything is, several times over.
  const first = await rounds(ways, ['week', 'strip'])
  await ways.export()
  await client.query('update time_entries set cash_tips = cash_tips + 1 where is_tipped and id = any($1)', [
    entryIds,
  ])
  const second = await rounds(ways, ['week', 'export', 'stripExported', 'changes', 'labourCost'])
  return { entries: entryIds.length, ratios: { ...ratiosTo('week', first), ...ratiosTo('week', second) } }
}

/** Interleaved, so that noise of the machine affects all of them. */
async function rounds(ways, names) {
  const times = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { ms } = await ways[name]()
      // The first two warm up.
      if (round >= 0) times[name].push(ms)
    }
  }
  return times
}

const ratiosTo = (yardstick, times) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      { ms: median(all), ratio: median(all) / median(times[yardstick]) },
    ]),
  )

try {
  const cpuSteal = await cpuStealSince()
  const result = await measure()
  process.stdout.write(`${tableOf(result)}\n`)
  await writeSection({ ...result, rounds: ROUNDS, cpuSteal: await cpuSteal() })
} finally {
  await tidyUp()
}
process.exit()
