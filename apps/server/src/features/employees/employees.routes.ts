import { can } from '@nightshift/shared/access'
import {
  AddPosition,
  NewPassword,
  PasswordChanged,
  RemovePosition,
  ResetPassword,
  Signup,
  User,
  UserPatch,
} from '@nightshift/shared/employees/contract'
import { UserPosition } from '@nightshift/shared/positions/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { sendImage } from '../../platform/http/image.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { Count, FilterQuery, WhereQuery } from '../../platform/http/list-query-schemas.ts'
import { chosenFestival, listScope, recordScope } from '../../platform/scope.ts'
import { findPhoto, type StoredUserPosition } from './employees.queries.ts'
import { editUser } from './employees.service.ts'
import { addPosition, removePosition } from './held-positions.service.ts'
import { changePassword, resetPassword } from './passwords.service.ts'
import { signUp } from './signup.service.ts'
import { userEntity } from './user.entity.ts'

/** Anything that cannot be an id names nobody. */
const Params = z.strictObject({ id: z.uuid().toLowerCase() })

export async function employeesRoutes(app: App) {
  const { db } = app
  const by = (request: FastifyRequest) => ({
    actor: request.actor,
    viewer: recordScope(request),
    now: app.now(),
  })
  /** Everybody reaches themselves, also people without a festival. */
  const scopeFor = (request: FastifyRequest, id: string) =>
    id === request.actor.id ? { accessLvl: request.actor.accessLvl, festivalId: null } : recordScope(request)

  const held = ({ id, userId, positionId, payrate, festivalId }: StoredUserPosition) => {
    app.live.announce({ kind: 'employee', festivalId })
    return { id, userId, positionId, payrate }
  }

  app.get(
    '/api/users',
    {
      config: requires('employees.list'),
      schema: { querystring: FilterQuery, response: { 200: z.array(User) } },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, userEntity, filter, listScope(request, filter.where)))
    },
  )

  app.get(
    '/api/users/count',
    { config: requires('employees.list'), schema: { querystring: WhereQuery, response: { 200: Count } } },
    async (request) => {
      const where = parseWhere(request.query.where)
      return { count: await countRows(db, userEntity, where, listScope(request, where)) }
    },
  )

  app.post(
    '/api/users/signup',
    {
      config: requires('employees.addHired'),
      schema: { body: Signup, response: { 200: User } },
      // Below the level that adds people only a hire may, whatever else the body holds.
      preValidation: async ({ actor, body }: FastifyRequest) => {
        const hiring = typeof body === 'object' && body !== null && 'applicationId' in body
        if (!hiring && !can(actor, 'employees.add')) throw new AppError('forbidden')
      },
    },
    async (request, reply) => {
      const { actor, body } = request
      const user = await signUp(db, body, { actor, chosen: chosenFestival(request), now: app.now() })
      app.live.announce({ kind: 'employee', festivalId: user.festivalId })
      return sendJson(
        reply,
        await findOneJson(db, userEntity, user.id, { accessLvl: actor.accessLvl, festivalId: null }),
      )
    },
  )

  app.patch(
    '/api/users/:id',
    { config: signedIn, schema: { params: Params, body: UserPatch, response: { 200: User } } },
    async (request, reply) => {
      const { id } = request.params
      const { before, after } = await editUser(db, id, request.body, by(request))
      for (const festivalId of new Set([before.festivalId, after.festivalId]))
        app.live.announce({ kind: 'employee', festivalId })
      return sendJson(reply, await findOneJson(db, userEntity, id, scopeFor(request, id)))
    },
  )

  app.get(
    '/api/users/:id/photo',
    { config: signedIn, schema: { params: Params } },
    async (request, reply) => {
      const { id } = request.params
      if (id !== request.actor.id && !can(request.actor, 'employees.list')) throw new AppError('notFound')
      return sendImage(request, reply, await findPhoto(db, id, scopeFor(request, id)))
    },
  )

  app.post(
    '/api/users/:id/resetpassword',
    {
      config: requires('employees.resetPassword'),
      schema: { params: Params, response: { 200: ResetPassword } },
    },
    (request) => resetPassword(db, request.params.id, by(request)),
  )

  app.post(
    '/api/users/:id/updatepassword',
    {
      config: { ...signedIn, beforePasswordChange: true },
      schema: { params: Params, body: NewPassword, response: { 200: PasswordChanged } },
    },
    async (request, reply) => {
      if (request.params.id !== request.actor.id) throw new AppError('notFound')
      await changePassword(db, { request, reply, config: app.config }, request.body.password, app.now())
      return { done: true as const }
    },
  )

  app.post(
    '/api/users/:id/addposition',
    {
      config: requires('employees.hirePosition'),
      schema: { params: Params, body: AddPosition, response: { 200: UserPosition } },
    },
    async (request) => held(await addPosition(db, request.params.id, request.body, by(request))),
  )

  app.post(
    '/api/users/:id/removeposition',
    {
      config: requires('employees.positions'),
      schema: { params: Params, body: RemovePosition, response: { 200: UserPosition } },
    },
    async (request) =>
      held(await removePosition(db, request.params.id, request.body.positionId, by(request))),
  )
}
