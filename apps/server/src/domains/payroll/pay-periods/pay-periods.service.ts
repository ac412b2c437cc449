import { isDeepStrictEqual } from 'node:util'
import type {
  ApprovePeriod,
  LockedPeriod,
  PayPeriods,
  PayPeriodsQuery,
  PeriodOverride,
  PeriodProblem,
  PeriodQuery,
  PeriodReview,
  SeenFigures,
  StoredOverride,
} from '@nightshift/shared/payroll/pay-periods/contract'
import { listedPeriods } from '@nightshift/shared/payroll/pay-periods/listed-periods'
import { overrideKey, overrideOf } from '@nightshift/shared/payroll/pay-periods/overrides'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { stateOf } from '@nightshift/shared/payroll/pay-periods/state'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findPayrollSettings } from '../../setup/payroll-settings/payroll-settings.queries.ts'
import { findEarlier, findFigures } from './figures.queries.ts'
import { findLocks } from './locks.queries.ts'
import { insertApproval, lockAgainstChanges, lockApproval, setUnlocked } from './pay-periods.queries.ts'
import { countProblems, findProblems } from './problems.queries.ts'
import { findSeenFigures } from './seen-figures.queries.ts'

/** The periods of one answer: the current one and those of about a season before it. */
const LISTED = 11

type Festival = { id: number; timeZone: string }

async function rulesOf(db: Queryable, { id, timeZone }: Festival, locked: Span[]) {
  const { period: rule } = await findPayrollSettings(db, id)
  return { rule, timeZone, locked }
}

const isSame = (one: Span, other: Span) => +one.startsAt === +other.startsAt && +one.endsAt === +other.endsAt

/** The pay periods of a festival with their state and figures. */
export async function listPeriods(
  db: Queryable,
  { festivalId, until }: PayPeriodsQuery,
  now: Date,
): Promise<z.input<typeof PayPeriods>> {
  const festival = found(await findFestival(db, festivalId))
  const locks = await findLocks(db, festivalId)
  const before = until === undefined ? new Date(now.getTime() + 1) : new Date(until)
  const spans = listedPeriods(before, LISTED, await rulesOf(db, festival, locks))
  const counted = await findFigures(db, festivalId, spans)
  const approvalOf = (span: Span) => locks.find((lock) => isSame(lock, span)) ?? null
  const toApprove = spans.filter((span) => span.endsAt <= now && !approvalOf(span))
  const problems = await countProblems(db, festivalId, toApprove)
  const periods = spans.map((span, index) => {
    const { exportedAt, ...counts } = counted[index]!
    const figures = { ...counts, problems: problems[toApprove.indexOf(span)] ?? 0 }
    const approval = approvalOf(span)
    return { ...span, state: stateOf({ ...span, figures, approval }, now), figures, approval, exportedAt }
  })
  return { periods, earlier: await findEarlier(db, festivalId, spans[0]!.startsAt) }
}

/** What an approval of a range of time would lock, and what keeps it from being given. */
export async function reviewPeriod(
  db: Queryable,
  caller: Caller,
  { festivalId, startsAt, endsAt }: PeriodQuery,
): Promise<z.input<typeof PeriodReview>> {
  found(await findFestival(db, festivalId))
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  return {
    figures: await findSeenFigures(db, festivalId, span),
    problems: await findProblems(db, caller, festivalId, span),
  }
}

/**
 * Approves and locks a period: from now on, no entry that ended in it changes. Refused while there are problems without
 * a reason, or when hours or money are not those that the caller saw.
 */
export async function approvePeriod(
  db: Db,
  caller: Caller,
  wanted: ApprovePeriod,
): Promise<z.input<typeof LockedPeriod>> {
  const { festivalId, seen } = wanted
  const span = { startsAt: new Date(wanted.startsAt), endsAt: new Date(wanted.endsAt) }
  return db.transaction(async (tx) => {
    // Neither the rules nor the time zone change meanwhile.
    const festival = found(await lockFestival(tx, festivalId))
    await lockAgainstChanges(tx, festivalId, caller.id)
    await checkPeriod(tx, festival, span, caller.now)
    const overrides = settle(await findProblems(tx, caller, festivalId, span), wanted.overrides)
    const figures = await findSeenFigures(tx, festivalId, span)
    if (seen && !isDeepStrictEqual(seen, figures)) throw new AppError('changedMeanwhile')
    const { overtime, period: rule, minimumWages } = await findPayrollSettings(tx, festivalId)
    const { id } = await insertApproval(tx, {
      festivalId,
      ...span,
      overrides,
      approvedAt: caller.now,
      approvedBy: caller.id,
      overtime,
      weekAnchor: rule.anchor,
      weekHour: rule.hour,
      timeZone: festival.timeZone,
      minimumWages,
    })
    const after = { ...span, ...auditedFigures(figures), overrides: overrides.map(overrideText) }
    await changed(tx, caller, {
      festivalId,
      action: 'approve',
      entity: 'approvedPeriod',
      entityId: id,
      after,
    })
    return (await findLocks(tx, festivalId)).find((lock) => lock.id === id)!
  })
}

/** Refuses bounds that are no period of the festival, and a period that is locked or has not ended. */
async function checkPeriod(tx: Transaction, festival: Festival, span: Span, now: Date) {
  const locks = await findLocks(tx, festival.id)
  if (locks.some((lock) => isSame(lock, span))) throw new AppError('periodAlreadyLocked')
  const [period] = listedPeriods(span.endsAt, 1, await rulesOf(tx, festival, locks))
  if (!period || !isSame(period, span)) throw new AppError('unknownPeriod')
  if (now < span.endsAt) throw new AppError('periodNotEnded')
}

/** The overrides of the problems that there are; one of none, or that is not the caller's to give, is left out. */
function settle(problems: z.input<typeof PeriodProblem>[], overrides: PeriodOverride[]): StoredOverride[] {
  const reasons = new Map(overrides.map((override) => [overrideKey(override), override.reason]))
  const settled = problems.map(({ kind, entryId, userId, requestId, scanKey, notByYou }) => {
    const subject = { kind, entryId, userId, requestId, scanKey }
    return { ...subject, reason: notByYou ? undefined : reasons.get(overrideKey(overrideOf(subject, ''))) }
  })
  if (settled.some(({ reason }) => reason === undefined))
    throw new AppError('periodUnsettled', { details: { problems } })
  return settled as StoredOverride[]
}

/** In hours and dollars, as the audit page shows it. */
const auditedFigures = ({ entries, hundredths, payCents, tipsCents, deductionCents }: SeenFigures) => ({
  entries,
  hours: hundredths / 100,
  pay: payCents / 100,
  tips: tipsCents / 100,
  deductions: deductionCents / 100,
})

/** Flat, as the audit page shows it. */
const overrideText = ({ kind, entryId, requestId, scanKey, reason }: StoredOverride) =>
  `${kind} #${scanKey ?? requestId ?? entryId}: ${reason}`

/** Unlocks an approved period: its entries can be changed again, and it can be approved again. */
export async function unlockPeriod(db: Db, caller: Caller, id: number, reason: string) {
  return db.transaction(async (tx) => {
    const approval = found(await lockApproval(tx, caller, id))
    if (approval.unlockedAt) throw new AppError('changedMeanwhile')
    const { festivalId, startsAt, endsAt } = approval
    await setUnlocked(tx, id, { unlockedAt: caller.now, unlockedBy: caller.id, unlockReason: reason })
    await changed(tx, caller, {
      festivalId,
      action: 'unlock',
      entity: 'approvedPeriod',
      entityId: id,
      before: { startsAt, endsAt, unlockReason: null },
      after: { startsAt, endsAt, unlockReason: reason },
    })
  })
}
