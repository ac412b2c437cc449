import { can } from '@nightshift/shared/access'
import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import type { FastifyRequest } from 'fastify'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { sendImage } from '../../platform/http/image.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, festivalForNew, listCallerOf } from '../../platform/scope.ts'
import { type Caller, EVERY_FESTIVAL } from '../../platform/session/caller.ts'
import type { StoredUserPosition } from '../users/held-positions.queries.ts'
import { userEntity } from '../users/user.entity.ts'
import { findPhoto } from './employees.queries.ts'
import { editUser } from './employees.service.ts'
import { addPosition, removePosition } from './held-positions.service.ts'
import { changePassword, resetPassword } from './passwords.service.ts'
import { signUp } from './signup.service.ts'

export async function employeesRoutes(app: App) {
  const { db } = app
  /** Lifts the festival limit for one's own record. */
  const readerOf = (caller: Caller, id: string) =>
    id === caller.id ? { ...caller, ...EVERY_FESTIVAL } : caller

  const held = ({ id, userId, positionId, payrate, festivalId }: StoredUserPosition) => {
    app.live.announce({ kind: 'employee', festivalId })
    return { id, userId, positionId, payrate }
  }

  app.route({
    ...routeOf(EMPLOYEES_CALLS.list),
    config: requires('employees.list'),
    handler: async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, userEntity, filter, listCallerOf(request, filter.where)))
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.count),
    config: requires('employees.list'),
    handler: async (request) => {
      const where = parseWhere(request.query.where)
      return { count: await countRows(db, userEntity, where, listCallerOf(request, where)) }
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.signUp),
    config: requires('employees.addHired'),
    // Before the schema: people who may only add hired applicants get 403 for any other body.
    preValidation: async ({ actor, body }: FastifyRequest) => {
      const hiring = typeof body === 'object' && body !== null && 'applicationId' in body
      if (!hiring && !can(actor, 'employees.add')) throw new AppError('forbidden')
    },
    handler: async (request, reply) => {
      const { body } = request
      const caller = callerOf(request)
      const festivalId = festivalForNew(request, body.festivalId)
      const user = await signUp(db, caller, { ...body, festivalId })
      app.live.announce({ kind: 'employee', festivalId: user.festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, user.id, { ...caller, ...EVERY_FESTIVAL }))
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.edit),
    config: signedIn,
    handler: async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      const { before, after } = await editUser(db, caller, id, request.body)
      for (const festivalId of new Set([before.festivalId, after.festivalId]))
        app.live.announce({ kind: 'employee', festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, id, readerOf(caller, id)))
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.photo),
    config: signedIn,
    handler: async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      if (id !== caller.id && !can(caller, 'employees.list')) throw new AppError('notFound')
      return sendImage(request, reply, await findPhoto(db, readerOf(caller, id), id))
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.resetPassword),
    config: requires('employees.resetPassword'),
    handler: (request) => resetPassword(db, callerOf(request), request.params.id),
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.updatePassword),
    config: { ...signedIn, beforePasswordChange: true },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      if (request.params.id !== caller.id) throw new AppError('notFound')
      await changePassword(db, caller, request.body.password, { request, reply, config: app.config })
      return { done: true as const }
    },
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.addPosition),
    config: requires('employees.hirePosition'),
    handler: async (request) =>
      held(await addPosition(db, callerOf(request), request.params.id, request.body)),
  })

  app.route({
    ...routeOf(EMPLOYEES_CALLS.removePosition),
    config: requires('employees.positions'),
    handler: async (request) =>
      held(await removePosition(db, callerOf(request), request.params.id, request.body.positionId)),
  })
}
