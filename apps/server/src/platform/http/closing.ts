import type { App } from './app.ts'

const LONGEST_WAIT_MS = 10_000

/** Stops listening, answers what is under way, and lets go of each connection as soon as it rests. */
export async function closeGracefully(app: App) {
  const { server } = app
  // A browser keeps its connection for the next request, which would hold us open for over a minute.
  const letGo = setInterval(() => server.closeIdleConnections(), 20)
  const cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS)
  await app.close()
  clearInterval(letGo)
  clearTimeout(cutOff)
}
