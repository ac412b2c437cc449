import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerReader } from './answers.mjs'

// The load generator, in its own process. Plain sockets: Node's HTTP client costs as much CPU as the servers it
// measures, which would hide the differences on two cores.

const NO_ANSWER_MS = 30_000

let requests = []
let restMs = 0
let sentAt = new Float64Array(0)
let cursor = 0
/** The remaining requests of this round. */
let allowed = 0

process.on('message', async ({ call, round }) => {
  if (call) prepare(call)
  else process.send(await measure(round).catch(({ message }) => ({ error: message })))
})

function prepare({ method = 'GET', path, paths = [path], headers = {}, bodies = [''], restMs: rest = 0 }) {
  const asked = paths.flatMap((address) => bodies.map((body) => ({ address, body })))
  requests = asked.map(({ address, body }) => {
    const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': Buffer.byteLength(body) })
    return `${method} ${address} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`
  })
  restMs = rest
  sentAt = new Float64Array(requests.length).fill(Number.NEGATIVE_INFINITY)
  cursor = 0
}

async function measure({ port, connections, ms, most = Number.POSITIVE_INFINITY }) {
  allowed = most
  await sleep(Math.max(0, sentAt[cursor] + restMs - performance.now()))
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const end = performance.now() + ms
  const lanes = await Promise.all(sockets.map((socket) => keepAsking(socket, end)))
  const times = lanes.flatMap((lane) => lane.times).sort((a, b) => a - b)
  return {
    count: times.length,
    // The rate is computed per connection, so that an answer after the end of the round is counted with its own time.
    rate: lanes.reduce((sum, lane) => sum + (lane.times.length / lane.elapsed) * 1000, 0),
    p99: times[Math.ceil(times.length * 0.99) - 1],
    failed: lanes.reduce((sum, { failed }) => sum + failed, 0),
  }
}

const open = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Closed loop on one connection: the next request is sent after the last answer. */
function keepAsking(socket, end) {
  return new Promise((resolve, reject) => {
    const times = []
    const begun = performance.now()
    let failed = 0
    let sent = begun

    const next = () => {
      const now = performance.now()
      const request = now < end ? take(now) : undefined
      if (request === undefined) {
        resolve({ times, failed, elapsed: now - begun })
        return socket.destroy()
      }
      sent = now
      socket.write(request)
    }
    const read = answerReader((status) => {
      if (status === 200 || status === 304) times.push(performance.now() - sent)
      else failed += 1
      next()
    })
    socket.on('data', read).on('close', () => reject(new Error('The server closed a connection.')))
    socket.setTimeout(NO_ANSWER_MS, () => reject(new Error('The server did not answer in time.')))
    next()
  })
}

/** The next request, unless the round is complete or the badge is within the window for repeated scans. */
function take(now) {
  if (!allowed || (restMs && now - sentAt[cursor] < restMs)) return undefined
  allowed -= 1
  sentAt[cursor] = now
  const request = requests[cursor]
  cursor = (cursor + 1) % requests.length
  return request
}
