import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { openSeason, proposeSeason } from './season-opening.service.ts'

export async function seasonOpeningRoutes(app: App) {
  const { db } = app
  serve(app, SEASON_OPENING_CALLS, {
    propose: ({ params }) => proposeSeason(db, params.id, app.now()),
    open: ({ caller, params, body }) => openSeason(db, caller, params.id, body),
  })
}
