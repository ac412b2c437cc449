import { INVITATIONS_CALLS } from '@nightshift/shared/hiring/invitations/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { inviteCrew, listCrew } from './invite.service.ts'
import { openInvitation } from './open.service.ts'

export async function invitationsRoutes(app: App) {
  const { db } = app
  serve(app, INVITATIONS_CALLS, {
    crew: ({ params }) => listCrew(db, params.id),
    invite: ({ caller, params, body }) => inviteCrew(db, caller, params.id, body.userIds),
    open: ({ body, request }) => openInvitation(db, body, { address: request.ip, now: app.now() }),
  })
}
