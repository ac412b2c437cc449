import { basename } from 'node:path'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  SITE_PICTURE_CALLS,
} from '@nightshift/shared/site-content/picture-calls'
import { HEIC_TYPES } from '@nightshift/shared/site-content/pictures/file-type'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { answerStore, keptAs, sendAnswer } from '../../platform/http/kept-answers.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { secureHeadersOf } from '../../platform/http/security.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { savedPictures } from '../faces/saved-site.service.ts'
import { festivalExists, findFile, findPictureIds, findPictures } from './site-pictures.queries.ts'
import { uploadPicture } from './site-pictures.service.ts'

const YEAR_SECONDS = 31_536_000
/** The pictures of several home pages. */
const KEPT_BYTES = 32 * 1024 * 1024
const FORGET_EVERY_MS = 3_600_000

export async function sitePicturesRoutes(app: App) {
  const { db } = app
  const store = answerStore<undefined>(KEPT_BYTES)
  const saved = savedPictures(app.config.dataDir)
  const headers = {
    ...secureHeadersOf(app.config),
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  }
  const { path: route } = SITE_PICTURE_CALLS.file
  const forgetting = setInterval(() => void forgetDeleted().catch(() => {}), FORGET_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(forgetting))

  /** Housekeeping deletes pictures that no site has any more: here, they go from memory and from the copy. */
  async function forgetDeleted() {
    if (app.isAway()) return
    const ids = await findPictureIds(db)
    store.drop((address) => !ids.has(basename(address).split('-')[0]!))
    await saved.keepOnly(ids)
  }

  app.answersAtOnce.push((_, pathname) => {
    const kept = store.get(pathname)?.kept
    return kept && { kept, route }
  })

  // In the scope of these routes: the body of an upload is the file itself, and nothing else is read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    [...PICTURE_TYPES, ...HEIC_TYPES],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )

  app.route({
    ...routeOf(SITE_PICTURE_CALLS.list),
    config: requires('site.edit'),
    handler: async (request) => {
      const { festival } = request.params
      checkFestivalScope(request, festival)
      if (!(await festivalExists(db, festival))) throw new AppError('notFound')
      return findPictures(db, festival)
    },
  })

  app.route({
    ...routeOf(SITE_PICTURE_CALLS.upload),
    config: requires('site.edit'),
    bodyLimit: PICTURE_MAX_BYTES,
    handler: async (request) => {
      const { festival } = request.params
      checkFestivalScope(request, festival)
      if (!(await festivalExists(db, festival))) throw new AppError('notFound')
      if (HEIC_TYPES.includes(request.headers['content-type'] ?? '')) throw new AppError('pictureHeic')
      const file = request.body
      if (!Buffer.isBuffer(file)) throw new AppError('pictureRefused')
      return uploadPicture(db, callerOf(request), {
        festivalId: festival,
        purpose: request.query.purpose,
        file,
      })
    },
  })

  app.route({
    ...routeOf(SITE_PICTURE_CALLS.file),
    config: open,
    handler: async (request, reply) => {
      const { file } = request.params
      const [id, width, format] = file.split(/[-.]/) as [string, string, string]
      const address = route.replace(':file', file)
      const known = store.get(address)
      if (known) return sendAnswer(known.kept, request, reply)
      const body = app.isAway() ? await saved.read(file) : await findFile(db, id, Number(width), format)
      if (!body) throw new AppError('notFound')
      // A disk that is full costs the copy only.
      if (app.config.production && !app.isAway()) saved.save(file, body).catch(() => {})
      const kept = keptAs({ type: `image/${format}`, headers, body }, { identity: body })
      store.set(address, kept, undefined)
      return sendAnswer(kept, request, reply)
    },
  })
}
