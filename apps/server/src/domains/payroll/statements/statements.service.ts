import {
  AROUND_WEEK_MS,
  endsWithin,
  overtimeByWeek,
  workweekFinder,
} from '@nightshift/shared/payroll/overtime/overtime'
import { listedPeriodAt } from '@nightshift/shared/payroll/pay-periods/listed-periods'
import {
  overtimeRulesIn,
  type SettingsInForce,
  settingsAt,
} from '@nightshift/shared/payroll/pay-periods/overtime-settings'
import { isWithin, type Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type {
  MyStatementPeriod,
  Statement,
  StatementPeriod,
  StatementQuery,
} from '@nightshift/shared/payroll/statements/contract'
import { statementSums } from '@nightshift/shared/payroll/statements/statement-sums'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findPayrollSettings } from '../../setup/payroll-settings/payroll-settings.queries.ts'
import { findPaidWeeks } from '../overtime/overtime.queries.ts'
import { findLocks } from '../pay-periods/locks.queries.ts'
import { findOvertimeSettings } from '../pay-periods/overtime-settings.queries.ts'
import {
  countOpen,
  findEnds,
  findPaidEntries,
  findPayee,
  findWorkplaces,
  type Whose,
} from './statements.queries.ts'

type Asked = Pick<StatementQuery, 'since' | 'until'>
type Asking = Pick<Caller, 'id' | 'now'>

/** What somebody earned in a pay period: that of `since`, or the current one. */
export async function readStatement(
  db: Queryable,
  caller: Asking,
  whose: Whose,
  { since, until }: Asked,
): Promise<z.input<typeof Statement>> {
  const { payee, festival, settings } = await findSettings(db, caller, whose)
  const { timeZone } = festival
  const from = since === undefined ? caller.now : new Date(since)
  const locked = await findLocks(db, whose.festivalId)
  const span = until
    ? { startsAt: from, endsAt: new Date(until) }
    : listedPeriodAt(from, { rule: settings.period, timeZone, locked })
  const inForce = await findOvertimeSettings(db, festival)
  return {
    person: payee,
    festival: festivalIn(span, festival, inForce),
    period: withState(span, locked),
    ...statementSums(await findPaidEntries(db, whose, span), await premiumOf(db, whose, span, inForce)),
    open: await countOpen(db, whose, span),
  }
}

/** The pay periods in which somebody has ended entries, newest first. */
export async function listStatementPeriods(db: Queryable, caller: Asking, whose: Whose) {
  const { periods } = await periodsAt(db, caller, whose)
  return periods
}

/** The caller's pay periods at every festival where they have ended entries, newest first. */
export async function listMyPeriods(
  db: Queryable,
  caller: Asking,
): Promise<z.input<typeof MyStatementPeriod>[]> {
  const all: z.input<typeof MyStatementPeriod>[] = []
  for (const festivalId of await findWorkplaces(db, caller.id)) {
    const { festival, periods } = await periodsAt(db, caller, { userId: caller.id, festivalId })
    const inForce = await findOvertimeSettings(db, festival)
    all.push(...periods.map((period) => ({ ...period, festival: festivalIn(period, festival, inForce) })))
  }
  return all.sort((one, other) => +new Date(other.startsAt) - +new Date(one.startsAt))
}

async function periodsAt(db: Queryable, caller: Asking, whose: Whose) {
  const { festival, settings } = await findSettings(db, caller, whose)
  const { timeZone } = festival
  const locked = await findLocks(db, whose.festivalId)
  const spans: Span[] = []
  for (const end of await findEnds(db, whose)) {
    const last = spans.at(-1)
    if (!last || !isWithin(end, last))
      spans.push(listedPeriodAt(end, { rule: settings.period, timeZone, locked }))
  }
  return { festival, periods: spans.map((span) => withState(span, locked)) }
}

/** With the time zone of the period: a locked one keeps that of its approval. */
const festivalIn = (
  { startsAt }: Span,
  { id, name }: z.input<typeof MyStatementPeriod>['festival'],
  inForce: SettingsInForce,
) => ({
  id,
  name,
  timeZone: settingsAt(startsAt, inForce).timeZone,
})

async function findSettings(db: Queryable, caller: Asking, whose: Whose) {
  const festival = found(await findFestival(db, whose.festivalId))
  const payee = found(await findPayee(db, whose, caller.id))
  return { payee, festival, settings: await findPayrollSettings(db, whose.festivalId) }
}

/** The overtime premium of the workweeks that end in a range, each of them whole; null where none is owed by rule. */
async function premiumOf(db: Queryable, whose: Whose, { startsAt, endsAt }: Span, inForce: SettingsInForce) {
  if (!overtimeRulesIn({ startsAt, endsAt }, inForce).includes('over40')) return null
  const from = new Date(startsAt.getTime() - AROUND_WEEK_MS)
  // A shift of the last week may end after it.
  const around = { startsAt: from, endsAt: new Date(endsAt.getTime() + AROUND_WEEK_MS) }
  const entries = await findPaidEntries(db, whose, around)
  const paidWeeks = await findPaidWeeks(db, whose.festivalId, from, endsAt)
  const shifts = entries.map((entry) => ({ ...entry, userId: whose.userId }))
  const owed = overtimeByWeek(shifts, workweekFinder(inForce, paidWeeks)).filter(({ week }) =>
    endsWithin(week, startsAt, endsAt),
  )
  return {
    hundredths: owed.reduce((sum, { overtimeHundredths }) => sum + overtimeHundredths, 0),
    cents: owed.reduce((sum, { premium }) => sum + premium, 0),
  }
}

/** A period is approved when all of it is locked. */
function withState({ startsAt, endsAt }: Span, locked: Span[]) {
  const isLocked = locked.some((lock) => lock.startsAt <= startsAt && endsAt <= lock.endsAt)
  return { startsAt, endsAt, state: isLocked ? 'approved' : 'open' } satisfies z.input<typeof StatementPeriod>
}
