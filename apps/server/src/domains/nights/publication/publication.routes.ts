import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readNightSheet } from './night-sheet.service.ts'
import { publish, readPublication } from './publication.service.ts'

export async function publicationRoutes(app: App) {
  const { db } = app
  serve(app, PUBLICATION_CALLS, {
    preview: ({ caller, query }) => readPublication(db, query, caller.now),
    publish: ({ caller, body }) => publish(db, caller, body),
    sheet: ({ caller, query }) => readNightSheet(db, query, caller.now),
  })
}
