import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open } from '../../platform/http/guard.ts'
import { sendCompressed } from '../../platform/http/send-compressed.ts'
import { findPublicConfigJson } from '../festivals/festivals.queries.ts'
import { policyHeaders } from './content-policy.ts'
import { CLIENT_FOLDER, loadSite, type Surface } from './site.ts'

const YEAR_SECONDS = 31_536_000
/** Nothing to see: without any body, browsers show a page of their own instead of following the refresh. */
const BLANK = '<!doctype html><html lang="en"><title>Not found</title></html>'

/** Files of the build under their own names; every other address is a page, or a file that is written when asked for. */
export async function pageRoutes(app: App) {
  const site = existsSync(CLIENT_FOLDER) ? await loadSite() : undefined
  if (site) await app.register(files)
  const headers = policyHeaders(app.config.site)

  app.setNotFoundHandler(async (request, reply) => {
    if (!site || !canBeRendered(request)) throw new AppError('notFound')
    const origin = `${request.protocol}://${request.host.toLowerCase()}`
    if (!URL.canParse(origin)) throw new AppError('malformedRequest')
    const answer = await site.render(request.url, {
      origin,
      publicConfig: JSON.parse(await findPublicConfigJson(app.db)),
      settings: app.config.site,
      now: app.now(),
    })
    if (answer.kind === 'nothing') throw new AppError('notFound')
    if (answer.kind === 'redirect') return reply.redirect(answer.location)
    reply.header('cache-control', 'no-cache')
    if (answer.kind === 'unknown') return leadHome(reply)
    if (answer.kind === 'file') return reply.type(answer.type).send(answer.body)
    return sendPage(reply, answer.surface, site.document(answer))
  })

  function sendPage(reply: FastifyReply, surface: Surface, document: string) {
    reply.headers(headers[surface]).type('text/html; charset=utf-8')
    return sendCompressed(reply, document)
  }
}

/** A crawler reads that there is no such page; a person is on the home page at once. */
const leadHome = (reply: FastifyReply) =>
  reply.status(404).header('refresh', '0; url=/').type('text/html; charset=utf-8').send(BLANK)

async function files(app: App) {
  // These routes are the package's own, so they cannot say that they are open.
  app.addHook('onRoute', (route) => {
    route.config = { ...open, ...route.config }
    route.schema = { ...route.schema, hide: true }
  })
  await app.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '.vite/**', '**/*.{br,gz}'],
    // The build has laid smaller forms beside the texts.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      const kept = path.includes('/assets/')
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'public, max-age=3600'
      reply.header('cache-control', kept)
    },
  })
}

const WRITTEN_FILES = /^\/(robots\.txt|sitemap\.xml|press\/[\w-]+\.pdf)$/

/** An unknown call of the API or a missing file is never answered with a page, unless somebody looks for one there. */
function canBeRendered({ method, url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?')
  const isPage = extname(path) === '' || WRITTEN_FILES.test(path) || headers.accept?.includes('text/html')
  return ['GET', 'HEAD'].includes(method) && !/^\/(api(\/|$)|\/)/.test(path) && isPage
}
