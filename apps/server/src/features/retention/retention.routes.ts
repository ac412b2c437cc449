import { RETENTION_CALLS } from '@nightshift/shared/retention/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { findFestivals } from './retention.queries.ts'
import { countRetention } from './retention.service.ts'

export async function retentionRoutes(app: App) {
  app.route({
    ...routeOf(RETENTION_CALLS.preview),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      const festival = (await findFestivals(app.db)).find((one) => one.id === id)
      if (!festival) throw new AppError('notFound')
      const { months = null, health } = request.query
      return countRetention(
        app.db,
        { ...festival, retentionMonths: months, eraseHealthAnswers: health },
        app.now(),
      )
    },
  })
}
