import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { PaidValues } from '@nightshift/shared/payroll/contract'
import {
  AROUND_WEEK_MS,
  divideByWeek,
  endsWithin,
  type WeekOf,
  workweekFinder,
} from '@nightshift/shared/payroll/overtime/overtime'
import {
  overtimeRulesIn,
  type SettingsInForce,
} from '@nightshift/shared/payroll/pay-periods/overtime-settings'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { NewSpiExport, SpiExport } from '@nightshift/shared/payroll/spi/calls'
import { paidWeeks } from '@nightshift/shared/payroll/spi/premiums'
import { spiProblems } from '@nightshift/shared/payroll/spi/problems'
import { spiFileName } from '@nightshift/shared/payroll/spi/spi'
import { spiCsv } from '@nightshift/shared/payroll/spi/spi-csv'
import { type SpiChange, type SpiFile, spiFile } from '@nightshift/shared/payroll/spi/spi-file'
import type { z } from 'zod'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findPayrollSettings } from '../../setup/payroll-settings/payroll-settings.queries.ts'
import { findChanges } from '../changes.queries.ts'
import { holdEntries, holdForCorrection } from '../export-entries.queries.ts'
import { lockExports } from '../exported.queries.ts'
import { findOvertimeSettings } from '../pay-periods/overtime-settings.queries.ts'
import { refuseHeld, refuseUnreviewed } from '../refuse-export.service.ts'
import { storeExport } from '../store-export.service.ts'
import {
  findExported,
  findPaidPremiums,
  findSpiRanges,
  findTipped,
  findUnpaid,
  type Range,
} from './spi.queries.ts'

type Wanted = { festivalId: number; entryIds?: number[] }

/** The entries of a range that no import file holds yet, held until the transaction ends. */
async function holdUnpaid(
  tx: Transaction,
  { festivalId, entryIds }: Wanted,
  range: Range,
): Promise<SpiChange[]> {
  const found = (await findUnpaid(tx, festivalId, range, entryIds)).map(({ id }) => id)
  await holdEntries(tx, found)
  // Once more: one may have been changed before it was held.
  const held = await findUnpaid(tx, festivalId, range, found)
  return held.map(({ id, userId, firstName, lastName, ...after }) => ({
    id,
    user: { id: userId, firstName, lastName },
    before: null,
    after,
  }))
}

/** What changed after an import file held it, for entries that ended or end in a range. */
async function holdChanged(
  tx: Transaction,
  { festivalId, entryIds }: Wanted,
  { from, to }: Range,
): Promise<SpiChange[]> {
  const find = async (ids?: number[]) => {
    const changes = await findChanges(tx, festivalId, { entryIds: ids, since: from, until: to })
    return changes.filter((change) => fileOf(change.kind) === 'spi' && isCorrectable(change))
  }
  const found = (await find(entryIds)).map(({ id }) => id)
  await holdForCorrection(tx, found)
  const tipped = await findTipped(tx, found)
  return (await find(found)).map(({ id, user: { isErased: _, ...user }, before, after }) => {
    const isTipped = tipped.has(id)
    return {
      id,
      user,
      before: before && valuesOf(before, isTipped),
      after: after && valuesOf(after, isTipped),
    }
  })
}

const valuesOf = ({ paychexId, ...values }: PaidValues, isTipped: boolean) => ({
  ...values,
  isTipped,
  workerId: paychexId,
})

/**
 * Makes and remembers a file for Paychex' Standard Payroll Import. Refused with everything that is wrong: one bad line
 * fails that person's whole check.
 */
export async function addSpiExport(
  db: Db,
  caller: Caller,
  wanted: NewSpiExport,
): Promise<z.input<typeof SpiExport>> {
  const { festivalId, kind, startDate, endDate } = wanted
  const range = { from: new Date(wanted.since), to: new Date(wanted.until) }
  return db.transaction(async (tx) => {
    const festival = found(await findFestival(tx, festivalId))
    await lockExports(tx, festivalId)
    if (kind === 'spi') await refuseUnreviewed(tx, festivalId, { startsAt: range.from, endsAt: range.to })
    const settings = await findPayrollSettings(tx, festivalId)
    const inForce = await findOvertimeSettings(tx, festival)
    const hold = kind === 'spi' ? holdUnpaid : holdChanged
    const changes = await hold(tx, wanted, range)
    if (kind === 'spi' && !wanted.again)
      await refuseHeld(
        tx,
        changes.map(({ id }) => id),
        'csv',
      )
    const file = await contentsOf(tx, wanted, changes, range, inForce)
    if (changes.length + file.lines.length === 0) throw new AppError('spiNothingNew')
    const rules = overtimeRulesIn({ startsAt: range.from, endsAt: range.to }, inForce)
    const problems = spiProblems(file.lines, file.people, { ...settings, rules })
    if (problems.length) throw new AppError('spiRefused', { details: { problems } })
    const stored = await storeExport(tx, caller, {
      kind,
      festivalId,
      startDate,
      endDate,
      filter: wanted.filter,
      since: range.from,
      until: range.to,
      entryIds: changes.map(({ id }) => id),
      fileName: spiFileName(startDate, endDate, kind),
      content: Buffer.from(spiCsv(file.lines, settings)),
      lines: file.lines.length,
      premiums: file.premiums.map((paid) => ({ ...paid, premium: paid.premium / 100 })),
    })
    return { ...stored, lines: file.lines.length, ...sumsOf(file) }
  })
}

async function contentsOf(
  tx: Transaction,
  { kind, festivalId }: NewSpiExport,
  changes: SpiChange[],
  range: Range,
  inForce: SettingsInForce,
): Promise<SpiFile> {
  const ends =
    kind === 'spi' ? [range.from, range.to] : shiftsOf(changes).map(({ endTime }) => new Date(endTime))
  const inOrder = ends.map(Number).sort((one, other) => one - other)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (first === undefined || last === undefined) return { lines: [], premiums: [], rounding: [], people: [] }
  const around = { from: new Date(first - AROUND_WEEK_MS), to: new Date(last + AROUND_WEEK_MS) }
  const exported = (await findExported(tx, festivalId, around)).map(({ firstName, lastName, ...shift }) => ({
    ...shift,
    user: { id: shift.userId, firstName, lastName },
  }))
  const paid = await findPaidPremiums(tx, festivalId, around)
  const weekOf = workweekFinder(inForce, paidWeeks(paid))
  const ranges = kind === 'spi' ? await findSpiRanges(tx, festivalId, around) : []
  const settles = settledWeeks(kind, changes, [range, ...ranges], weekOf)
  return spiFile({ changes, exported, paid, settles, weekOf })
}

/**
 * A file settles the workweeks that end in its range; a correction those of the shifts that it corrects. A shift that is
 * late for its week, which an earlier file has settled, settles it once more.
 */
function settledWeeks(
  kind: NewSpiExport['kind'],
  changes: SpiChange[],
  [own, ...earlier]: [Range, ...Range[]],
  weekOf: WeekOf,
): (week: Span, userId: string) => boolean {
  const keyOf = (week: Span, userId: string) => `${userId} ${week.startsAt.getTime()}`
  const keys = new Set(
    shiftsOf(changes).flatMap((shift) =>
      divideByWeek(shift, weekOf).map(({ week }) => keyOf(week, shift.userId)),
    ),
  )
  const isIn = (week: Span) => (range: Range) => endsWithin(week, range.from, range.to)
  return (week, userId) =>
    (kind === 'spi' && isIn(week)(own)) ||
    (keys.has(keyOf(week, userId)) && (kind === 'spiCorrection' || earlier.some(isIn(week))))
}

const shiftsOf = (changes: SpiChange[]) =>
  changes.flatMap(({ user, before, after }) =>
    [before, after].flatMap((values) => (values ? [{ ...values, userId: user.id }] : [])),
  )

const sumsOf = ({ premiums, rounding }: SpiFile) => ({
  premium: premiums.reduce((sum, { premium }) => sum + premium, 0),
  roundingCents: rounding.reduce((sum, { single, merged }) => sum + merged - single, 0),
})
