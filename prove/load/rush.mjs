import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave } from '../../bench/leftovers.mjs'
import { median } from '../../bench/median.mjs'
import { startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { scan } from '../punches.mjs'
import { atLeast, atMost, none, noted } from '../rows.mjs'
import { memoryOf } from './memory.mjs'
import { percentile } from './open-loop.mjs'

const title = 'The minute the tickets go on sale'
const what =
  'An hour of visitors, each with a connection of their own who loads the home page and its files, and 150 punches a second from 20 kiosks, which keep what is not acknowledged and try again. In the middle the database is out of reach for a minute.'

const HOST = 'venue.test'
const VISITS_A_SECOND = 100
const PUNCHES_A_SECOND = 150
const KIOSKS = 20
const AGAIN_MS = 1_000
const CHUNK_SECONDS = 10
const BROWSER = { host: HOST, 'accept-encoding': 'gzip, deflate, br, zstd' }

async function prove({ quick }) {
  const seconds = quick ? 40 : 3_600
  const outageMs = quick ? 5_000 : 60_000
  const punches = PUNCHES_A_SECOND * seconds
  const url = await venueDatabase(punches)
  const proxy = await startProxy(url)
  const api = await startApi(proxy.url)
  const memory = []
  const reading = setInterval(async () => memory.push(await memoryOf(api.pid)), quick ? 1_000 : 10_000)
  const end = performance.now() + seconds * 1000
  const visiting = visitUntil(end, api.port)
  const punching = punchAll(api.port, punches)
  await sleep((seconds * 1000) / 2)
  await proxy.away(outageMs)
  const visits = await visiting
  const { acknowledged, refused, strange, times } = await punching
  clearInterval(reading)
  await api.end('SIGTERM')
  proxy.stop()
  const part = Math.floor(memory.length / 6)
  const early = median(memory.slice(part, 2 * part))
  const late = median(memory.slice(-part))
  times.sort((one, other) => one - other)
  return [
    noted('for', seconds, 's'),
    noted('without a database for', outageMs / 1000, 's'),
    atLeast('visits', visits.visits, VISITS_A_SECOND * seconds * 0.99),
    none('visits that failed', visits.failed + visits.notSent),
    none(
      'answers to visitors other than 200',
      Object.entries(visits.statuses).reduce(
        (sum, [status, count]) => sum + (status === '200' ? 0 : count),
        0,
      ),
    ),
    noted('a visit, 99th percentile of the slowest ten seconds', visits.p99, 'ms'),
    noted('answers 503 to kiosks', refused),
    none('answers to kiosks other than an acknowledgement or 503', strange),
    noted('a scan outside the outage, median', percentile(times, 0.5), 'ms'),
    atMost('99th percentile', percentile(times, 0.99), 300, 'ms'),
    noted('memory early', early, 'MB'),
    noted('memory late', late, 'MB'),
    atMost('growth', (late / early - 1) * 100, 10, '%'),
    ...(await ledgerRows(url, acknowledged, punches)),
  ]
}

/** The home page and what a browser loads with it, as requests to write into a socket. */
async function firstVisit(port) {
  const [reply] = await once(get({ port, path: '/', headers: { host: HOST }, agent: false }), 'response')
  const html = (await reply.setEncoding('utf8').toArray()).join('')
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const headers = Object.entries(BROWSER).map((line) => line.join(': '))
  return ['/', ...new Set(files)].map((path) => `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
}

/** In a process of its own, in short floods, one after the other. */
async function visitUntil(end, port) {
  const generator = fork(new URL('../../bench/visitors/flood.mjs', import.meta.url))
  leave(() => void generator.kill())
  const requests = await firstVisit(port)
  const total = { visits: 0, failed: 0, notSent: 0, statuses: {}, p99: 0 }
  while (performance.now() < end) {
    const seconds = Math.max(1, Math.min(CHUNK_SECONDS, Math.round((end - performance.now()) / 1000)))
    generator.send({ port, rate: VISITS_A_SECOND, seconds, requests })
    const [{ statuses, p99, ...counts }] = await once(generator, 'message')
    for (const name of ['visits', 'failed', 'notSent']) total[name] += counts[name]
    for (const [status, count] of Object.entries(statuses))
      total.statuses[status] = (total.statuses[status] ?? 0) + count
    total.p99 = Math.max(total.p99, p99)
  }
  generator.kill()
  return total
}

/** Punches come on schedule to kiosks, each of which sends one at a time and keeps the others. */
async function punchAll(port, punches) {
  const agent = new Agent({ keepAlive: true, maxSockets: KIOSKS })
  const acknowledged = new Set()
  const times = []
  let refused = 0
  let strange = 0
  const begun = performance.now()
  const dueOf = (number) => begun + (number - 1) * (1000 / PUNCHES_A_SECOND)

  async function kiosk(nth) {
    let wasOffline = false
    for (let number = nth; number <= punches; number += KIOSKS) {
      const due = dueOf(number)
      if (due > performance.now()) {
        await sleep(due - performance.now())
        wasOffline = false
      }
      const key = randomUUID()
      for (;;) {
        const reply = await scan(port, number, { key, agent }).catch(() => ({ status: 0 }))
        if (reply.acknowledged) break
        wasOffline = true
        if (reply.status === 503) refused += 1
        else strange += 1
        await sleep(AGAIN_MS)
      }
      acknowledged.add(number)
      // What waited for the database says nothing about the server.
      if (!wasOffline) times.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: KIOSKS }, (_, index) => kiosk(index + 1)))
  agent.destroy()
  return { acknowledged, refused, strange, times }
}

/** The way to the database, which can be taken away: connections end, and new ones are refused. */
async function startProxy(url) {
  const target = new URL(url)
  const sockets = new Set()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = (port) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address()
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  leave(cut)
  const through = new URL(url)
  Object.assign(through, { hostname: '127.0.0.1', port: String(port) })
  return {
    url: through.href,
    away: async (ms) => {
      cut()
      await sleep(ms)
      await listen(port)
    },
    stop: cut,
  }
}

export const rush = { title, what, prove }
