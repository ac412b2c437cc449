import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { Config } from '../config.ts'

type Proxies = Pick<Config, 'trustedProxies'>

/** A header of our own proxies. The last one appends what it has seen. */
function forwarded({ headers }: IncomingMessage, { trustedProxies }: Proxies, name: string) {
  const value = trustedProxies > 0 ? headers[name] : undefined
  return typeof value === 'string' && value ? value.slice(value.lastIndexOf(',') + 1).trim() : undefined
}

const schemeOf = (request: IncomingMessage, proxies: Proxies) =>
  forwarded(request, proxies, 'x-forwarded-proto') ??
  ((request.socket as TLSSocket | undefined)?.encrypted ? 'https' : 'http')

/** Whether a browser sees TLS. */
export const isOverTls = (request: IncomingMessage, proxies: Proxies) =>
  schemeOf(request, proxies).toLowerCase() === 'https'

/** The scheme and host that a request came to, as a browser sees them: `https://haunt.example`. */
export function originOf(request: IncomingMessage, proxies: Proxies) {
  const host = forwarded(request, proxies, 'x-forwarded-host') ?? request.headers.host ?? ''
  const origin = `${schemeOf(request, proxies)}://${host}`.toLowerCase()
  // Some proxies name the port that the scheme has anyway.
  const port = origin.startsWith('https:') ? ':443' : ':80'
  return origin.endsWith(port) ? origin.slice(0, -port.length) : origin
}

/**
 * Whether it is nothing but a scheme and a host, as a browser spells them. A client may send any `Host`: with a path in
 * it, one page would be kept under the address of another, and with `%66arm.example` or `farm.example:0080` one page many
 * times.
 */
export const isOrigin = (origin: string) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin
