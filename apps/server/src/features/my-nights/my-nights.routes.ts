import { MY_NIGHTS_CALLS } from '@nightshift/shared/my-nights/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope, chosenFestival } from '../../platform/scope.ts'
import { editAvailability, readAvailability } from './availability.service.ts'
import { markSeen } from './my-nights.queries.ts'
import { answerNight, listMyNights } from './my-nights.service.ts'

/** The caller at the festival that the request names, or that they have chosen or belong to. */
function whoseOf(request: FastifyRequest, named: number | undefined) {
  const { id: userId, festivalId: own } = request.actor
  const festivalId = named ?? chosenFestival(request) ?? own
  if (festivalId === null) throw new AppError('notFound')
  checkFestivalScope(request, festivalId)
  return { userId, festivalId }
}

export async function myNightsRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(MY_NIGHTS_CALLS.list),
    config: signedIn,
    handler: async (request) => listMyNights(db, whoseOf(request, request.query.festivalId), app.now()),
  })

  app.route({
    ...routeOf(MY_NIGHTS_CALLS.see),
    config: signedIn,
    handler: async ({ actor, body }, reply) => {
      const changed = body.nights.length ? await markSeen(db, actor.id, body.nights, app.now()) : []
      for (const festivalId of changed) live.announce({ kind: 'plan', festivalId })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(MY_NIGHTS_CALLS.answer),
    config: signedIn,
    handler: async (request, reply) => {
      const { params, body } = request
      const { festivalId } = await answerNight(db, callerOf(request), params.placeId, body)
      live.announce({ kind: 'plan', festivalId })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(MY_NIGHTS_CALLS.availability),
    config: signedIn,
    handler: async (request) => readAvailability(db, whoseOf(request, request.query.festivalId)),
  })

  app.route({
    ...routeOf(MY_NIGHTS_CALLS.editAvailability),
    config: signedIn,
    handler: async (request) => {
      const whose = whoseOf(request, request.query.festivalId)
      const saved = await editAvailability(db, callerOf(request), whose, request.body)
      live.announce({ kind: 'plan', festivalId: whose.festivalId })
      return saved
    },
  })
}
