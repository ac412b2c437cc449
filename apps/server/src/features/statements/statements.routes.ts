import { STATEMENTS_CALLS } from '@nightshift/shared/statements/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope, chosenFestival } from '../../platform/scope.ts'
import { listStatementPeriods, readStatement } from './statements.service.ts'

/** A person at the festival that the request names, or that the caller has chosen or belongs to. */
function whoseOf(request: FastifyRequest, userId: string, named: number | undefined) {
  const festivalId = named ?? chosenFestival(request) ?? request.actor.festivalId
  if (festivalId === null) throw new AppError('notFound')
  checkFestivalScope(request, festivalId)
  return { userId, festivalId }
}

export async function statementsRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(STATEMENTS_CALLS.mine),
    config: signedIn,
    handler: async (request) => {
      const whose = whoseOf(request, request.actor.id, request.query.festivalId)
      return readStatement(db, callerOf(request), whose, request.query)
    },
  })

  app.route({
    ...routeOf(STATEMENTS_CALLS.myPeriods),
    config: signedIn,
    handler: async (request) => {
      const whose = whoseOf(request, request.actor.id, request.query.festivalId)
      return listStatementPeriods(db, callerOf(request), whose)
    },
  })

  app.route({
    ...routeOf(STATEMENTS_CALLS.of),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const whose = whoseOf(request, request.params.userId, request.query.festivalId)
      return readStatement(db, callerOf(request), whose, request.query)
    },
  })

  app.route({
    ...routeOf(STATEMENTS_CALLS.periodsOf),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const whose = whoseOf(request, request.params.userId, request.query.festivalId)
      return listStatementPeriods(db, callerOf(request), whose)
    },
  })
}
