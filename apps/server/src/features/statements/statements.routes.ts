import { STATEMENTS_CALLS } from '@nightshift/shared/statements/calls'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/database/pool.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope, chosenFestival } from '../../platform/scope.ts'
import { hasWorked } from './statements.queries.ts'
import { listMyPeriods, listStatementPeriods, readStatement } from './statements.service.ts'

/** A person at the festival that the request names, or that the caller has chosen or belongs to. */
function whoseOf(request: FastifyRequest, userId: string, named: number | undefined) {
  const festivalId = named ?? chosenFestival(request) ?? request.actor.festivalId
  if (festivalId === null) throw new AppError('notFound')
  checkFestivalScope(request, festivalId)
  return { userId, festivalId }
}

/** The caller, also at a festival out of their reach where they have entries: they may have moved since. */
async function ownOf(db: Queryable, request: FastifyRequest, named: number | undefined) {
  const userId = request.actor.id
  if (named !== undefined && (await hasWorked(db, { userId, festivalId: named })))
    return { userId, festivalId: named }
  return whoseOf(request, userId, named)
}

export async function statementsRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(STATEMENTS_CALLS.mine),
    config: signedIn,
    handler: async (request) => {
      const whose = await ownOf(db, request, request.query.festivalId)
      return readStatement(db, callerOf(request), whose, request.query)
    },
  })

  app.route({
    ...routeOf(STATEMENTS_CALLS.myPeriods),
    config: signedIn,
    handler: async (request) => listMyPeriods(db, callerOf(request)),
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
