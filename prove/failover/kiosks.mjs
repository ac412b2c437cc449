import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { scan } from '../punches.mjs'

const KIOSKS = 20
const BETWEEN_BADGES_MS = 250
const BETWEEN_TRIES_MS = 50
/** No answer may be slower. A kiosk that gets none goes to the other machine, as a browser does with two addresses. */
export const PATIENCE_MS = 8_000

/**
 * Kiosks that punch badge after badge through the web port of one machine, each badge with one idempotency key until it
 * is acknowledged. `answers` has every attempt: when, how long, and its status, or 'lost' (connection refused or cut
 * off), or 'silent' (no answer in time).
 */
export function startKiosks(cluster) {
  const acknowledged = new Map()
  const answers = []
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: KIOSKS }))
  let next = 1
  let stopped = false

  const attempt = async (number, key, machine) => {
    const begun = performance.now()
    const options = {
      host: cluster.addressOf(`api${machine}`),
      agent: agents[machine - 1],
      patienceMs: PATIENCE_MS,
    }
    const { status } = await scan(cluster.webPort, number, { key, ...options })
      .then(({ acknowledged: done, status: code }) => ({ status: done ? 'acknowledged' : code }))
      .catch(({ message }) => ({ status: message.startsWith('No answer') ? 'silent' : 'lost' }))
    const at = performance.now()
    answers.push({ at, ms: at - begun, status, machine })
    return status
  }
  const kiosk = async (nth) => {
    let machine = 1 + (nth % 2)
    while (!stopped) {
      const number = next
      next += 1
      const key = randomUUID()
      for (;;) {
        const status = await attempt(number, key, machine)
        if (status === 'acknowledged') break
        if (status === 'lost' || status === 'silent') machine = 3 - machine
        await sleep(BETWEEN_TRIES_MS)
      }
      acknowledged.set(number, performance.now())
      await sleep(BETWEEN_BADGES_MS)
    }
  }
  const done = Promise.all(Array.from({ length: KIOSKS }, (_, nth) => kiosk(nth)))
  return {
    acknowledged,
    answers,
    /** Resolves once every kiosk's last badge is acknowledged. */
    async stop() {
      stopped = true
      await done
      for (const agent of agents) agent.destroy()
    },
  }
}

/** The longest time without an acknowledgement between two moments. */
export function longestSilence(acknowledged, from, to) {
  const times = [...acknowledged.values()].filter((at) => at > from && at < to).sort((a, b) => a - b)
  let longest = 0
  let last = from
  for (const at of [...times, to]) {
    longest = Math.max(longest, at - last)
    last = at
  }
  return longest
}
