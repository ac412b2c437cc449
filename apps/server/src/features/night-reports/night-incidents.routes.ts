import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/night-reports/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { addIncident, editIncident, removeIncident } from './incidents.service.ts'

export async function nightIncidentsRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.addIncident),
    config: requires('nights.close'),
    handler: async (request) => {
      checkFestivalScope(request, request.body.festivalId)
      const { festivalId, incident } = await addIncident(db, callerOf(request), request.body)
      live.announce({ kind: 'night', festivalId })
      return incident
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.editIncident),
    config: requires('nights.close'),
    handler: async (request) => {
      const { params, body } = request
      const { festivalId, incident } = await editIncident(db, callerOf(request), params.id, body)
      live.announce({ kind: 'night', festivalId })
      return incident
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.removeIncident),
    config: requires('nights.close'),
    handler: async (request, reply) => {
      const { festivalId } = await removeIncident(db, callerOf(request), request.params.id)
      live.announce({ kind: 'night', festivalId })
      return reply.status(204).send(null)
    },
  })
}
