import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { userEntity } from '../users/user.entity.ts'
import { hireApplicant } from './hire.service.ts'
import { applicationEntity } from './hiring.entity.ts'
import { apply, editApplication } from './hiring.service.ts'
import { undoHire } from './undo-hire.service.ts'

export async function hiringRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(HIRING_CALLS.apply),
    config: open,
    handler: async ({ body, ip }) => {
      const stored = await apply(db, body, { address: ip, now: app.now() })
      if (stored) app.live.announce({ kind: 'application', festivalId: body.festivalId })
      return { received: true as const }
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.list),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(
        reply,
        await findJson(db, applicationEntity, filter, listCallerOf(request, filter.where)),
      )
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.count),
    config: requires('applications.manage'),
    handler: async (request) => {
      const where = parseWhere(request.query.where)
      return { count: await countRows(db, applicationEntity, where, listCallerOf(request, where)) }
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.edit),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { params, body } = request
      const caller = callerOf(request)
      const { festivalId } = await editApplication(db, caller, params.id, body)
      app.live.announce({ kind: 'application', festivalId })
      return sendJson(reply, await findOneJson(db, applicationEntity, params.id, caller))
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.hire),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { params, body } = request
      const caller = callerOf(request)
      const { id, festivalId } = await hireApplicant(db, caller, params.id, body)
      app.live.announce({ kind: 'application', festivalId })
      app.live.announce({ kind: 'employee', festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, id, caller))
    },
  })

  app.route({
    ...routeOf(HIRING_CALLS.undoHire),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      const { festivalId } = await undoHire(db, caller, id)
      for (const kind of ['application', 'employee'] as const) app.live.announce({ kind, festivalId })
      app.live.announce({ kind: 'plan', festivalId })
      return sendJson(reply, await findOneJson(db, applicationEntity, id, caller))
    },
  })
}
