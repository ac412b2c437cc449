import { can } from '@nightshift/shared/access'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { FastifyRequest } from 'fastify'
import { findOneJson } from '../../../platform/filter/find.ts'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendImage } from '../../../platform/http/image.ts'
import { countOf, listOf } from '../../../platform/http/lists.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import { festivalForNew } from '../../../platform/scope.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import type { StoredUserPosition } from '../users/held-positions.queries.ts'
import { userEntity } from '../users/user.entity.ts'
import { findPhoto } from './employees.queries.ts'
import { checkMaySee, editUser } from './employees.service.ts'
import { addPosition, removePosition } from './held-positions.service.ts'
import { changePassword, resetPassword } from './passwords.service.ts'
import { signUp } from './signup.service.ts'

export async function employeesRoutes(app: App) {
  const { db, config } = app
  serve(app, EMPLOYEES_CALLS, {
    list: listOf(db, userEntity),
    count: countOf(db, userEntity),
    signUp: {
      // Before the schema: people who may only add hired applicants get 403 for any other body.
      preValidation: async ({ actor, body }: FastifyRequest) => {
        const hiring = typeof body === 'object' && body !== null && 'applicationId' in body
        if (!hiring && !can(actor, 'employees.add')) throw new AppError('forbidden')
      },
      handle: async ({ caller, body, request }) => {
        const festivalId = festivalForNew(request, body.festivalId)
        const { id } = await signUp(db, caller, { ...body, festivalId })
        return jsonText(findOneJson(db, userEntity, id, { ...caller, ...EVERY_FESTIVAL }))
      },
    },
    edit: async ({ caller, params: { id }, body }) => {
      await editUser(db, caller, id, body)
      return jsonText(findOneJson(db, userEntity, id, readerOf(caller, id)))
    },
    photo: async ({ caller, params: { id }, request, reply }) => {
      checkMaySee(caller, id)
      return sendImage(request, reply, await findPhoto(db, readerOf(caller, id), id))
    },
    resetPassword: ({ caller, params }) => resetPassword(db, caller, params.id),
    updatePassword: async ({ caller, params, body, request, reply }) => {
      if (params.id !== caller.id) throw new AppError('notFound')
      await changePassword(db, caller, body.password, { request, reply, config })
      return { done: true as const }
    },
    addPosition: async ({ caller, params, body }) => held(await addPosition(db, caller, params.id, body)),
    removePosition: async ({ caller, params, body }) =>
      held(await removePosition(db, caller, params.id, body.positionId)),
  })
}

/** Lifts the festival limit for one's own record. */
const readerOf = (caller: Caller, id: string) =>
  id === caller.id ? { ...caller, ...EVERY_FESTIVAL } : caller

const held = ({ id, userId, positionId, payrate }: StoredUserPosition) => ({
  id,
  userId,
  positionId,
  payrate,
})
