import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { scan } from '../punches.mjs'

/**
 * Punches that leave at their time whether or not the last one was answered, as people at a door do. The time of an
 * answer counts from when its punch should have left, so that a server that stands still cannot hide it.
 */
export async function punchSteadily(port, { rate, seconds, badge = (nth) => nth, heard = () => {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times = []
  const acknowledged = new Set()
  let errors = 0
  const begun = performance.now()
  const under = []
  for (let nth = 1; nth <= rate * seconds; nth += 1) {
    const due = begun + (nth - 1) * (1000 / rate)
    if (due > performance.now()) await sleep(due - performance.now())
    const asked = scan(port, badge(nth), { agent }).then(
      (reply) => {
        times.push(performance.now() - due)
        if (reply.acknowledged) acknowledged.add(badge(nth))
        else errors += 1
        heard()
      },
      () => {
        errors += 1
      },
    )
    under.push(asked)
  }
  await Promise.all(under)
  agent.destroy()
  times.sort((one, other) => one - other)
  return {
    acknowledged,
    errors,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    worst: times.at(-1),
  }
}

/** Of sorted times. */
export const percentile = (times, part) => times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0
