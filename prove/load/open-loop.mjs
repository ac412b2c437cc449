import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { scan } from '../punches.mjs'

/**
 * Open-loop load: punches are sent on schedule, whether or not the last one was answered. Latency counts from the
 * scheduled time, which avoids coordinated omission.
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

/** The percentile of sorted times. */
export const percentile = (times, part) => times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0
