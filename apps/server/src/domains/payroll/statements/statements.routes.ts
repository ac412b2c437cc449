import { STATEMENTS_CALLS } from '@nightshift/shared/payroll/statements/calls'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { festivalInReach } from '../../../platform/scope.ts'
import { hasWorked } from './statements.queries.ts'
import { listMyPeriods, listStatementPeriods, readStatement } from './statements.service.ts'

const whoseOf = (request: FastifyRequest, userId: string, named: number | undefined) => ({
  userId,
  festivalId: festivalInReach(request, named),
})

/** The caller, also at a festival out of their reach where they have entries: they may have moved since. */
async function ownOf(db: Queryable, request: FastifyRequest, named: number | undefined) {
  const userId = request.actor.id
  if (named !== undefined && (await hasWorked(db, { userId, festivalId: named })))
    return { userId, festivalId: named }
  return whoseOf(request, userId, named)
}

export async function statementsRoutes(app: App) {
  const { db } = app
  serve(app, STATEMENTS_CALLS, {
    mine: async ({ caller, query, request }) =>
      readStatement(db, caller, await ownOf(db, request, query.festivalId), query),
    myPeriods: ({ caller }) => listMyPeriods(db, caller),
    of: ({ caller, params, query, request }) =>
      readStatement(db, caller, whoseOf(request, params.userId, query.festivalId), query),
    periodsOf: ({ caller, params, query, request }) =>
      listStatementPeriods(db, caller, whoseOf(request, params.userId, query.festivalId)),
  })
}
