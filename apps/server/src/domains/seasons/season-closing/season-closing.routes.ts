import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findClosingBackup, makeClosingBackup } from './closing-backup.service.ts'
import { closeSeason, readClosing, reopenSeason } from './season-closing.service.ts'

export async function seasonClosingRoutes(app: App) {
  const { config, db } = app
  serve(app, SEASON_CLOSING_CALLS, {
    read: async ({ params }) => readClosing(db, params.id, await findClosingBackup(config), app.now()),
    backUp: async ({ params }) => {
      found(await findFestival(db, params.id))
      return makeClosingBackup(config, db, app.now())
    },
    close: async ({ caller, params, body }) =>
      closeSeason(db, caller, params.id, body, await findClosingBackup(config)),
    reopen: ({ caller, params, body }) => reopenSeason(db, caller, params.id, body),
  })
}
