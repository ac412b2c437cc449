import { KIOSKS_CALLS } from '@nightshift/shared/kiosks/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { VERSION } from '../../platform/release.ts'
import { callerOf, chosenFestival } from '../../platform/scope.ts'
import { findKiosk, renewKioskToken, setKioskToken } from '../../platform/session/kiosk-token.ts'
import { findRosterPhoto, findSelf } from './kiosks.queries.ts'
import { addKiosk, enrolKiosk, listKiosks, revokeKiosk, saveReport } from './kiosks.service.ts'
import { findRoster } from './roster.queries.ts'

export async function kiosksRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'kiosk', festivalId })

  const namedFestival = (request: FastifyRequest, named: number | undefined) => {
    const festivalId = named ?? chosenFestival(request)
    if (festivalId === null) throw new AppError('festivalRequired')
    return festivalId
  }

  /** The kiosk behind a call that is not for revoked ones. */
  const enrolledKiosk = async (request: FastifyRequest) => {
    const kiosk = await findKiosk(db, request)
    if (!kiosk) throw new AppError('kioskNotEnrolled')
    if (kiosk.revokedAt) throw new AppError('kioskRevoked')
    return kiosk
  }

  app.route({
    ...routeOf(KIOSKS_CALLS.add),
    config: requires('kiosks.manage'),
    handler: async (request) => {
      const festivalId = namedFestival(request, request.body.festivalId)
      const added = await addKiosk(db, callerOf(request), { ...request.body, festivalId })
      tell(festivalId)
      return added
    },
  })

  app.route({
    ...routeOf(KIOSKS_CALLS.list),
    config: requires('kiosks.manage'),
    handler: (request) => {
      const festivalId = request.query.festivalId ?? chosenFestival(request)
      return listKiosks(db, { festivalId }, app.now())
    },
  })

  app.route({
    ...routeOf(KIOSKS_CALLS.revoke),
    config: requires('kiosks.manage'),
    handler: async (request, reply) => {
      const festivalId = await revokeKiosk(
        db,
        callerOf(request),
        request.params.id,
        request.query.noKiosk !== undefined,
      )
      if (festivalId !== undefined) tell(festivalId)
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(KIOSKS_CALLS.enrol),
    // Open: the code is what is asked for instead.
    config: open,
    handler: async (request, reply) => {
      const previous = await findKiosk(db, request)
      const visit = { ip: request.ip, now: app.now() }
      const { token, festivalId, self } = await enrolKiosk(db, request.body.code, previous, visit)
      setKioskToken(token, request, reply)
      tell(festivalId)
      if (previous) tell(previous.festivalId)
      return self
    },
  })

  app.route({
    ...routeOf(KIOSKS_CALLS.sync),
    config: open,
    handler: async (request, reply) => {
      const kiosk = await enrolledKiosk(request)
      const now = app.now()
      if (await saveReport(db, kiosk, request.body, now)) tell(kiosk.festivalId)
      const [self, roster] = await Promise.all([
        findSelf(db, kiosk.id),
        findRoster(db, kiosk.festivalId, { knownVersion: request.body.rosterVersion, now }),
      ])
      renewKioskToken(request, reply)
      return sendJson(reply, syncJson(self, roster, app.now()))
    },
  })

  app.route({
    ...routeOf(KIOSKS_CALLS.photo),
    config: open,
    handler: async (request, reply) => {
      const { festivalId } = await enrolledKiosk(request)
      const jpeg = await findRosterPhoto(db, festivalId, request.params.version)
      if (!jpeg) throw new AppError('notFound')
      // The device stores it with its roster, and deletes it with that; the browser's cache would keep it.
      return reply.header('cache-control', 'no-store').type('image/jpeg').send(jpeg)
    },
  })
}

/** The people are JSON text already. */
function syncJson(
  kiosk: Awaited<ReturnType<typeof findSelf>>,
  { version, people, openShifts }: Awaited<ReturnType<typeof findRoster>>,
  serverTime: Date,
) {
  const head = JSON.stringify({ kiosk, serverTime, release: VERSION, rosterVersion: version }).slice(0, -1)
  return `${head}${people === null ? '' : `,"people":${people}`},"openShifts":${openShifts}}`
}
