import { NIGHT_PLAN_CALLS } from '@nightshift/shared/night-plan/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { copyNight } from './copy-night.service.ts'
import { findDeclined, markDeclinedSeen } from './declined.queries.ts'
import { applyFill, proposeFill } from './fill.service.ts'
import { setNeed } from './needs.service.ts'
import { editPlace, putOn, takeOff } from './places.service.ts'
import { readNight, readPlan } from './read-plan.service.ts'

export async function nightPlanRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.read),
    config: requires('nights.read'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return readPlan(db, request.query, app.now())
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.readNight),
    config: requires('nights.read'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return readNight(db, request.query, app.now())
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.declined),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { festivalId } = request.query
      checkFestivalScope(request, festivalId)
      return findDeclined(db, festivalId, app.now())
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.seeDeclined),
    config: requires('nights.edit'),
    handler: async (request, reply) => {
      const { festivalId, night } = request.body
      checkFestivalScope(request, festivalId)
      const seen = await markDeclinedSeen(db, callerOf(request), request.body)
      if (seen) live.announce({ kind: 'plannedNight', festivalId, night })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.put),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const place = await putOn(db, callerOf(request), request.body)
      live.announce({ kind: 'plannedNight', festivalId, night: place.night })
      return place
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.edit),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { place, festivalId } = await editPlace(db, callerOf(request), request.params.id, request.body)
      live.announce({ kind: 'plannedNight', festivalId, night: place.night })
      return place
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.takeOff),
    config: requires('nights.edit'),
    handler: async (request, reply) => {
      const { id } = request.params
      const { festivalId, night } = await takeOff(db, callerOf(request), id, request.query.updatedAt)
      live.announce({ kind: 'plannedNight', festivalId, night })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.need),
    config: requires('nights.edit'),
    handler: async (request, reply) => {
      const { festivalId, night } = request.body
      checkFestivalScope(request, festivalId)
      await setNeed(db, callerOf(request), request.body)
      live.announce(night ? { kind: 'plannedNight', festivalId, night } : { kind: 'plan', festivalId })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.copy),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { festivalId, to } = request.body
      checkFestivalScope(request, festivalId)
      const copied = await copyNight(db, callerOf(request), request.body)
      live.announce({ kind: 'plannedNight', festivalId, night: to })
      return copied
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.fill),
    config: requires('nights.edit'),
    handler: async (request) => {
      checkFestivalScope(request, request.body.festivalId)
      return proposeFill(db, request.body)
    },
  })

  app.route({
    ...routeOf(NIGHT_PLAN_CALLS.applyFill),
    config: requires('nights.edit'),
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const placed = await applyFill(db, callerOf(request), request.body)
      live.announce({ kind: 'plan', festivalId })
      return placed
    },
  })
}
