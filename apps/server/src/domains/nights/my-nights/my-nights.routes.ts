import { MY_NIGHTS_CALLS } from '@nightshift/shared/nights/my-nights/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { checkFestivalScope, chosenFestival } from '../../../platform/scope.ts'
import { editAvailability, readAvailability } from './availability.service.ts'
import { answerNight, listMyNights, seeNights } from './my-nights.service.ts'

type Of = { request: FastifyRequest; query: { festivalId?: number } }

/** The caller at the festival that the request names, or that they have chosen or belong to. */
function whoseOf({ request, query }: Of) {
  const { id: userId, festivalId: own } = request.actor
  const festivalId = found(query.festivalId ?? chosenFestival(request) ?? own)
  checkFestivalScope(request, festivalId)
  return { userId, festivalId }
}

export async function myNightsRoutes(app: App) {
  const { db } = app
  serve(app, MY_NIGHTS_CALLS, {
    list: (asked) => listMyNights(db, whoseOf(asked), asked.caller.now),
    see: ({ caller, body }) => seeNights(db, caller, body.nights),
    answer: ({ caller, params, body }) => answerNight(db, caller, params.placeId, body),
    availability: (asked) => readAvailability(db, whoseOf(asked)),
    editAvailability: (asked) => editAvailability(db, asked.caller, whoseOf(asked), asked.body),
  })
}
