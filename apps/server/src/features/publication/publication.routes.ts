import { PUBLICATION_CALLS } from '@nightshift/shared/publication/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { readNightSheet } from './night-sheet.service.ts'
import { publish, readPublication } from './publication.service.ts'

export async function publicationRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(PUBLICATION_CALLS.preview),
    config: requires('nights.edit'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return readPublication(db, request.query, app.now())
    },
  })

  app.route({
    ...routeOf(PUBLICATION_CALLS.publish),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const left = await publish(db, callerOf(request), request.body)
      live.announce({ kind: 'plan', festivalId })
      return left
    },
  })

  app.route({
    ...routeOf(PUBLICATION_CALLS.sheet),
    config: requires('nights.read'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return readNightSheet(db, request.query, app.now())
    },
  })
}
