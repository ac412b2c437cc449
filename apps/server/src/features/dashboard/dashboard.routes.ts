import { ApplicationWeeks, Night } from '@nightshift/shared/dashboard/contract'
import { ApplicationLimit } from '@nightshift/shared/hiring/contract'
import { RecordIdText } from '@nightshift/shared/ids'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { callerOf } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { applicationLimit } from '../hiring/application-limits.service.ts'
import { findApplicationWeeksJson, findNightJson } from './dashboard.queries.ts'

const Params = z.strictObject({ id: RecordIdText })

/** The dashboard's data. Counts only: leads may see them although they may not list shifts by time. */
export async function dashboardRoutes(app: App) {
  const { db } = app

  app.get(
    '/api/festivals/:id/night',
    { config: requires('timesheets.watch'), schema: { params: Params, response: { 200: Night } } },
    async (request, reply) => {
      const { id } = request.params
      checkScope(request, id)
      return sendJson(reply, await findNightJson(db, id, app.now()))
    },
  )

  app.get(
    '/api/festivals/:id/applicationWeeks',
    {
      config: requires('applications.manage'),
      schema: { params: Params, response: { 200: ApplicationWeeks } },
    },
    async (request, reply) => {
      const { id } = request.params
      checkScope(request, id)
      return sendJson(reply, await findApplicationWeeksJson(db, id))
    },
  )

  app.get(
    '/api/festivals/:id/applicationLimit',
    {
      config: requires('applications.limit'),
      schema: { params: Params, response: { 200: ApplicationLimit } },
    },
    async (request) => {
      const { id } = request.params
      checkScope(request, id)
      if (!(await festivalExists(db, id))) throw new AppError('notFound')
      return applicationLimit(db, id, app.now())
    },
  )
}

/** A festival out of the caller's reach is not found. */
function checkScope(request: FastifyRequest, id: number) {
  const { festivalId } = callerOf(request)
  if (festivalId !== null && festivalId !== id) throw new AppError('notFound')
}
