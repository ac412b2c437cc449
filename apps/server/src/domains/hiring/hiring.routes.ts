import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { findOneJson } from '../../platform/filter/find.ts'
import type { App } from '../../platform/http/app.ts'
import { countOf, listOf } from '../../platform/http/lists.ts'
import { JsonText, jsonText, serve } from '../../platform/http/serve.ts'
import { userEntity } from '../people/users/user.entity.ts'
import { hireApplicant } from './hire.service.ts'
import { hireAgain } from './hire-again.service.ts'
import { applicationEntity } from './hiring.entity.ts'
import { apply, editApplication } from './hiring.service.ts'
import { findKnownApplicants } from './known-people.queries.ts'
import { undoHire } from './undo-hire.service.ts'

export async function hiringRoutes(app: App) {
  const { db } = app
  serve(app, HIRING_CALLS, {
    apply: async ({ body, request }) => {
      await apply(db, body, { address: request.ip, now: app.now() })
      return { received: true as const }
    },
    list: listOf(db, applicationEntity),
    count: countOf(db, applicationEntity),
    edit: async ({ caller, params, body }) => {
      await editApplication(db, caller, params.id, body)
      return jsonText(findOneJson(db, applicationEntity, params.id, caller))
    },
    hire: async ({ caller, params, body }) => {
      const { id } = await hireApplicant(db, caller, params.id, body)
      return jsonText(findOneJson(db, userEntity, id, caller))
    },
    hireAgain: async ({ caller, params, body }) => {
      const { id } = await hireAgain(db, caller, params.id, body)
      return jsonText(findOneJson(db, userEntity, id, caller))
    },
    undoHire: async ({ caller, params }) => {
      await undoHire(db, caller, params.id)
      return jsonText(findOneJson(db, applicationEntity, params.id, caller))
    },
    known: async ({ params, query }) =>
      new JsonText(await findKnownApplicants(db, params.id, query.seasonId ?? null)),
  })
}
