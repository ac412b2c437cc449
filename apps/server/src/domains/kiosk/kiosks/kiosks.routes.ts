import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { chosenFestival } from '../../../platform/scope.ts'
import { findKiosk, renewKioskToken, setKioskToken } from '../../../platform/session/kiosk-token.ts'
import { findRosterPhoto } from './kiosks.queries.ts'
import { addKiosk, enrolKiosk, inUse, listKiosks, revokeKiosk, syncKiosk } from './kiosks.service.ts'

export async function kiosksRoutes(app: App) {
  const { db } = app
  serve(app, KIOSKS_CALLS, {
    add: ({ caller, body, request }) =>
      addKiosk(db, caller, { ...body, festivalId: body.festivalId ?? chosenFestival(request) }),
    list: ({ query, request }) =>
      listKiosks(db, { festivalId: query.festivalId ?? chosenFestival(request) }, app.now()),
    revoke: ({ caller, params, query }) => revokeKiosk(db, caller, params.id, query.noKiosk !== undefined),
    enrol: async ({ body, request, reply }) => {
      const visit = { ip: request.ip, now: app.now() }
      const { token, self } = await enrolKiosk(db, body.code, await findKiosk(db, request), visit)
      setKioskToken(token, request, reply)
      return self
    },
    sync: async ({ body, request, reply }) => {
      const answer = await syncKiosk(db, inUse(await findKiosk(db, request)), body, app.now)
      renewKioskToken(request, reply)
      return answer
    },
    photo: async ({ params, request, reply }) => {
      const { festivalId } = inUse(await findKiosk(db, request))
      const jpeg = found(await findRosterPhoto(db, festivalId, params.version))
      // The device stores it with its roster, and deletes it with that; the browser's cache would keep it.
      return reply.header('cache-control', 'no-store').type('image/jpeg').send(jpeg)
    },
  })
}
