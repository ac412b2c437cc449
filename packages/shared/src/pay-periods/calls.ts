import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import {
  ApprovePeriod,
  LockedPeriod,
  LocksQuery,
  PayPeriods,
  PayPeriodsQuery,
  PeriodQuery,
  PeriodReview,
  UnlockPeriod,
} from './contract.ts'

export const PAY_PERIODS_CALLS = {
  list: { method: 'GET', path: '/api/pay-periods', query: PayPeriodsQuery, answer: PayPeriods },
  /** What an approval would lock, and what keeps it from being given. */
  problems: {
    method: 'GET',
    path: '/api/pay-periods/problems',
    query: PeriodQuery,
    answer: PeriodReview,
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
