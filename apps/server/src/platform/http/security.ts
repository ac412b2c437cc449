import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { COMPRESSIBLE } from './kept-answers.ts'
import { isOverTls } from './origin.ts'
import { isCall } from './route-of.ts'

export type ContentPolicy = Record<string, string[]>

/** The content security policy of the office and the kiosk: same origin only. Mantine needs inline style attributes. */
export const CONTENT_SECURITY_POLICY: ContentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'self'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
}

/** A content security policy as header text. */
export const written = (policy: ContentPolicy) =>
  Object.entries(policy)
    .map(([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join('; ')

/**
 * HSTS, for answers over TLS: RFC 6797 forbids it on others. Subdomains are opt-in: they may belong to others, or have no
 * TLS.
 */
export const hstsOf = ({ hstsSubdomains }: Config): [string, string] => [
  'strict-transport-security',
  `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
]

/** For pages that our own pages may frame; the same as `frame-ancestors 'self'`. */
export const FRAMED_BY_US = { 'x-frame-options': 'SAMEORIGIN' }

/** The headers of every answer. */
export const SECURE_HEADERS: Record<string, string> = {
  'content-security-policy': written(CONTENT_SECURITY_POLICY),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

export async function secureHeaders(app: App) {
  const [hsts, oneYear] = hstsOf(app.config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURE_HEADERS)
    if (isOverTls(request.raw, app.config)) reply.header(hsts, oneYear)
  })
  // Brotli quality 4: the highest takes longer than it saves.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', async (request, reply) => {
    // Also where nothing was compressed: a cache must not give it to others as the only form.
    const isVaried = COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
    if (isVaried && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (isCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
