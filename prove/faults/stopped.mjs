import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { scan, scanUntilAcknowledged } from '../punches.mjs'
import { atLeast, none, noted } from '../rows.mjs'

const title = 'The server is stopped under load'
const what =
  'Graceful shutdown: SIGTERM while 20 clients punch, each on its own connection. Requests sent before the signal must be answered; a connection refused afterwards is no failure.'

const CLIENTS = 20

async function prove({ quick }) {
  const [stops, each] = quick ? [1, 100] : [50, 200]
  const url = await venueDatabase(stops * each)
  const api = await startApi(url)
  const acknowledged = new Set()
  let underWay = 0
  let failed = 0
  let badExits = 0

  for (let round = 0; round < stops; round += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    let next = round * each + 1
    const last = next + each - 1
    /** Requests in flight, by number: whether each was in flight when the signal was sent. */
    const flying = new Map()
    const again = []
    const client = async () => {
      while (next <= last) {
        const number = next
        next += 1
        const key = randomUUID()
        flying.set(number, false)
        const reply = await scan(api.port, number, { key, agent }).catch(() => undefined)
        if (flying.get(number) && !reply) failed += 1
        flying.delete(number)
        if (reply?.acknowledged) acknowledged.add(number)
        else again.push({ number, key })
        if (!reply) return
      }
    }
    const clients = Array.from({ length: CLIENTS }, client)
    await sleep(20 + (round % 10) * 10)
    for (const number of flying.keys()) flying.set(number, true)
    underWay += flying.size
    if ((await api.end('SIGTERM')) !== 0) badExits += 1
    await Promise.all(clients)
    agent.destroy()
    await api.start()
    for (; next <= last; next += 1) again.push({ number: next, key: randomUUID() })
    await Promise.all(
      again.map(async ({ number, key }) => {
        if (await scanUntilAcknowledged(api.port, number, { key })) acknowledged.add(number)
      }),
    )
  }
  await api.end('SIGTERM')
  return [
    noted('signals', stops),
    atLeast('requests in flight at a signal', underWay, stops),
    none('of these not answered', failed),
    none('exits with a code other than 0', badExits),
    ...(await ledgerRows(url, acknowledged, stops * each)),
  ]
}

export const stopped = { title, what, prove }
