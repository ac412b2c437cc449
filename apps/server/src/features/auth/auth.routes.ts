import { AUTH_CALLS } from '@nightshift/shared/auth/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { endSession, refreshSession, startSession } from '../../platform/session/session.ts'
import { signIn } from './auth.service.ts'
import { rememberBrowser } from './known-browsers.ts'
import { findMe } from './me.ts'

export async function authRoutes(app: App) {
  const { db, config } = app

  app.route({
    ...routeOf(AUTH_CALLS.login),
    config: open,
    handler: async (request, reply) => {
      const user = await signIn(db, request.body, request, app.now())
      if (!(await startSession(db, user, app.now(), { request, reply, config })))
        throw new AppError('signInFailed')
      await rememberBrowser(db, user.id, app.now(), { request, reply })
      return { id: user.id, username: user.username }
    },
  })

  app.route({
    ...routeOf(AUTH_CALLS.logout),
    config: open,
    handler: async (request, reply) => {
      await endSession(db, { request, reply, config })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(AUTH_CALLS.refreshLogin),
    config: { ...signedIn, beforePasswordChange: true },
    handler: async (request, reply) => {
      if (!(await refreshSession(db, app.now(), { request, reply, config })))
        throw new AppError('notSignedIn')
      return { id: request.actor.id, username: request.actor.username }
    },
  })

  app.route({
    ...routeOf(AUTH_CALLS.whoAmI),
    config: { ...signedIn, beforePasswordChange: true },
    handler: ({ actor }, reply) => {
      reply.type('text/plain; charset=utf-8')
      return actor.username
    },
  })

  app.route({
    ...routeOf(AUTH_CALLS.me),
    config: { ...signedIn, beforePasswordChange: true },
    handler: ({ actor }) => findMe(db, actor, app.now()),
  })
}
