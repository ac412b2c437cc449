import { toCents } from '@nightshift/shared/money'
import type { ExportedPremium } from '@nightshift/shared/payroll/spi/people'
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { isReviewed } from '../../../platform/database/reviewed.ts'
import {
  payrollExportEntries,
  payrollExportPremiums,
  payrollExports,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'
import { IS_PAID } from '../export-entries.queries.ts'

const isSpi = inArray(payrollExports.kind, ['spi', 'spiCorrection'])
const { firstName, lastName } = users

/** An entry as the last import file that has it holds it. */
const snapshots = (tx: Transaction, festivalId: number) => {
  const { timeEntryId, exportId, paychexId, startTime, endTime, payrate, isRemoved } = payrollExportEntries
  return tx
    .selectDistinctOn([timeEntryId], { timeEntryId, paychexId, startTime, endTime, payrate, isRemoved })
    .from(payrollExportEntries)
    .innerJoin(payrollExports, eq(payrollExports.id, exportId))
    .where(and(isSpi, eq(payrollExports.festivalId, festivalId)))
    .orderBy(timeEntryId, desc(exportId))
    .as('exported')
}

export type Range = { from: Date; to: Date }

/** The shifts that end within a range in what Paychex was given, with their people. */
export async function findExported(tx: Transaction, festivalId: number, { from, to }: Range) {
  const exported = snapshots(tx, festivalId)
  const { paychexId, startTime, endTime, payrate } = exported
  const rows = await tx
    .select({
      id: exported.timeEntryId,
      userId: timeEntries.userId,
      firstName,
      lastName,
      workerId: paychexId,
      startTime,
      endTime,
      payrate,
      isTipped: timeEntries.isTipped,
    })
    .from(exported)
    .innerJoin(timeEntries, eq(timeEntries.id, exported.timeEntryId))
    .innerJoin(users, eq(users.id, timeEntries.userId))
    .where(and(eq(exported.isRemoved, false), gte(endTime, from), lt(endTime, to)))
    .orderBy(endTime)
  // An import file keeps all of them.
  return rows.map((row) => ({
    ...row,
    workerId: row.workerId ?? '',
    startTime: row.startTime!,
    endTime: row.endTime!,
    payrate: row.payrate!,
  }))
}

/** The entries that ended within a range, can be paid, and are in no import file or were taken back by the last one. */
export async function findUnpaid(
  tx: Transaction,
  festivalId: number,
  { from, to }: Range,
  ids: number[] | undefined,
) {
  const { id, userId, startTime, endTime, payrate, isTipped, cashTips, creditTips, deduction } = timeEntries
  const isPaidAlready = tx
    .select({ isExported: sql`not ${payrollExportEntries.isRemoved}` })
    .from(payrollExportEntries)
    .innerJoin(payrollExports, eq(payrollExports.id, payrollExportEntries.exportId))
    .where(and(eq(payrollExportEntries.timeEntryId, id), isSpi))
    .orderBy(desc(payrollExportEntries.exportId))
    .limit(1)
  return tx
    .select({
      id,
      userId,
      startTime,
      payrate,
      isTipped,
      cashTips,
      creditTips,
      deduction,
      firstName,
      lastName,
      endTime: sql<Date>`${endTime}`.mapWith(endTime),
      workerId: users.paychexId,
    })
    .from(timeEntries)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(timeEntries.festivalId, festivalId),
        gte(endTime, from),
        lt(endTime, to),
        isReviewed('time_entries'),
        IS_PAID,
        sql`not coalesce((${isPaidAlready}), false)`,
        ids && sql`${id} = any(${sql.param(ids)}::integer[])`,
      ),
    )
}

/** The ranges of the import files that touch a range, corrections apart. */
export async function findSpiRanges(tx: Transaction, festivalId: number, { from, to }: Range) {
  const { kind, startsAt, endsAt } = payrollExports
  const rows = await tx
    .select({ from: startsAt, to: endsAt })
    .from(payrollExports)
    .where(
      and(
        ...[eq(kind, 'spi'), eq(payrollExports.festivalId, festivalId)],
        ...[gt(endsAt, from), lt(startsAt, to)],
      ),
    )
  return rows as Range[]
}

/** The premiums that import files paid for weeks that touch a range, with their people. */
export async function findPaidPremiums(
  tx: Transaction,
  festivalId: number,
  { from, to }: Range,
): Promise<ExportedPremium[]> {
  const { userId, workerId, weekStartsAt, weekEndsAt, hundredths, premium } = payrollExportPremiums
  const rows = await tx
    .select({ userId, workerId, weekStartsAt, weekEndsAt, hundredths, premium, firstName, lastName })
    .from(payrollExportPremiums)
    .innerJoin(payrollExports, eq(payrollExports.id, payrollExportPremiums.exportId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(isSpi, eq(payrollExports.festivalId, festivalId), gt(weekEndsAt, from), lt(weekStartsAt, to)))
  return rows.map(({ firstName: first, lastName: last, ...row }) => ({
    ...row,
    premium: toCents(row.premium),
    user: { id: row.userId, firstName: first, lastName: last },
  }))
}

/** Those of the entries whose position is tipped. */
export async function findTipped(tx: Transaction, ids: number[]) {
  const { id, isTipped } = timeEntries
  const rows = await tx
    .select({ id })
    .from(timeEntries)
    .where(and(sql`${id} = any(${sql.param(ids)}::integer[])`, eq(isTipped, true)))
  return new Set(rows.map((row) => row.id))
}
