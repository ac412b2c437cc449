import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/night-reports/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countPunch } from '../../platform/metrics/metrics.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { clockOutRest } from './clock-out-rest.service.ts'
import { closeNight, readClosing } from './closing.service.ts'
import { markAbsent } from './mark-absent.service.ts'
import { listReports, readReport } from './reports.service.ts'

export async function nightReportsRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.closing),
    config: requires('nights.close'),
    handler: async (request) => {
      const { festivalId, night } = request.query
      checkFestivalScope(request, festivalId)
      return readClosing(db, callerOf(request), festivalId, night)
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.clockOutRest),
    config: requires('timesheets.clockOut'),
    handler: async (request) => {
      const { festivalId, ids } = request.body
      checkFestivalScope(request, festivalId)
      const closed = await clockOutRest(db, callerOf(request), request.body)
      for (const { userId } of closed) {
        countPunch('office', 'out', 'done')
        live.announce({ kind: 'punch', festivalId, userId })
      }
      const done = closed.map(({ id }) => id)
      return { closed: done, notFound: ids.filter((id) => !done.includes(id)) }
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.mark),
    config: requires('nights.mark'),
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const answer = await markAbsent(db, callerOf(request), request.body)
      live.announce({ kind: 'plan', festivalId })
      return answer
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.close),
    config: requires('nights.close'),
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const report = await closeNight(db, callerOf(request), request.body)
      live.announce({ kind: 'night', festivalId })
      return report
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.list),
    config: requires('nights.close'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return listReports(db, callerOf(request), request.query)
    },
  })

  app.route({
    ...routeOf(NIGHT_REPORTS_CALLS.read),
    config: requires('nights.close'),
    handler: (request) => readReport(db, callerOf(request), request.params.id),
  })
}
