import { z } from 'zod'
import { get, post } from '../../calls.ts'
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

/** What changes the entries of a period, changes its figures. */
const reads = ['payPeriod', 'punch', 'setting'] as const

export const PAY_PERIODS_CALLS = {
  list: get('/api/pay-periods', {
    may: 'timesheets.manage',
    festival: 'query',
    reads,
    query: PayPeriodsQuery,
    answer: PayPeriods,
  }),
  /** What an approval would lock, and what keeps it from being given. */
  problems: get('/api/pay-periods/problems', {
    may: 'timesheets.manage',
    festival: 'query',
    reads,
    query: PeriodQuery,
    answer: PeriodReview,
  }),
  /** Every locked period, oldest first. */
  locks: get('/api/pay-periods/locks', {
    may: 'timesheets.manage',
    festival: 'query',
    reads: ['payPeriod', 'punch'],
    query: LocksQuery,
    answer: z.array(LockedPeriod),
  }),
  approve: post('/api/pay-periods/approve', {
    may: 'timesheets.manage',
    festival: 'body',
    changes: ['payPeriod'],
    body: ApprovePeriod,
    answer: LockedPeriod,
  }),
  unlock: post('/api/pay-periods/:id/unlock', {
    may: 'festivals.manage',
    changes: ['payPeriod'],
    body: UnlockPeriod,
  }),
}
