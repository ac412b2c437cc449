import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import {
  ApprovePeriod,
  LockedPeriod,
  LocksQuery,
  PayPeriods,
  PayPeriodsQuery,
  PeriodProblem,
  PeriodQuery,
  UnlockPeriod,
} from './contract.ts'

export const PAY_PERIODS_CALLS = {
  list: { method: 'GET', path: '/api/pay-periods', query: PayPeriodsQuery, answer: PayPeriods },
  /** What keeps a period from being approved. */
  problems: {
    method: 'GET',
    path: '/api/pay-periods/problems',
    query: PeriodQuery,
    answer: z.array(PeriodProblem),
  },
  /** Every locked period, oldest first. */
  locks: { method: 'GET', path: '/api/pay-periods/locks', query: LocksQuery, answer: z.array(LockedPeriod) },
  approve: { method: 'POST', path: '/api/pay-periods/approve', body: ApprovePeriod, answer: LockedPeriod },
  unlock: {
    method: 'POST',
    path: '/api/pay-periods/:id/unlock',
    params: RecordParams,
    body: UnlockPeriod,
    answer: z.null(),
    answerAs: 'nothing',
  },
} as const satisfies Calls
