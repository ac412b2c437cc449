import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { findOneJson } from '../../platform/filter/find.ts'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { userEntity } from '../users/user.entity.ts'
import { hireAgain } from './hire-again.service.ts'
import { findKnownApplicants } from './known-people.queries.ts'

export async function knownPeopleRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(HIRING_CALLS.known),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return sendJson(reply, await findKnownApplicants(db, id, request.query.seasonId ?? null))
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.hireAgain),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { params, body } = request
      const caller = callerOf(request)
      const { id, festivalId } = await hireAgain(db, caller, params.id, body)
      app.live.announce({ kind: 'application', festivalId })
      app.live.announce({ kind: 'employee', festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, id, caller))
    },
  })
}
