import { User } from '@nightshift/shared/employees/contract'
import { Application, ApplicationPatch, Hire, NewApplication } from '@nightshift/shared/hiring/contract'
import { RecordIdText } from '@nightshift/shared/ids'
import { z } from 'zod'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { Count, FilterQuery, WhereQuery } from '../../platform/http/list-query-schemas.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { userEntity } from '../users/user.entity.ts'
import { hireApplicant } from './hire.service.ts'
import { applicationEntity } from './hiring.entity.ts'
import { apply, editApplication } from './hiring.service.ts'

const Params = z.strictObject({ id: RecordIdText })
/** Returns nothing of what is stored: the form is public. */
const Received = z.strictObject({ received: z.literal(true) })

export async function hiringRoutes(app: App) {
  const { db } = app

  app.post(
    '/api/applications',
    { config: open, schema: { body: NewApplication, response: { 200: Received } } },
    async ({ body, ip }) => {
      const stored = await apply(db, body, { address: ip, now: app.now() })
      if (stored) app.live.announce({ kind: 'application', festivalId: body.festivalId })
      return { received: true as const }
    },
  )

  app.get(
    '/api/applications',
    {
      config: requires('applications.manage'),
      schema: { querystring: FilterQuery, response: { 200: z.array(Application) } },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(
        reply,
        await findJson(db, applicationEntity, filter, listCallerOf(request, filter.where)),
      )
    },
  )

  app.get(
    '/api/applications/count',
    {
      config: requires('applications.manage'),
      schema: { querystring: WhereQuery, response: { 200: Count } },
    },
    async (request) => {
      const where = parseWhere(request.query.where)
      return { count: await countRows(db, applicationEntity, where, listCallerOf(request, where)) }
    },
  )

  app.patch(
    '/api/applications/:id',
    {
      config: requires('applications.manage'),
      schema: { params: Params, body: ApplicationPatch, response: { 200: Application } },
    },
    async (request, reply) => {
      const { params, body } = request
      const caller = callerOf(request)
      const { festivalId } = await editApplication(db, caller, params.id, body)
      app.live.announce({ kind: 'application', festivalId })
      return sendJson(reply, await findOneJson(db, applicationEntity, params.id, caller))
    },
  )

  app.post(
    '/api/applications/:id/hire',
    {
      config: requires('applications.manage'),
      schema: { params: Params, body: Hire, response: { 200: User } },
    },
    async (request, reply) => {
      const { params, body } = request
      const caller = callerOf(request)
      const { id, festivalId } = await hireApplicant(db, caller, params.id, body)
      app.live.announce({ kind: 'application', festivalId })
      app.live.announce({ kind: 'employee', festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, id, caller))
    },
  )
}
