import { ERASURE_CALLS } from '@nightshift/shared/erasure/calls'
import { updateErasedList } from '../../platform/backups/erased-list.ts'
import { reasonOf } from '../../platform/backups/reason.ts'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { findErasedPeople } from './erasure.queries.ts'
import { erasePerson, previewErasure } from './erasure.service.ts'

export async function erasureRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(ERASURE_CALLS.preview),
    config: requires('employees.erase'),
    handler: (request) => previewErasure(db, callerOf(request), request.params.id),
  })

  app.route({
    ...routeOf(ERASURE_CALLS.erase),
    config: requires('employees.erase'),
    handler: async (request) => {
      const { params, body } = request
      const done = await erasePerson(db, callerOf(request), params.id, body.confirmation)
      app.live.announce({ kind: 'employee', festivalId: done.festivalId })
      for (const festivalId of done.withApplications) app.live.announce({ kind: 'application', festivalId })
      await updateErasedList(app.config, db.$client).catch((error) =>
        app.log.warn({ reason: reasonOf(error) }, 'The list of erased people is not beside the backups yet'),
      )
      return { erasedAt: done.erasedAt, sealedUntil: done.sealedUntil }
    },
  })

  app.route({
    ...routeOf(ERASURE_CALLS.erased),
    config: requires('employees.erase'),
    handler: async (request) => {
      const { query } = request
      const { festivalId } = listCallerOf(request, query)
      const rows = await findErasedPeople(db, query.festivalId ?? festivalId)
      return rows.map(({ actorFirstName, actorLastName, ...erased }) => ({
        ...erased,
        erasedBy:
          actorFirstName === null ? null : { firstName: actorFirstName, lastName: actorLastName ?? '' },
      }))
    },
  })
}
