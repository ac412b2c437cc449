import { SITE_CONTENT_CALLS } from '@nightshift/shared/site-content/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { bringBack } from './bring-back.service.ts'
import { closeNight, reopenNight } from './closed-nights.service.ts'
import { discardDraft, editDraft } from './drafts.service.ts'
import { readSite, readVersion, readVersions } from './edited-site.service.ts'
import { findClosedNights } from './live-content.queries.ts'
import { publish, unschedule } from './publish.service.ts'

const CALLS = SITE_CONTENT_CALLS

/** The calls of the editors. */
export async function siteContentRoutes(app: App) {
  const { db } = app
  const config = requires('site.edit')

  app.route({
    ...routeOf(CALLS.read),
    config,
    handler: async (request) => readSite(db, editorOf(request).festivalId, app.config.site),
  })

  app.route({
    ...routeOf(CALLS.editDraft),
    config,
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answer(festivalId, editDraft(db, caller, festivalId, request.params.section, request.body))
    },
  })

  app.route({
    ...routeOf(CALLS.discardDraft),
    config,
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      const { params, body } = request
      return answer(festivalId, discardDraft(db, caller, festivalId, params.section, body.revision))
    },
  })

  app.route({
    ...routeOf(CALLS.publish),
    config,
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answer(festivalId, publish(db, caller, festivalId, request.body))
    },
  })

  app.route({
    ...routeOf(CALLS.unschedule),
    config,
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answer(festivalId, unschedule(db, caller, festivalId, request.params.section))
    },
  })

  app.route({
    ...routeOf(CALLS.versions),
    config,
    handler: async (request) => readVersions(db, editorOf(request).festivalId),
  })

  app.route({
    ...routeOf(CALLS.version),
    config,
    handler: async (request) => readVersion(db, editorOf(request).festivalId, request.params.number),
  })

  app.route({
    ...routeOf(CALLS.bringBack),
    config,
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answer(festivalId, bringBack(db, caller, festivalId, request.params.number))
    },
  })

  app.route({
    ...routeOf(CALLS.closedNights),
    config: requires('nights.read'),
    handler: async (request) => ({ closedNights: await findClosedNights(db, editorOf(request).festivalId) }),
  })

  app.route({
    ...routeOf(CALLS.closeNight),
    config: requires('nights.callOff'),
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answerNights(festivalId, await closeNight(db, caller, festivalId, request.body))
    },
  })

  app.route({
    ...routeOf(CALLS.reopenNight),
    config: requires('nights.callOff'),
    handler: async (request) => {
      const { caller, festivalId } = editorOf(request)
      return answerNights(festivalId, await reopenNight(db, caller, festivalId, request.params.date))
    },
  })

  /** Announces to visitors and to the crew that a night was called off or reopened. */
  async function answerNights(festivalId: number, changed: number[]) {
    for (const id of changed) app.live.announce({ kind: 'site', festivalId: id })
    if (changed.length) app.live.announce({ kind: 'plan', festivalId })
    return { closedNights: await findClosedNights(db, festivalId) }
  }

  /** Announces the festivals that a change concerns, and answers the site as it is then. */
  async function answer(festivalId: number, change: Promise<number[]>) {
    for (const id of await change) app.live.announce({ kind: 'site', festivalId: id })
    return readSite(db, festivalId, app.config.site)
  }
}

type SiteRequest = FastifyRequest<{ Params: { festival: number } }>

function editorOf(request: Pick<SiteRequest, 'params'>) {
  const { festival: festivalId } = request.params
  checkFestivalScope(request as SiteRequest, festivalId)
  return { caller: callerOf(request as SiteRequest), festivalId }
}
