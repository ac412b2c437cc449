import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerReader } from '../answers.mjs'

// A flood in an open loop, in its own process: each visitor comes on schedule, whether or not earlier ones were answered,
// with a connection of their own, and asks for one thing after the other.

const NO_ANSWER_MS = 20_000
/** Beyond this many at once a visitor is not sent but counted: the machine has no more sockets. */
const MOST_OPEN = 4_000

process.on('message', async (flood) => process.send(await run(flood)))

async function run({ port, rate, seconds, requests }) {
  const counts = { visits: 0, failed: 0, notSent: 0, statuses: {} }
  const times = []
  const under = new Set()
  const begun = performance.now()
  let nth = 0
  while (nth < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - begun) / 1000) * rate) + 1)
    for (; nth < due; nth += 1) {
      if (under.size >= MOST_OPEN) {
        counts.notSent += 1
        continue
      }
      const visit = visitor(port, requests, nth, counts)
        .then((ms) => {
          counts.visits += 1
          times.push(ms)
        })
        .catch(() => {
          counts.failed += 1
        })
        .finally(() => under.delete(visit))
      under.add(visit)
    }
    await sleep(2)
  }
  await Promise.all(under)
  times.sort((one, other) => one - other)
  return { ...counts, p50: times[times.length >> 1], p99: times[Math.ceil(times.length * 0.99) - 1] }
}

function visitor(port, requests, nth, counts) {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let next = 0
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const ask = () => {
      if (next === requests.length) {
        resolve(performance.now() - begun)
        return socket.destroy()
      }
      const request = requests[next]
      next += 1
      // As long as what it replaces, which the length of the body counts.
      socket.write(request.replaceAll('{nth}', String(nth % 100_000).padStart(5, '0')))
    }
    const read = answerReader((status) => {
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1
      ask()
    })
    socket.on('connect', ask).on('data', read).on('error', reject)
    socket.on('close', () => reject(new Error('closed')))
    socket.setTimeout(NO_ANSWER_MS, () => socket.destroy(new Error('no answer')))
  })
}
