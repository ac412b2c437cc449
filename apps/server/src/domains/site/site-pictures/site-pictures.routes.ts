import { basename } from 'node:path'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  SITE_PICTURE_CALLS,
} from '@nightshift/shared/site/site-content/picture-calls'
import { HEIC_TYPES } from '@nightshift/shared/site/site-content/pictures/file-type'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { answerStore, keptAs, sendAnswer } from '../../../platform/http/kept-answers.ts'
import { SECURE_HEADERS } from '../../../platform/http/security.ts'
import { serve } from '../../../platform/http/serve.ts'
import { savedPictures } from '../pages/saved-site.service.ts'
import { findFile, findPictureIds } from './site-pictures.queries.ts'
import { listPictures, uploadPicture } from './site-pictures.service.ts'

const YEAR_SECONDS = 31_536_000
/** The pictures of several home pages. */
const KEPT_BYTES = 32 * 1024 * 1024
const FORGET_EVERY_MS = 3_600_000

export async function sitePicturesRoutes(app: App) {
  const { db } = app
  const store = answerStore<undefined>(KEPT_BYTES)
  const saved = savedPictures(app.config.dataDir)
  const headers = {
    ...SECURE_HEADERS,
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

  serve(app, SITE_PICTURE_CALLS, {
    list: ({ params }) => listPictures(db, params.festival),
    upload: {
      bodyLimit: PICTURE_MAX_BYTES,
      handle: ({ caller, params, query, request: { headers, body } }) =>
        uploadPicture(db, caller, {
          festivalId: params.festival,
          purpose: query.purpose,
          type: headers['content-type'],
          body,
        }),
    },
    file: async ({ params: { file }, request, reply }) => {
      const [id, width, format] = file.split(/[-.]/) as [string, string, string]
      const address = route.replace(':file', file)
      const known = store.get(address)
      if (known) return sendAnswer(known.kept, request, reply)
      const body = found(
        app.isAway() ? await saved.read(file) : await findFile(db, id, Number(width), format),
      )
      // A disk that is full costs the copy only.
      if (app.config.production && !app.isAway()) saved.save(file, body).catch(() => {})
      const kept = keptAs({ type: `image/${format}`, headers, body }, { identity: body })
      store.set(address, kept, undefined)
      return sendAnswer(kept, request, reply)
    },
  })
}
