import { INVITATIONS_CALLS } from '@nightshift/shared/invitations/calls'
import type { App } from '../../platform/http/app.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { inviteCrew, listCrew } from './invite.service.ts'
import { openInvitation } from './open.service.ts'

export async function invitationsRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(INVITATIONS_CALLS.crew),
    config: requires('employees.invite'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return listCrew(db, id)
    },
  })

  app.route({
    ...routeOf(INVITATIONS_CALLS.invite),
    config: requires('employees.invite'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return inviteCrew(db, callerOf(request), id, request.body.userIds)
    },
  })

  app.route({
    ...routeOf(INVITATIONS_CALLS.open),
    config: open,
    handler: ({ body, ip }) => openInvitation(db, body, { address: ip, now: app.now() }),
  })
}
