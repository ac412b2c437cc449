import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, freePort } from '../../prove/api.mjs'
import { cpuStealSince } from '../cpu-steal.mjs'
import { addBadges, addVenue, openDatabase } from '../data.mjs'
import { leave, tidyUp } from '../leftovers.mjs'
import { median } from '../median.mjs'
import { measure, startLoad } from '../rounds.mjs'
import { startServer } from '../servers.mjs'
import { missesOf, tablesOf, writeSection } from './report.mjs'

const quick = process.argv.includes('quick')
const PLAN = quick ? { rounds: 2, ms: 1_000 } : { rounds: 5, ms: 3_000 }
const FLOOD_SECONDS = quick ? 5 : 15
const FLOOD_ROUNDS = quick ? 1 : 4
const CONNECTIONS = 64
const SCANS_A_SECOND = 100
const HOST = 'visitors.example'
const BROWSER = { host: HOST, 'accept-encoding': 'gzip, deflate, br, zstd' }
const say = (line) => process.stdout.write(`${line}\n`)

/** An answer as the server sends it: its own headers, and the bytes of its body. */
function fetchRaw(port, path) {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: BROWSER, agent: false }, (reply) => {
      const chunks = []
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.on('end', () => {
        const own = reply.rawHeaders
        const head = own.filter(
          (_, index) => !/^(date|connection|keep-alive)$/i.test(own[index - (index % 2)]),
        )
        resolve({
          ...{ address: path, status: reply.statusCode, head, etag: reply.headers.etag },
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    }).on('error', reject)
  })
}

/** The addresses of a first visit: the page and every file that a browser loads with it. */
async function firstVisit(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: HOST } }).catch(() => undefined)
  const html = reply?.ok ? await reply.text() : await plainHome(port)
  const found = html.matchAll(/(?:src|href|srcset|imagesrcset)="([^"]+)"/g)
  const files = [...found].flatMap(([, value]) => value.split(',').map((part) => part.trim().split(' ')[0]))
  const own = files.filter((file) => /^\/assets\/|^\/icon\.svg/.test(file))
  return ['/', ...new Set(own)]
}

const plainHome = (port) =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', headers: { host: HOST }, agent: false }, async (reply) => {
      reply.setEncoding('utf8')
      resolve((await reply.toArray()).join(''))
    }).on('error', reject)
  })

async function startBare(answers) {
  const child = fork(new URL('bare.mjs', import.meta.url), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  leave(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  for (const answer of answers) {
    child.send(answer)
    await once(child, 'message')
  }
  return { name: 'The bare server', port: Number(/:(\d+)/.exec(line)[1]) }
}

/** The best compression replaces the first answer when it is ready. */
async function warm(port, paths) {
  for (const path of paths) await fetchRaw(port, path)
  for (;;) {
    const { etag } = await fetchRaw(port, '/')
    if (/-br"$/.test(etag)) break
    await sleep(100)
  }
  return Promise.all(paths.map((path) => fetchRaw(port, path)))
}

const requestOf = (path, headers = {}, method = 'GET', body = '') => {
  const all = { ...BROWSER, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map((line) => line.join(': '))
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const APPLICATION = JSON.stringify({ festivalId: 1, firstName: 'Visitor {nth}' })
const FLOODS = (visit) => [
  {
    title: '500 visitors a second, each with the whole page',
    rate: 500,
    requests: visit.map((path) => requestOf(path)),
  },
  { title: 'addresses that do not exist', rate: 2_000, requests: [requestOf('/nothing/here/{nth}')] },
  { title: '`/api/publicConfig`', rate: 2_000, requests: [requestOf('/api/publicConfig')] },
  {
    title: 'application posts',
    rate: 500,
    requests: [requestOf('/api/applications/', { 'content-type': 'application/json' }, 'POST', APPLICATION)],
  },
  {
    title: 'picture uploads of nobody',
    rate: 200,
    requests: [
      requestOf(
        '/api/site/1/pictures?purpose=hero',
        { 'content-type': 'image/png' },
        'POST',
        'x'.repeat(50_000),
      ),
    ],
  },
]

async function metric(port, name) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

/** The interval at which the delay of the event loop is sampled is part of what is read. */
const SAMPLED_MS = 10

async function underFlood({ server, target, flood, generator, badge }) {
  await metric(server.metricsPort, 'nodejs_eventloop_lag_p99_seconds')
  generator.send({ port: target.port, rate: flood.rate, seconds: FLOOD_SECONDS, requests: flood.requests })
  const answered = once(generator, 'message')
  const scans = await scanSteadily(server.port, badge)
  const lag = (await metric(server.metricsPort, 'nodejs_eventloop_lag_p99_seconds')) * 1000 - SAMPLED_MS
  const [sent] = await answered
  return { ...scans, ...sent, lag }
}

/** Badge scans in an open loop: each is sent on schedule, and its time counts from then. */
async function scanSteadily(port, badge) {
  const agent = new Agent({ keepAlive: true })
  const times = []
  let errors = 0
  const begun = performance.now()
  const under = []
  for (let nth = 0; nth < SCANS_A_SECOND * FLOOD_SECONDS; nth += 1) {
    const due = begun + nth * (1000 / SCANS_A_SECOND)
    if (due > performance.now()) await sleep(due - performance.now())
    const body = { badgeCode: `FM-BADGE:${badge()}:NIGHTSHIFT` }
    const scan = call(port, '/api/badgescan', { method: 'POST', body, agent }).then(
      ({ status }) => {
        times.push(performance.now() - due)
        if (status !== 200) errors += 1
      },
      () => {
        errors += 1
      },
    )
    under.push(scan)
  }
  await Promise.all(under)
  agent.destroy()
  return { scans: times, errors }
}

async function bench() {
  say('Filling the database …')
  const { client, url } = await openDatabase()
  await addVenue(client, url)
  await client.query(
    "update festivals set host_name = $1, enable_home = true, enable_apps = true, brand = 'dreadmoor' where id = 1",
    [HOST],
  )
  const badges = await addBadges(client)
  const metricsPort = await freePort()
  const server = await startServer('Nightshift', 'apps/server/dist/main.js', url, {
    METRICS_PORT: String(metricsPort),
    TICKETS: 'demo',
  })
  server.metricsPort = metricsPort
  const paths = await firstVisit(server.port)
  const answers = await warm(server.port, paths)
  const bare = await startBare(answers)
  const servers = [server, bare]
  const load = startLoad()
  leave(load.stop)
  const asked = { connections: CONNECTIONS, headers: BROWSER }
  const [home] = answers
  const rates = []
  for (const row of [
    { title: 'home, compressed', path: '/', goal: 0.8 },
    {
      title: 'home with `If-None-Match`',
      path: '/',
      headers: { ...BROWSER, 'if-none-match': home.etag },
      goal: 0.8,
    },
    { title: `first visit: home and ${paths.length - 1} files`, paths, per: paths.length, goal: 0.7 },
  ]) {
    say(`${row.title} …`)
    rates.push(await measure(load, { ...asked, ...row }, servers, PLAN))
  }
  load.stop()

  const generator = fork(new URL('flood.mjs', import.meta.url))
  leave(() => void generator.kill())
  let nth = 0
  const badge = () => badges[nth++ % badges.length]
  say('Scans alone …')
  // The first scans of a process open its connections and compile its code; at the door that is over before visitors come.
  await scanSteadily(server.port, badge)
  const floods = []
  for (const flood of FLOODS(paths)) {
    say(`${flood.title} …`)
    const ours = []
    const beside = []
    for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
      // In turn, so that neither is always the one that comes first.
      const pair = [
        [ours, server],
        [beside, bare],
      ]
      for (const [rounds, target] of round % 2 ? pair.toReversed() : pair)
        rounds.push(await underFlood({ server, target, flood, generator, badge }))
    }
    floods.push({
      flood,
      ours: summary(ours),
      beside: summary(beside),
      seconds: FLOOD_SECONDS * FLOOD_ROUNDS,
    })
  }
  return { rates, floods, bytes: Buffer.from(home.body, 'base64').length }
}

function percentile99(times) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1]
}

const summary = (rounds) => ({
  // Of all rounds together: a single slow write to the disk would be the 99th percentile of one.
  scanP99: percentile99(rounds.flatMap(({ scans }) => scans)),
  lag: median(rounds.map(({ lag }) => lag)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  visits: rounds.reduce((sum, { visits }) => sum + visits, 0),
  unanswered: rounds.reduce((sum, { failed, notSent }) => sum + failed + notSent, 0),
  p99: median(rounds.map(({ p99 }) => p99 ?? 0)),
})

try {
  const cpuSteal = await cpuStealSince()
  const result = await bench()
  say([tablesOf(result), ...missesOf(result)].join('\n'))
  if (!quick)
    await writeSection({
      ...result,
      ...PLAN,
      floodSeconds: FLOOD_SECONDS,
      scans: SCANS_A_SECOND,
      cpuSteal: await cpuSteal(),
    })
} finally {
  await tidyUp()
}
process.exit()
