import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { copyNight } from './copy-night.service.ts'
import { findDeclined, markDeclinedSeen } from './declined.queries.ts'
import { applyFill, proposeFill } from './fill.service.ts'
import { setNeed } from './needs.service.ts'
import { editPlace, putOn, takeOff } from './places.service.ts'
import { readNight, readPlan } from './read-plan.service.ts'

export async function nightPlanRoutes(app: App) {
  const { db } = app
  serve(app, NIGHT_PLAN_CALLS, {
    read: ({ caller, query }) => readPlan(db, query, caller.now),
    readNight: ({ caller, query }) => readNight(db, query, caller.now),
    declined: ({ caller, query }) => findDeclined(db, query.festivalId, caller.now),
    seeDeclined: ({ caller, body }) => markDeclinedSeen(db, caller, body),
    put: ({ caller, body }) => putOn(db, caller, body),
    edit: ({ caller, params, body }) => editPlace(db, caller, params.id, body),
    takeOff: ({ caller, params, query }) => takeOff(db, caller, params.id, query.updatedAt),
    need: ({ caller, body }) => setNeed(db, caller, body),
    copy: ({ caller, body }) => copyNight(db, caller, body),
    fill: ({ body }) => proposeFill(db, body),
    applyFill: ({ caller, body }) => applyFill(db, caller, body),
  })
}
