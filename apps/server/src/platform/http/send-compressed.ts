import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// As in security.ts: the highest quality takes longer than it saves.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a text in the best encoding that the browser accepts. For answers without a route, which no plugin compresses. */
export async function sendCompressed(reply: FastifyReply, text: string) {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, QUALITY))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text))
  return reply.send(text)
}
