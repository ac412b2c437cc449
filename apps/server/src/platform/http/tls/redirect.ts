import { createServer } from 'node:http'
import { REQUEST_MS, SLOW_CLIENT_LIMITS } from '../listening/timeouts.ts'

const HTTPS_PORT = 443
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/i

/** A server for plain HTTP that redirects to the same host and path on the TLS port. */
export function redirectServer(tlsPort: number) {
  const port = tlsPort === HTTPS_PORT ? '' : `:${tlsPort}`
  return createServer(
    { ...SLOW_CLIENT_LIMITS, requestTimeout: REQUEST_MS },
    ({ url = '', headers }, response) => {
      const [, host] = HOST.exec(headers.host ?? '') ?? []
      // 308 keeps the method. A connection is used once: the next request goes to the TLS port.
      if (host && url.startsWith('/'))
        response.writeHead(308, { location: `https://${host}${port}${url}`, connection: 'close' }).end()
      else response.writeHead(400, { connection: 'close' }).end()
    },
  )
}
