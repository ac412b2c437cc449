import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Rendered } from '@nightshift/shared/public-site/rendered'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open } from '../../platform/http/guard.ts'
import { findPublicConfig } from '../festivals/festivals.queries.ts'
import { liveContentCache } from '../site-content/live-content.service.ts'
import { assetFolders, FILE_FOLDERS, loadFaces } from './built-faces.ts'
import { policyHeaders } from './content-policy.ts'
import { faceAt } from './faces.ts'
import { previewRoutes } from './preview.routes.ts'

const YEAR_SECONDS = 31_536_000
const HTML = 'text/html; charset=utf-8'
/** Not empty: for an empty body, browsers show their own error page instead of following the refresh. */
const BLANK = '<!doctype html><html lang="en"><title>Not found</title></html>'

/** The files of the three faces under their own names; every other address is a page of one of them. */
export async function facesRoutes(app: App) {
  if (!FILE_FOLDERS.length) return
  await app.register(files)
  const { renderSite, ...documents } = await loadFaces()
  const liveContent = liveContentCache(app.db)
  await app.register(previewRoutes, { renderSite })

  app.get('/*', { config: open, schema: { hide: true } }, async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    if (!isPageAddress(pathname, request)) throw new AppError('notFound')
    const answer = faceAt(pathname)
    if ('redirectTo' in answer) return reply.redirect(answer.redirectTo)
    if (answer.face === 'site') return sendRendered(reply, await render(request))
    return reply.header('cache-control', 'no-cache').type(HTML).send(documents[answer.face])
  })

  async function render(request: FastifyRequest) {
    const origin = `${request.protocol}://${request.host.toLowerCase()}`
    if (!URL.canParse(origin)) throw new AppError('malformedRequest')
    const { json, revisions } = await findPublicConfig(app.db)
    return renderSite(request.url, {
      origin,
      publicConfig: JSON.parse(json),
      settings: app.config.site,
      liveSite: (festivalId) => liveContent(festivalId, revisions[festivalId]!),
      now: app.now(),
    })
  }

  function sendRendered(reply: FastifyReply, rendered: Rendered) {
    if (rendered.kind === 'nothing') throw new AppError('notFound')
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location)
    reply.header('cache-control', 'no-cache')
    // 404 for crawlers; browsers follow the refresh to the home page.
    if (rendered.kind === 'unknown')
      return reply.status(404).header('refresh', '0; url=/').type(HTML).send(BLANK)
    if (rendered.kind === 'file') return reply.type(rendered.type).send(rendered.body)
    const headers = policyHeaders(rendered.settings)
    reply.headers(rendered.isCheckout ? headers.checkout : headers.site)
    return reply.type(HTML).send(rendered.document)
  }
}

async function files(app: App) {
  // These routes are the package's own, so they cannot say that they are open.
  app.addHook('onRoute', (route) => {
    route.config = { ...open, ...route.config }
    route.schema = { ...route.schema, hide: true }
  })
  const keptFor = (value: string) => (reply: FastifyReply) => void reply.header('cache-control', value)
  // The build has written brotli and gzip files beside them.
  const common = { index: false as const, preCompressed: true, cacheControl: false }
  // One route for hundreds of files. Their names carry a hash of their content. By itself the package would list each
  // of the folders for each request.
  const folders = await assetFolders()
  await app.register(fastifyStatic, {
    ...common,
    root: FILE_FOLDERS,
    serve: false,
    setHeaders: keptFor(`public, max-age=${YEAR_SECONDS}, immutable`),
  })
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const folder = folders.get(params['*'])
    if (!folder) throw new AppError('notFound')
    return reply.sendFile(params['*'], folder)
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

const WRITTEN_FILES = /^\/(robots\.txt|sitemap\.xml|icon\.svg|press\/[\w-]+\.pdf)$/

/** Unknown calls, pictures and files are never answered with a page, unless somebody looks for one there. */
const isPageAddress = (pathname: string, { headers }: FastifyRequest) =>
  !/^\/((api|pictures)(\/|$)|\/)/.test(pathname) &&
  (extname(pathname) === '' || WRITTEN_FILES.test(pathname) || headers.accept?.includes('text/html'))
