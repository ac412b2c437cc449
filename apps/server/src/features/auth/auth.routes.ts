import { Credentials, SignedIn } from '@nightshift/shared/auth/contract'
import { Me } from '@nightshift/shared/employees/contract'
import { z } from 'zod'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, signedIn } from '../../platform/http/guard.ts'
import { endSession, refreshSession, startSession } from '../../platform/session/session.ts'
import { signIn } from './auth.service.ts'
import { rememberBrowser } from './known-browsers.ts'
import { findMe } from './me.ts'

export async function authRoutes(app: App) {
  const { db, config } = app

  app.post(
    '/api/users/login',
    { config: open, schema: { body: Credentials, response: { 200: SignedIn } } },
    async (request, reply) => {
      const user = await signIn(db, request.body, request, app.now())
      if (!(await startSession(db, user, app.now(), { request, reply, config })))
        throw new AppError('signInFailed')
      await rememberBrowser(db, user.id, app.now(), { request, reply })
      return { id: user.id, username: user.username }
    },
  )

  app.get(
    '/api/users/logout',
    { config: open, schema: { response: { 204: z.null() } } },
    async (request, reply) => {
      await endSession(db, { request, reply, config })
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/api/users/refresh-login',
    { config: { ...signedIn, beforePasswordChange: true }, schema: { response: { 200: SignedIn } } },
    async (request, reply) => {
      if (!(await refreshSession(db, app.now(), { request, reply, config })))
        throw new AppError('notSignedIn')
      return { id: request.actor.id, username: request.actor.username }
    },
  )

  app.get(
    '/api/users/whoAmI',
    { config: { ...signedIn, beforePasswordChange: true }, schema: { response: { 200: z.string() } } },
    ({ actor }, reply) => {
      reply.type('text/plain; charset=utf-8')
      return actor.username
    },
  )

  app.get(
    '/api/users/me',
    { config: { ...signedIn, beforePasswordChange: true }, schema: { response: { 200: Me } } },
    ({ actor }) => findMe(db, actor),
  )
}
