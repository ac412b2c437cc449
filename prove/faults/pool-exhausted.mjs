import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, signIn, startApi } from '../api.mjs'
import { connect, PASSWORD, venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { scan } from '../punches.mjs'
import { atLeast, atMost, none, noted } from '../rows.mjs'

const title = 'The connection pool is exhausted'
const what =
  'A lock on the time entries blocks 60 clients who read theirs, until the process’s pool of 18 connections is exhausted. Other clients, who read no time entries, keep sending requests.'

/** Calls that need none of the locked rows, only a connection. */
const OTHERS = ['/api/health', '/api/users/me']

async function prove({ quick }) {
  const seconds = quick ? 6 : 30
  const url = await venueDatabase(200)
  const api = await startApi(url)
  const cookie = await signIn(api.port, 'manager', PASSWORD)
  const door = await connect(url)
  await door.query('begin; lock table time_entries')

  let locked = true
  const failures = []
  const answers = []
  const get = (path) => call(api.port, path, { headers: { cookie }, agent: false })
  const hold = async () => {
    while (locked) await get('/api/timeclock/me').catch((error) => failures.push(error))
  }
  const askOn = async (path) => {
    while (locked) {
      const begun = performance.now()
      const { status } = await get(path).catch((error) => ({ status: error.message }))
      answers.push({ status, ms: performance.now() - begun })
      await sleep(50)
    }
  }
  const holding = Array.from({ length: 60 }, hold)
  // From here on the pool is exhausted.
  await sleep(500)
  const asking = [...OTHERS, ...OTHERS, ...OTHERS].map(askOn)
  await sleep(seconds * 1000)
  locked = false
  await door.query('rollback')
  await door.end()

  const begun = performance.now()
  const acknowledged = new Set()
  while (!acknowledged.size && performance.now() - begun < 30_000) {
    if ((await scan(api.port, 1, { agent: false })).acknowledged) acknowledged.add(1)
  }
  const recovered = performance.now() - begun
  await Promise.all([...holding, ...asking])
  for (let number = 2; number <= 40; number += 1) {
    if ((await scan(api.port, number)).acknowledged) acknowledged.add(number)
  }
  await api.end('SIGTERM')

  const busy = answers.filter(({ status }) => status === 503)
  return [
    noted('exhausted for', seconds, 's'),
    atLeast('responses with 503', busy.length, 1),
    none(
      'responses other than 503 or 200',
      answers.filter(({ status }) => ![200, 503].includes(status)).length,
    ),
    atMost('slowest response', Math.max(...answers.map(({ ms }) => ms)) / 1000, 2.5, 's'),
    none('broken connections', failures.length),
    atMost('first punch acknowledged after', recovered / 1000, 1, 's'),
    ...(await ledgerRows(url, acknowledged, 40)),
  ]
}

export const poolExhausted = { title, what, prove }
