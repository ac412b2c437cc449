import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { isWrittenFile, kindOfAddress } from '@nightshift/shared/site/public-site/addresses'
import { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keepNotFound } from '../../../platform/http/failures/errors.ts'
import { open } from '../../../platform/http/guard.ts'
import { keptAs, sendAnswer } from '../../../platform/http/kept-answers.ts'
import { SECURE_HEADERS } from '../../../platform/http/security.ts'
import { serve } from '../../../platform/http/serve.ts'
import { appAt } from './apps.ts'
import { FILE_FOLDERS, loadBuild, loadDocuments, RENDER_SCRIPT } from './built-apps.ts'
import { builtFileRoutes } from './built-files.routes.ts'
import { previewRoutes } from './preview.routes.ts'
import { type PublicAnswer, publicPages } from './public-pages.ts'
import { readPublicState } from './public-state.ts'
import { readSavedSite, saveSite } from './saved-site.service.ts'
import { siteRenderer } from './site-renderer.ts'

const HTML = 'text/html; charset=utf-8'
/** Not empty: for an empty body, browsers show their own error page instead of following the refresh. */
const BLANK = Buffer.from('<!doctype html><html lang="en"><title>Not found</title></html>')
/** Every address that no other route has. */
const PAGES = '/*'

/** The files of the three apps under their own names; every other address is a page of one of them. */
export async function appsRoutes(app: App) {
  const renderer = siteRenderer(RENDER_SCRIPT, await loadBuild())
  const { dataDir, production } = app.config
  const state = readPublicState({
    db: app.db,
    live: app.live,
    saved: app.isAway() ? await readSavedSite(dataDir) : undefined,
    ...(production && { save: (saved) => saveSite(dataDir, saved) }),
  })
  const pages = publicPages(app, state, renderer)
  app.answersAtOnce.push(pages.atOnce)
  app.addHook('onClose', async () => {
    state.close()
    await renderer.close()
  })

  // What is kept has its encodings: compressed once more on its way, it would have the ETag of other bytes.
  serve(app, PUBLIC_SITE_CALLS, {
    config: {
      compress: false,
      handle: async ({ request, reply }) => sendPublic(request, reply, await pages.publicConfig()),
    },
    live: {
      compress: false,
      handle: async ({ params, request, reply }) =>
        sendPublic(request, reply, await pages.liveSite(params.festival)),
    },
  })

  if (!FILE_FOLDERS.length) return
  await app.register(builtFileRoutes)
  await app.register(previewRoutes, { renderer })
  const documents = await loadDocuments({ ...SECURE_HEADERS, 'cache-control': 'no-cache' })
  const refusalAt = refusals()
  app.refusalsAtOnce.set(PAGES, refusalAt)

  app.get(PAGES, { config: open, schema: { hide: true }, compress: false }, async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const refusal = refusalAt(request.raw, pathname)
    if (refusal) return sendAnswer(refusal, request, reply)
    const answer = appAt(pathname)
    if ('redirectTo' in answer) return reply.redirect(answer.redirectTo)
    if (answer.app !== 'site') return sendAnswer(documents[answer.app], request, reply)
    return sendPublic(request, reply, await pages.page(request.raw, pathname))
  })
}

function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer) {
  if (answer.kind === 'kept') return sendAnswer(answer.kept, request, reply)
  if (answer.kind === 'redirect') return reply.redirect(answer.location)
  throw new AppError('notFound')
}

/** Tells addresses where nothing is from those of the apps, and has their answers: the same bytes for all of them. */
function refusals() {
  const forCalls = keepNotFound({ ...SECURE_HEADERS, 'cache-control': 'no-store' })
  const forFiles = keepNotFound(SECURE_HEADERS)
  // 404 for crawlers; browsers follow the refresh to the home page.
  const refreshing = { ...SECURE_HEADERS, refresh: '0; url=/', 'cache-control': 'no-cache' }
  const forPages = keptAs({ status: 404, type: HTML, headers: refreshing, body: BLANK }, { identity: BLANK })

  return (request: IncomingMessage, pathname: string) => {
    if (pathname.startsWith('/api/')) return forCalls
    if (!isPageAddress(pathname, request)) return forFiles
    const answer = appAt(pathname)
    if ('redirectTo' in answer || answer.app !== 'site') return undefined
    const kind = kindOfAddress(pathname)
    if (kind === 'nothing') return forFiles
    return kind === 'unknown' ? forPages : undefined
  }
}

/** Unknown calls, pictures and files are never answered with a page, unless somebody looks for one there. */
const isPageAddress = (pathname: string, { headers }: IncomingMessage) =>
  !/^\/((api|pictures)(\/|$)|\/)/.test(pathname) &&
  (extname(pathname) === '' || isWrittenFile(pathname) || headers.accept?.includes('text/html'))
