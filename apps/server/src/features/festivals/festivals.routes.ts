import { can } from '@nightshift/shared/access'
import { FESTIVALS_CALLS } from '@nightshift/shared/festivals/calls'
import { findJson, findOneJson } from '../../platform/filter/find.ts'
import type { App } from '../../platform/http/app.ts'
import { open, requires, signedIn } from '../../platform/http/guard.ts'
import { sendImage } from '../../platform/http/image.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf } from '../../platform/scope.ts'
import { festivalEntity } from './festivals.entity.ts'
import { findLogo } from './festivals.queries.ts'
import { editFestival } from './festivals.service.ts'

export async function festivalsRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'setting', festivalId })

  app.route({
    ...routeOf(FESTIVALS_CALLS.list),
    config: signedIn,
    handler: async (request, reply) => {
      const { actor } = request
      // People without a festival choose among all of them; so does the highest level.
      const festivalId = can(actor, 'festivals.all') ? null : actor.festivalId
      const caller = { ...callerOf(request), festivalId }
      return sendJson(reply, await findJson(db, festivalEntity, { order: ['name'] }, caller))
    },
  })

  app.route({
    ...routeOf(FESTIVALS_CALLS.edit),
    config: requires('festivals.manage'),
    handler: async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      await editFestival(db, caller, id, request.body)
      tell(id)
      return sendJson(reply, await findOneJson(db, festivalEntity, id, caller))
    },
  })

  app.route({
    ...routeOf(FESTIVALS_CALLS.logo),
    config: open,
    handler: async (request, reply) => sendImage(request, reply, await findLogo(db, request.params.id)),
  })
}
