import { type Span, workweeksBetween } from '@nightshift/shared/pay-periods/periods'
import { endsWithin, workweekFinder } from '@nightshift/shared/payroll/overtime'
import { spiFileName } from '@nightshift/shared/payroll/spi'
import type { NewSpiExport, SpiExport } from '@nightshift/shared/payroll/spi-calls'
import { spiCsv } from '@nightshift/shared/payroll/spi-csv'
import { type SpiChange, type SpiFile, spiFile } from '@nightshift/shared/payroll/spi-file'
import { spiProblems } from '@nightshift/shared/payroll/spi-problems'
import { roundingDifference } from '@nightshift/shared/payroll/spi-rounding'
import type { PayrollSettings } from '@nightshift/shared/payroll-settings/contract'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { storeExport } from '../payroll/store-export.service.ts'
import { findPayrollSettings } from '../payroll-settings/payroll-settings.queries.ts'
import { findPaidPremiums, findTold, lockSpi, type Range } from './spi.queries.ts'
import { holdChanged, holdUnpaid } from './spi-changes.service.ts'

/**
 * Makes and remembers a file for Paychex' Standard Payroll Import. Refused with everything that is wrong: one bad line
 * fails that person's whole check.
 */
export async function addSpiExport(db: Db, caller: Caller, wanted: NewSpiExport): Promise<SpiExport> {
  const { festivalId, kind, startDate, endDate } = wanted
  const range = { from: new Date(wanted.since), to: new Date(wanted.until) }
  return db.transaction(async (tx) => {
    const festival = await findFestival(tx, festivalId)
    if (!festival) throw new AppError('notFound')
    await lockSpi(tx, festivalId)
    const settings = await findPayrollSettings(tx, festivalId)
    const hold = kind === 'spi' ? holdUnpaid : holdChanged
    const changes = await hold(tx, wanted, range)
    const weeks = settledWeeks(kind, changes, range, settings, festival.timeZone)
    const file = await contentsOf(tx, settings, festival.timeZone, changes, weeks)
    if (changes.length + file.lines.length === 0) throw new AppError('spiNothingNew')
    const problems = spiProblems(file.lines, file.people, settings)
    if (problems.length) throw new AppError('spiRefused', { details: { problems } })
    const stored = await storeExport(tx, caller, {
      ...{ kind, festivalId, startDate, endDate, filter: wanted.filter },
      ...{ since: range.from, until: range.to },
      entryIds: changes.map(({ id }) => id),
      fileName: spiFileName(startDate, endDate, kind),
      content: Buffer.from(spiCsv(file.lines, settings)),
      lines: file.lines.length,
      premiums: file.premiums.map((paid) => ({ ...paid, premium: paid.premium / 100 })),
    })
    return { ...stored, lines: file.lines.length, ...sumsOf(kind, changes, file) }
  })
}

/** Oldest first. A file settles the workweeks that end in its range; a correction those of the shifts that it corrects. */
function settledWeeks(
  kind: NewSpiExport['kind'],
  changes: SpiChange[],
  { from, to }: Range,
  { period }: PayrollSettings,
  timeZone: string,
): { weeks: Span[]; settles: (week: Span, userId: string) => boolean } {
  if (kind === 'spi') {
    const settles = (week: Span) => endsWithin(week, from, to)
    return { weeks: workweeksBetween(from, to, period, timeZone).filter(settles), settles }
  }
  const weekOf = workweekFinder(period, timeZone)
  const keyOf = (week: Span, userId: string) => `${userId} ${week.startsAt.getTime()}`
  const found = changes.flatMap(({ user, before, after }) =>
    [before, after].flatMap((values) =>
      values ? [{ week: weekOf(new Date(values.endTime)), userId: user.id }] : [],
    ),
  )
  const keys = new Set(found.map(({ week, userId }) => keyOf(week, userId)))
  return {
    weeks: [...new Set(found.map(({ week }) => week))].sort((one, other) => +one.startsAt - +other.startsAt),
    settles: (week, userId) => keys.has(keyOf(week, userId)),
  }
}

const WEEK_MS = 7 * 86_400_000

async function contentsOf(
  tx: Transaction,
  settings: PayrollSettings,
  timeZone: string,
  changes: SpiChange[],
  { weeks, settles }: ReturnType<typeof settledWeeks>,
): Promise<SpiFile> {
  const { festivalId } = settings
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return spiFile({ changes, told: [], paid: [], settles }, settings, timeZone)
  const span = { from: first.startsAt, to: last.endsAt }
  // Weeks may have begun at another hour or on another day when they were paid.
  const around = { from: new Date(span.from.getTime() - WEEK_MS), to: span.to }
  const told = (await findTold(tx, festivalId, span)).map(({ firstName, lastName, ...shift }) => ({
    ...shift,
    user: { id: shift.userId, firstName, lastName },
  }))
  const paid = await findPaidPremiums(tx, festivalId, around)
  return spiFile({ changes, told, paid, settles }, settings, timeZone)
}

function sumsOf(kind: NewSpiExport['kind'], changes: SpiChange[], { premiums }: SpiFile) {
  const shifts = changes.flatMap(({ user, after }) => (after ? [{ ...after, userId: user.id }] : []))
  // A correction holds parts of shifts, which were never rounded alone.
  const rounded = kind === 'spi' ? roundingDifference(shifts) : []
  return {
    premium: premiums.reduce((sum, { premium }) => sum + premium, 0),
    roundingCents: rounded.reduce((sum, { single, merged }) => sum + merged - single, 0),
  }
}
