import { FIRST_RUN_CALLS } from '@nightshift/shared/first-run/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { startSession } from '../../platform/session/session.ts'
import { completeFirstRun } from './first-run.service.ts'
import { rememberBrowser } from './known-browsers.ts'

export async function firstRunRoutes(app: App) {
  const { db, config } = app

  app.route({
    ...routeOf(FIRST_RUN_CALLS.complete),
    // Open: nobody can sign in yet. The code is what is asked for instead.
    config: open,
    handler: async (request, reply) => {
      const { user, festivalId } = await completeFirstRun(db, request.body, request, app.now())
      if (!(await startSession(db, user, app.now(), { request, reply, config })))
        throw new AppError('signInFailed')
      await rememberBrowser(db, user.id, app.now(), { request, reply })
      return { id: user.id, username: user.username, festivalId }
    },
  })
}
