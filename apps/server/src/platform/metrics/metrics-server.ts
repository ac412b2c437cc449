import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { METRICS_TYPE, metricsText } from './metrics.ts'

const PATH = '/metrics'

/**
 * Serves the metrics on a port of their own. Behind a proxy every visitor comes from the loopback address, so the site's
 * port cannot tell a scraper from a visitor.
 */
export async function startMetricsServer({ port, host }: { port: number; host: string }) {
  const server = createServer(
    { requestTimeout: 10_000 },
    (request, response) => void answer(request, response),
  )
  server.listen(port, host)
  await once(server, 'listening')
  const bound = server.address() as AddressInfo
  return {
    url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}${PATH}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
  if (url?.split('?')[0] !== PATH) return response.writeHead(404).end()
  if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
  const text = await metricsText().catch(() => undefined)
  if (text === undefined) return response.writeHead(500).end()
  return response.writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).end(text)
}
