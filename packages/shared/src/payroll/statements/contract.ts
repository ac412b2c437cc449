import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { isShortRange, TOO_LONG } from '../range.ts'

/**
 * People who choose a festival name it; for everybody else it is their own. For one's own statements, any festival can
 * be named where one has entries.
 */
export const StatementPeriodsQuery = z.object({ festivalId: RecordIdText.optional() })

/**
 * The pay period that `since` is in, or the current one. With `until`, which is exclusive, exactly that range: a period
 * may have been approved under an earlier rule.
 */
export const StatementQuery = StatementPeriodsQuery.extend({
  since: ReadAt.optional(),
  until: ReadAt.optional(),
}).refine(
  ({ since, until }) => until === undefined || (since !== undefined && isShortRange({ since, until })),
  TOO_LONG,
)
export type StatementQuery = z.infer<typeof StatementQuery>

export const StatementParams = z.strictObject({ userId: z.uuid() })

/** An approved period is locked: its figures stay. */
export const STATEMENT_STATES = ['open', 'approved'] as const

export const StatementPeriod = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  state: z.enum(STATEMENT_STATES),
})
export type StatementPeriod = z.infer<typeof StatementPeriod>

const StatementFestival = z.strictObject({ id: z.int(), name: z.string(), timeZone: z.string() })

/** A period of mine, at whichever festival. */
export const MyStatementPeriod = StatementPeriod.extend({ festival: StatementFestival })
export type MyStatementPeriod = z.infer<typeof MyStatementPeriod>

/** An ended shift: hours in hundredths, money in cents. */
export const StatementLine = z.strictObject({
  id: z.int(),
  positionName: z.string(),
  startTime: instant,
  endTime: instant,
  hundredths: z.int(),
  rate: z.int(),
  pay: z.int(),
  cash: z.int(),
  credit: z.int(),
  deduction: z.int(),
  /** A manager has yet to check it. */
  needsReview: z.boolean(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** What one person earned in one pay period of a festival. */
export const Statement = z.strictObject({
  person: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  festival: StatementFestival,
  period: StatementPeriod,
  lines: z.array(StatementLine),
  /** Of the lines with hours: payroll gets no others. */
  totals: StatementLine.pick({ hundredths: true, pay: true, cash: true, credit: true, deduction: true }),
  /** The extra pay for hours over 40 of a workweek; null where the festival's rule has none. */
  premium: z.strictObject({ hundredths: z.int(), cents: z.int() }).nullable(),
  /** Pay, premium and tips without the deductions. */
  total: z.int(),
  /** Shifts that have not ended: they are in no total. */
  open: z.int(),
})
export type Statement = z.infer<typeof Statement>
