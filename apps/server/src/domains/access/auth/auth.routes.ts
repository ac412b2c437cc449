import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { FIRST_RUN_CALLS } from '@nightshift/shared/access/first-run/calls'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { endSession, refreshSession } from '../../../platform/session/session.ts'
import { signIn, startKnownSession } from './auth.service.ts'
import { completeFirstRun } from './first-run.service.ts'
import { findMe } from './me.ts'

export async function authRoutes(app: App) {
  const { db, config } = app
  serve(app, AUTH_CALLS, {
    login: async ({ body, request, reply }) => {
      const user = await signIn(db, body, request, app.now())
      return startKnownSession(db, user, app.now(), { request, reply, config })
    },
    logout: ({ request, reply }) => endSession(db, { request, reply, config }),
    refreshLogin: async ({ caller, request, reply }) => {
      const isRefreshed = await refreshSession(db, caller.now, { request, reply, config })
      if (!isRefreshed) throw new AppError('notSignedIn')
      return { id: caller.id, username: request.actor.username }
    },
    whoAmI: ({ request, reply }) => reply.type('text/plain; charset=utf-8').send(request.actor.username),
    me: ({ caller, request }) => findMe(db, request.actor, caller.now),
  })
  serve(app, FIRST_RUN_CALLS, {
    complete: async ({ body, request, reply }) => {
      const { user, festivalId } = await completeFirstRun(db, body, request, app.now())
      return {
        ...(await startKnownSession(db, user, app.now(), { request, reply, config })),
        festivalId,
      }
    },
  })
}
