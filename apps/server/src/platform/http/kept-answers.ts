import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Shorter texts do not get smaller by much. */
const MIN_COMPRESSED_BYTES = 1024
export const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/

type Encoding = 'br' | 'gzip' | 'identity'
type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

export type Answer = { status?: 404; type: string; headers: Record<string, string>; body: Buffer }

/** The same answer in one encoding: its body, and all headers, ready to be written; those of a 304, too. */
type Variant = { etag: string; head: string[]; notModified: string[]; body: Buffer }

/** An answer as bytes. What it depends on, such as the version of the content, is its maker's to compare. */
export type KeptAnswer = {
  readonly status: number
  readonly variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  readonly bytes: number
}

/**
 * An answer for many visitors. Compressed in the thread pool of libuv, quickly at first, so that nobody waits for the
 * highest quality: `best` has it.
 */
export async function keepAnswer(
  answer: Answer,
): Promise<{ kept: KeptAnswer; best?: () => Promise<KeptAnswer> }> {
  const { body, type } = answer
  if (body.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(type))
    return { kept: keptAs(answer, { identity: body }) }
  const compressed = async (quality: 'quick' | 'best') =>
    keptAs(answer, { identity: body, ...(await compress(body, quality)) }, quality)
  return { kept: await compressed('quick'), best: () => compressed('best') }
}

/** Headers of a 304: what a cache needs to know again. */
const OF_NOT_MODIFIED = new Set(['etag', 'cache-control', 'vary'])

/** An answer whose compressed bodies were made before, by the build. */
export const keptAs = (answer: Answer, bodies: Bodies, quality = 'best'): KeptAnswer => {
  const { status = 200 } = answer
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  // Short ones, too: whatever stands at an address may be longer the next time.
  const isVaried = COMPRESSIBLE.test(answer.type)
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    // Strong: it names these bytes. Another quality has others.
    const suffix = encoding === 'identity' ? '' : `-${encoding}${quality === 'best' ? '' : `-${quality}`}`
    const etag = `"${hash}${suffix}"`
    const headers = {
      'content-type': answer.type,
      ...answer.headers,
      ...(isVaried && { vary: 'accept-encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(status === 200 && { etag }),
    }
    const notModified = Object.entries(headers).filter(([name]) => OF_NOT_MODIFIED.has(name))
    const length = ['content-length', String(body.length)]
    return {
      etag,
      head: [...Object.entries(headers).flat(), ...length],
      notModified: notModified.flat(),
      body,
    }
  }
  const { identity, ...compressed } = bodies
  const variants = { identity: variant('identity', identity) } as KeptAnswer['variants']
  for (const [encoding, body] of Object.entries(compressed) as [Encoding, Buffer][])
    if (body.length < identity.length) variants[encoding] = variant(encoding, body)
  return { status, variants, bytes: Object.values(bodies).reduce((sum, { length }) => sum + length, 0) }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const QUALITY = { quick: { br: 4, gzip: 6 }, best: { br: 11, gzip: 9 } }

async function compress(body: Buffer, quality: 'quick' | 'best') {
  const { br, gzip: level } = QUALITY[quality]
  const params = { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [small, common] = await Promise.all([brotli(body, { params }), gzipped(body, { level })])
  return { br: small, gzip: common }
}

/** What answers a request: the whole body in the best encoding that the client reads, or 304 when it has these bytes. */
export function chooseAnswer({ status, variants }: KeptAnswer, headers: IncomingHttpHeaders) {
  const encodings = encodingsOf(headers['accept-encoding'])
  const chosen = encodings.find((encoding) => variants[encoding])
  const variant = (chosen && variants[chosen]) ?? variants.identity
  const known = headers['if-none-match']
  // What is not there cannot be unchanged.
  const isKnown = status === 200 && known !== undefined && isKnownTo(known, variant.etag)
  return { variant, isKnown }
}

const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '')

const isKnownTo = (known: string, etag: string) =>
  known === etag || known.trim() === '*' || known.split(',').some((tag) => withoutPrefix(tag) === etag)

/** Browsers send a handful of values; others are read each time. */
const MOST_READ = 64
const read = new Map<string, Encoding[]>()

function encodingsOf(accepted: string | string[] | undefined): Encoding[] {
  if (typeof accepted !== 'string') return ['identity']
  const known = read.get(accepted)
  if (known) return known
  const encodings = parseEncodings(accepted)
  if (read.size < MOST_READ) read.set(accepted, encodings)
  return encodings
}

/** The encodings that the client reads, the smallest first, unless it prefers another. */
function parseEncodings(accepted: string): Encoding[] {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name === 'x-gzip' ? 'gzip' : name, weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  return (['br', 'gzip', 'identity'] as const)
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
}

/** Writes the answer below the framework, in one piece, with more headers of the request's own. */
export function writeAnswer(
  kept: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  more: string[] = [],
) {
  const { variant, isKnown } = chooseAnswer(kept, request.headers)
  if (isKnown) {
    response.writeHead(304, [...variant.notModified, ...more]).end()
    return 304
  }
  response.writeHead(kept.status, more.length ? [...variant.head, ...more] : variant.head)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
  return kept.status
}

/** The same within the framework. */
export function sendAnswer(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply) {
  const { variant, isKnown } = chooseAnswer(kept, request.headers)
  const head = isKnown ? variant.notModified : variant.head
  for (let index = 0; index < head.length; index += 2) reply.header(head[index]!, head[index + 1])
  return isKnown ? reply.status(304).send() : reply.status(kept.status).send(variant.body)
}

/** What an answer takes beside its bodies: its headers, and its place in the store. Somebody may ask for many short ones. */
const BYTES_BESIDE = 3 * 1024

/** Keeps answers by address, up to a number of bytes: the least recently used ones go first. */
export function answerStore<Of>(maxBytes: number) {
  type Entry = { kept: KeptAnswer; of: Of }
  const entries = new Map<string, Entry>()
  let total = 0
  let newest: string | undefined

  const sizeOf = (key: string, kept: KeptAnswer) => kept.bytes + key.length + BYTES_BESIDE

  function remove(key: string, { kept }: Entry) {
    entries.delete(key)
    total -= sizeOf(key, kept)
  }

  return {
    get(key: string) {
      const entry = entries.get(key)
      if (!entry || key === newest) return entry
      // A map keeps the order of insertion: the least recently used one is first.
      entries.delete(key)
      entries.set(key, entry)
      newest = key
      return entry
    },
    set(key: string, kept: KeptAnswer, of: Of) {
      const former = entries.get(key)
      if (former) remove(key, former)
      const size = sizeOf(key, kept)
      if (size > maxBytes) return
      entries.set(key, { kept, of })
      newest = key
      total += size
      for (const [oldest, entry] of entries) {
        if (total <= maxBytes) return
        remove(oldest, entry)
      }
    },
    /** Drops the answers at some addresses. */
    drop(isGone: (key: string) => boolean) {
      for (const [key, entry] of entries) if (isGone(key)) remove(key, entry)
    },
    get bytes() {
      return total
    },
  }
}
