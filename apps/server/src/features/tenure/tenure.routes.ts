import { TENURE_CALLS } from '@nightshift/shared/tenure/calls'
import type { App } from '../../platform/http/app.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { findOwnTenure, findTenure } from './tenure.queries.ts'

export async function tenureRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(TENURE_CALLS.list),
    config: requires('employees.list'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return findTenure(db, id)
    },
  })

  app.route({
    ...routeOf(TENURE_CALLS.mine),
    config: signedIn,
    handler: ({ actor }) => findOwnTenure(db, actor.id),
  })
}
