import { ROLL_CALL_CALLS } from '@nightshift/shared/roll-call/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { findOpenRollCall, findRollCall } from './roll-call.queries.ts'
import { addPerson, endRollCall, startRollCall, takeTicks, viewRollCall } from './roll-call.service.ts'
import { findPastRollCalls } from './roll-call-view.queries.ts'

export async function rollCallRoutes(app: App) {
  const { db, live } = app
  const config = requires('rollCall.take')
  const announce = (festivalId: number) => live.announce({ kind: 'rollCall', festivalId })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.start),
    config,
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      if (!(await festivalExists(db, festivalId))) throw new AppError('notFound')
      const started = await startRollCall(db, callerOf(request), request.body)
      announce(festivalId)
      return viewRollCall(db, started, app.now())
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.list),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return findPastRollCalls(db, request.query.festivalId)
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.current),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      const open = await findOpenRollCall(db, request.query.festivalId)
      return { current: open ? await viewRollCall(db, open, app.now()) : null }
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.read),
    config,
    handler: async (request) => {
      const found = await findRollCall(db, callerOf(request), request.params.id)
      if (!found) throw new AppError('notFound')
      return viewRollCall(db, found, app.now())
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.tick),
    config,
    handler: async (request) => {
      const { params, body } = request
      const { festivalId, refused } = await takeTicks(db, callerOf(request), params.id, body.ticks)
      announce(festivalId)
      return { refused }
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.add),
    config,
    handler: async (request, reply) => {
      const { festivalId } = await addPerson(db, callerOf(request), request.params.id, request.body.userId)
      announce(festivalId)
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(ROLL_CALL_CALLS.end),
    config,
    handler: async (request) => {
      const ended = await endRollCall(db, callerOf(request), request.params.id)
      announce(ended.festivalId)
      return viewRollCall(db, ended, app.now())
    },
  })
}
