import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findLocks } from './locks.queries.ts'
import { approvePeriod, listPeriods, reviewPeriod, unlockPeriod } from './pay-periods.service.ts'

/** As many overrides as there may be, each with 500 characters of three bytes. */
const APPROVAL_MAX_BYTES = 8 * 1024 * 1024

export async function payPeriodsRoutes(app: App) {
  const { db } = app
  serve(app, PAY_PERIODS_CALLS, {
    list: ({ query }) => listPeriods(db, query, app.now()),
    problems: ({ caller, query }) => reviewPeriod(db, caller, query),
    locks: ({ query }) => findLocks(db, query.festivalId),
    approve: {
      bodyLimit: APPROVAL_MAX_BYTES,
      handle: ({ caller, body }) => approvePeriod(db, caller, body),
    },
    unlock: ({ caller, params, body }) => unlockPeriod(db, caller, params.id, body.reason),
  })
}
