import { SEASON_CLOSING_CALLS } from '@nightshift/shared/season-closing/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { findClosingBackup, makeClosingBackup } from './closing-backup.service.ts'
import { closeSeason, readClosing, reopenSeason } from './season-closing.service.ts'

export async function seasonClosingRoutes(app: App) {
  const { config, db, live } = app
  const announceSeason = (festivalId: number) => {
    for (const kind of ['setting', 'employee', 'application'] as const) live.announce({ kind, festivalId })
  }

  app.route({
    ...routeOf(SEASON_CLOSING_CALLS.read),
    config: requires('festivals.manage'),
    handler: async ({ params }) => readClosing(db, params.id, await findClosingBackup(config), app.now()),
  })

  app.route({
    ...routeOf(SEASON_CLOSING_CALLS.backUp),
    config: requires('festivals.manage'),
    handler: async ({ params }) => {
      if (!(await festivalExists(db, params.id))) throw new AppError('notFound')
      return makeClosingBackup(config, db, app.now())
    },
  })

  app.route({
    ...routeOf(SEASON_CLOSING_CALLS.close),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { params, body } = request
      const { id: festivalId } = params
      const backup = await findClosingBackup(config)
      const { season, endedShifts } = await closeSeason(db, callerOf(request), festivalId, body, backup)
      if (!body.dryRun) {
        announceSeason(festivalId)
        for (const { userId } of endedShifts) live.announce({ kind: 'punch', festivalId, userId })
      }
      return season
    },
  })

  app.route({
    ...routeOf(SEASON_CLOSING_CALLS.reopen),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { id: festivalId } = request.params
      const reopened = await reopenSeason(db, callerOf(request), festivalId, request.body)
      announceSeason(festivalId)
      return reopened
    },
  })
}
