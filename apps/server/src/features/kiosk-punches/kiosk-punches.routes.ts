import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk-punches/calls'
import type { KioskPunchResults } from '@nightshift/shared/kiosk-punches/contract'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { findKiosk } from '../../platform/session/kiosk-token.ts'
import { decidePunches, discardPunches, listAttention } from './attention.service.ts'
import { countDecided, countedDelivery } from './count-punches.ts'
import { deliverPunch, limitRevoked, refuseBeforeEnrolment } from './deliver.service.ts'
import { countWaiting } from './kiosk-punches.queries.ts'

export async function kioskPunchesRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(KIOSK_PUNCHES_CALLS.deliver),
    config: open,
    handler: async (request) => {
      const kiosk = await findKiosk(db, request)
      if (!kiosk) throw new AppError('kioskNotEnrolled')
      refuseBeforeEnrolment(kiosk, request.body)
      await limitRevoked(db, kiosk)
      const { festivalId } = kiosk
      const results: KioskPunchResults = []
      for (const punch of request.body.toSorted((one, other) => one.seq - other.seq)) {
        const delivery = deliverPunch(db, kiosk, punch, app.now())
        const { result, userId } = await countedDelivery(punch.direction, delivery)
        if (userId) live.announce({ kind: 'punch', festivalId, userId })
        if (result === 'review') live.announce({ kind: 'attention', festivalId })
        results.push({ key: punch.key, result })
      }
      return results
    },
  })

  app.route({
    ...routeOf(KIOSK_PUNCHES_CALLS.list),
    config: requires('timesheets.manage'),
    handler: (request) => listAttention(db, listCallerOf(request, request.query), request.query),
  })

  app.route({
    ...routeOf(KIOSK_PUNCHES_CALLS.count),
    config: requires('timesheets.manage'),
    handler: async (request) => ({
      count: await countWaiting(db, listCallerOf(request, request.query), request.query),
    }),
  })

  app.route({
    ...routeOf(KIOSK_PUNCHES_CALLS.discard),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const { festivalId, count } = await discardPunches(db, callerOf(request), request.body)
      live.announce({ kind: 'attention', festivalId })
      return { count }
    },
  })

  app.route({
    ...routeOf(KIOSK_PUNCHES_CALLS.decide),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      const { punch, proposal } = await decidePunches(db, callerOf(request), request.params.key, request.body)
      const { festivalId, userId } = punch
      if (proposal) countDecided(proposal)
      if (proposal && userId) live.announce({ kind: 'punch', festivalId, userId })
      live.announce({ kind: 'attention', festivalId })
      return reply.status(204).send(null)
    },
  })
}
