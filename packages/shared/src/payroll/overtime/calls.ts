import { z } from 'zod'
import { get } from '../../calls.ts'
import { RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { OVERTIME_RULES } from '../../setup/payroll-settings/contract.ts'
import { isShortRange, TOO_LONG } from '../range.ts'

/** Hours in hundredths, rate and premium in cents. */
export const OvertimeWeek = z.strictObject({
  user: z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  startsAt: instant,
  endsAt: instant,
  /** That of the week: a locked period keeps the one that it was approved with. */
  timeZone: z.string(),
  hundredths: z.int(),
  overtimeHundredths: z.int(),
  regularRate: z.int(),
  premium: z.int(),
})
export type OvertimeWeek = z.infer<typeof OvertimeWeek>

/** The workweeks that end in a range of time, and the rule of that range: `over40` where a part of it has overtime. */
export const Overtime = z.strictObject({
  rule: z.enum(OVERTIME_RULES).nullable(),
  weeks: z.array(OvertimeWeek),
})
export type Overtime = z.infer<typeof Overtime>

export const OvertimeQuery = z
  .object({ festivalId: RecordIdText, since: ReadAt, until: ReadAt })
  .refine(isShortRange, TOO_LONG)
export type OvertimeQuery = z.infer<typeof OvertimeQuery>

export const OVERTIME_CALLS = {
  list: get('/api/payroll/overtime', {
    may: 'timesheets.manage',
    festival: 'query',
    reads: ['payPeriod', 'punch', 'setting', 'employee'],
    query: OvertimeQuery,
    answer: Overtime,
  }),
}
