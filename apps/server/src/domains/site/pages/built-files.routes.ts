import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keepNotFound } from '../../../platform/http/failures/errors.ts'
import { open } from '../../../platform/http/guard.ts'
import { answerStore, keptAs, sendAnswer } from '../../../platform/http/kept-answers.ts'
import { SECURE_HEADERS } from '../../../platform/http/security.ts'
import { assetFolders, FILE_FOLDERS } from './built-apps.ts'

const YEAR_SECONDS = 31_536_000
/** All that visitors load, many times over; what people of the office load goes first when it is full. */
const MOST_BYTES = 48 * 1024 * 1024
const ROUTE = '/assets/*'

/** The types of what pages load. Anything else is read from the disk. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** The files that the build has made. Assets are sent from memory, in the compressions that the build has made, too. */
export async function builtFileRoutes(app: App) {
  // These routes are the package's own, so they cannot say that they are open.
  app.addHook('onRoute', (route) => {
    route.config = { ...open, ...route.config }
    route.schema = { ...route.schema, hide: true }
  })
  const keptFor = (value: string) => (reply: FastifyReply) => void reply.header('cache-control', value)
  // The build has written brotli and gzip files beside them.
  const common = { index: false as const, preCompressed: true, cacheControl: false }
  const forAYear = `public, max-age=${YEAR_SECONDS}, immutable`
  const headers = { ...SECURE_HEADERS, 'cache-control': forAYear }
  // One route for hundreds of files. Their names carry a hash of their content. By itself the package would list each
  // of the folders for each request.
  const folders = await assetFolders()
  const store = answerStore<undefined>(MOST_BYTES)
  app.answersAtOnce.push((_, pathname) => {
    const kept = store.get(pathname)?.kept
    return kept && { kept, route: ROUTE }
  })
  const notFound = keepNotFound(SECURE_HEADERS)
  app.refusalsAtOnce.set(ROUTE, (_, __, params) => (folders.has(params['*'] ?? '') ? undefined : notFound))

  await app.register(fastifyStatic, {
    ...common,
    root: FILE_FOLDERS,
    serve: false,
    setHeaders: keptFor(forAYear),
  })
  app.get<{ Params: { '*': string } }>(ROUTE, { compress: false }, async (request, reply) => {
    const name = request.params['*']
    const folder = folders.get(name)
    if (!folder) throw new AppError('notFound')
    const type = TYPES[extname(name)]
    if (!type || request.headers.range) return reply.sendFile(name, folder)
    const address = `/assets/${name}`
    const known = store.get(address)
    if (known) return sendAnswer(known.kept, request, reply)
    const file = (suffix: string) => readFile(join(folder, `${name}${suffix}`))
    const compressed = (suffix: string) => file(suffix).catch(() => undefined)
    const [body, br, gzip] = await Promise.all([file(''), compressed('.br'), compressed('.gz')])
    const kept = keptAs({ type, headers, body }, { identity: body, ...(br && { br }), ...(gzip && { gzip }) })
    store.set(address, kept, undefined)
    return sendAnswer(kept, request, reply)
  })
  await app.register(fastifyStatic, {
    ...common,
    root: FILE_FOLDERS,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/index.html', '.vite/**', 'assets/**', '**/*.{br,gz}'],
    setHeaders: keptFor('public, max-age=3600'),
  })
}
