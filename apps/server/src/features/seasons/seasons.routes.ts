import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { Season } from '@nightshift/shared/seasons/season'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { editCalendar } from './calendar.service.ts'
import { findCurrentSeason, findSeasons } from './seasons.queries.ts'

const versionOf = ({ season, updatedAt }: { season: Season; updatedAt: Date }) => ({
  ...season,
  updatedAt: updatedAt.toISOString(),
})

export async function seasonsRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(SEASONS_CALLS.list),
    config: requires('seasons.list'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return findSeasons(db, id)
    },
  })

  app.route({
    ...routeOf(SEASONS_CALLS.calendar),
    config: open,
    handler: async ({ params }) => {
      const found = await findCurrentSeason(db, params.id)
      if (!found) throw new AppError('notFound')
      return versionOf(found.calendar)
    },
  })

  app.route({
    ...routeOf(SEASONS_CALLS.editCalendar),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { id } = request.params
      const made = await editCalendar(db, callerOf(request), id, request.body)
      app.live.announce({ kind: 'setting', festivalId: id })
      return versionOf(made)
    },
  })
}
