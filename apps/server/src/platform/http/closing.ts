import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app.ts'

const LONGEST_WAIT_MS = 10_000
/** How often we look at the door, how long it must be quiet, and when we stop waiting for that. */
const LOOK = { everyMs: 20, quiet: 5, most: 50 }

/** Lets in what is at the door, stops listening, answers what is under way, and lets go of each connection at rest. */
export async function closeGracefully(app: App) {
  const { server } = app
  // Who keeps a connection is told not to come back on it.
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await untilQuiet(server)
  // A browser keeps its connection for the next request, which would hold us open for over a minute.
  const letGo = setInterval(() => server.closeIdleConnections(), 20)
  const cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS)
  await app.close()
  clearInterval(letGo)
  clearTimeout(cutOff)
}

/**
 * Connections are let in one by one, so that what was sent before we were asked to stop may still wait at the door,
 * where it would be cut off unread. Counted in looks and not in time: a process that gets no turn sees nobody come.
 */
async function untilQuiet(server: Server) {
  let quiet = 0
  server.on('connection', () => {
    quiet = 0
  })
  for (let looks = 0; quiet < LOOK.quiet && looks < LOOK.most; looks += 1) {
    await sleep(LOOK.everyMs)
    quiet += 1
  }
}
