import { request } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { createServer } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../bench/servers.mjs'

const SCRIPT = 'apps/server/dist/main.js'

/** The server as a child process, on a port that it keeps over restarts. */
export async function startApi(databaseUrl, settings = {}) {
  const PORT = String(await freePort())
  // Silent: the provoked faults would fill the output with errors.
  const launch = () =>
    startServer('The server', SCRIPT, databaseUrl, { PORT, LOG_LEVEL: 'silent', ...settings })
  let running = await launch()
  const api = {
    port: running.port,
    get pid() {
      return running.child.pid
    },
    /** Whether the latest process is running. */
    get alive() {
      return running.child.exitCode === null && running.child.signalCode === null
    },
    async end(signal) {
      running.child.kill(signal)
      return running.ended
    },
    async start() {
      running = await launch()
    },
  }
  return api
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** One call, over TLS with the `ca` of its server. A body is sent as JSON unless it is bytes or text. Returns status and text; throws on a connection error. */
export function call(
  port,
  path,
  { method = 'GET', headers = {}, body, patienceMs = 30_000, ...options } = {},
) {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
  const sent = isJson ? JSON.stringify(body) : body
  const type = isJson ? { 'content-type': 'application/json' } : {}
  const ask = options.ca ? requestOverTls : request
  const length = sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent) }
  return new Promise((resolve, reject) => {
    const asked = ask(
      { host: '127.0.0.1', port, path, method, headers: { ...type, ...length, ...headers }, ...options },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
        response.on('error', reject)
        response.on('aborted', () => reject(new Error('The answer was cut off.')))
      },
    )
    asked.on('error', reject)
    asked.setTimeout(patienceMs, () => asked.destroy(new Error(`No answer in ${patienceMs / 1000} s.`)))
    asked.end(sent)
  })
}

/** Waits until the health check passes. Returns how long that took. */
export async function untilWell(port, longestMs = 60_000) {
  const begun = performance.now()
  while (performance.now() - begun < longestMs) {
    const { status } = await call(port, '/api/health', { agent: false }).catch(() => ({}))
    if (status === 200) return performance.now() - begun
    await sleep(20)
  }
  throw new Error(`The server was not well within ${longestMs / 1000} s.`)
}

/** Signs in. Returns the session cookies. */
export async function signIn(port, username, password, options = {}) {
  const { status, headers } = await call(port, '/api/users/login', {
    method: 'POST',
    body: { username, password },
    ...options,
  })
  if (status !== 200) throw new Error(`${username} cannot sign in: ${status}.`)
  return headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
}
