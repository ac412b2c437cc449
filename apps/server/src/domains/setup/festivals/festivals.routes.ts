import { can } from '@nightshift/shared/access'
import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { findJson, findOneJson } from '../../../platform/filter/find.ts'
import type { App } from '../../../platform/http/app.ts'
import { sendImage } from '../../../platform/http/image.ts'
import { isOrigin, originOf } from '../../../platform/http/origin.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import { festivalEntity } from './festivals.entity.ts'
import { findHostFestival, findLogo } from './festivals.queries.ts'
import { editFestival } from './festivals.service.ts'

export async function festivalsRoutes(app: App) {
  const { db } = app
  serve(app, FESTIVALS_CALLS, {
    list: ({ caller, request: { actor } }) => {
      // People without a festival choose among all of them; so does the highest level.
      const festivalId = can(actor, 'festivals.all') ? null : actor.festivalId
      return jsonText(findJson(db, festivalEntity, { order: ['name'] }, { ...caller, festivalId }))
    },
    edit: async ({ caller, params, body }) => {
      await editFestival(db, caller, params.id, body)
      return jsonText(findOneJson(db, festivalEntity, params.id, caller))
    },
    ofHost: async ({ request }) => {
      const origin = originOf(request.raw, app.config)
      const hostName = isOrigin(origin) ? new URL(origin).hostname : ''
      return { festival: await findHostFestival(db, hostName) }
    },
    logo: async ({ params, request, reply }) => sendImage(request, reply, await findLogo(db, params.id)),
  })
}
