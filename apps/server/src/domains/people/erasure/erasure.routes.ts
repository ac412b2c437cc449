import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import { updateErasedList } from '../../../platform/backups/erased-list.ts'
import { reasonOf } from '../../../platform/backups/reason.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { findErasedPeople } from './erasure.queries.ts'
import { erasePerson, previewErasure } from './erasure.service.ts'

export async function erasureRoutes(app: App) {
  const { db } = app
  serve(app, ERASURE_CALLS, {
    preview: ({ caller, params }) => previewErasure(db, caller, params.id),
    erase: async ({ caller, params, body }) => {
      const done = await erasePerson(db, caller, params.id, body.confirmation)
      await updateErasedList(app.config, db.$client).catch((error) =>
        app.log.warn({ reason: reasonOf(error) }, 'The list of erased people is not beside the backups yet'),
      )
      return done
    },
    erased: ({ query, request }) =>
      findErasedPeople(db, query.festivalId ?? listCallerOf(request, query).festivalId),
  })
}
