import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'

const LONGEST_WAIT_MS = 10_000
/** The length of a tick, how many ticks without a new connection are idle, and the most ticks to wait for that. */
const IDLE = { tickMs: 20, ticks: 5, maxTicks: 50 }

/** Graceful shutdown: accepts pending connections, stops listening, completes requests, closes idle connections. */
export async function closeGracefully(app: App) {
  const { server } = app
  // Answers carry `Connection: close`, so that clients do not reuse their connection.
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await acceptQueueDrained(server)
  // Keep-alive connections of browsers would delay the shutdown by more than a minute.
  const letGo = setInterval(() => server.closeIdleConnections(), 20)
  const cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS)
  await app.close()
  clearInterval(letGo)
  clearTimeout(cutOff)
}

/**
 * Drains the accept queue: connections are accepted one by one, and closing the listener resets those that still wait.
 * Counts ticks, not time: a starved process is not idle.
 */
async function acceptQueueDrained(server: Server) {
  let idleTicks = 0
  server.on('connection', () => {
    idleTicks = 0
  })
  for (let ticks = 0; idleTicks < IDLE.ticks && ticks < IDLE.maxTicks; ticks += 1) {
    await sleep(IDLE.tickMs)
    idleTicks += 1
  }
}
