import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open } from '../../platform/http/guard.ts'
import { findPublicConfigJson } from '../festivals/festivals.queries.ts'
import { CLIENT_FOLDER, loadSite } from './site.ts'

const YEAR_SECONDS = 31_536_000

/** Files of the build under their own names; every other address is a page. */
export async function pageRoutes(app: App) {
  const site = existsSync(CLIENT_FOLDER) ? await loadSite() : undefined
  if (site) await app.register(files)

  app.setNotFoundHandler(async (request, reply) => {
    if (!site || !isPage(request)) throw new AppError('notFound')
    const publicConfig = JSON.parse(await findPublicConfigJson(app.db))
    const page = await site.render(request.url, { host: request.hostname.toLowerCase(), publicConfig })
    return page.status === 302 ? reply.redirect(page.location) : sendPage(reply, page.document)
  })
}

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
    globIgnore: ['**/index.html', '.vite/**'],
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

/** An unknown call of the API or a missing file is never answered with a page. */
function isPage({ method, url }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return ['GET', 'HEAD'].includes(method) && !/^\/api(\/|$)/.test(path) && extname(path) === ''
}

const sendPage = (reply: FastifyReply, document: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document)
