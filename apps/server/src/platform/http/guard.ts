import { type Action, can } from '@nightshift/shared/access'
import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import type { Call } from '@nightshift/shared/calls'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor } from '../session/actor.ts'
import { findSession } from '../session/session.ts'
import { AppError } from './app-error.ts'

/** Who may call a route. Each route says one of these in its `config`; one that says nothing does not start. */
export const open = { access: 'open' } as const
export const requires = (action: Action) => ({ access: action }) as const

type Access = 'open' | 'signedIn' | Action

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Answers although the person must set a new password first. */
    beforePasswordChange?: boolean
    /** The row that the route was made of. */
    call?: Call
  }
  interface FastifyRequest {
    actor: Actor
  }
}

/** Checks each request before its body is even read: where it comes from, who sends it, and what they may. */
export function guardRoutes(app: FastifyInstance) {
  app.decorateRequest('actor', null as unknown as Actor)

  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const forgotten = routes.find(({ config }) => !config?.access)
    if (forgotten)
      throw new Error(`The route ${forgotten.method} ${forgotten.url} does not say who may call it.`)
  })

  // After onRequest, so that a refusal carries the security headers too.
  app.addHook('preParsing', async (request) => {
    refuseOtherSites(request)
    const { access, beforePasswordChange } = request.routeOptions.config
    // No route matched: the answer is a page or a 404.
    if (access === 'open' || request.is404) return
    const actor = await findSession(app.db, request, app.now())
    if (!actor) throw new AppError('notSignedIn')
    if (actor.mustChangePassword && !beforePasswordChange) throw new AppError('passwordChangeRequired')
    if (access && access !== 'signedIn' && !can(actor, access)) throw new AppError('forbidden')
    request.actor = actor
  })
}

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS']

/**
 * CSRF protection: refuses writes, logging out included, that Origin or Sec-Fetch-Site show to come from elsewhere. A
 * client that sends neither header is no browser.
 */
function refuseOtherSites({ method, headers, host, routeOptions }: FastifyRequest) {
  if (CHANGES_NOTHING.includes(method) && routeOptions.url !== AUTH_CALLS.logout.path) return
  const site = headers['sec-fetch-site']
  const foreignSite = site === 'cross-site' || site === 'same-site'
  const foreignOrigin = headers.origin !== undefined && originHost(headers.origin) !== host
  if (foreignSite || foreignOrigin) throw new AppError('crossSite')
}

function originHost(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
