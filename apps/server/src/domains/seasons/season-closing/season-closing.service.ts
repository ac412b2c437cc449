import {
  CLOSING_LINES,
  type ClosedSeason,
  type CloseSeason,
  type ClosingBackup,
  type ClosingPlan,
  type ClosingReasons,
  type ComesBack,
  type ReopenSeason,
  type StoredClosing,
} from '@nightshift/shared/seasons/season-closing/contract'
import {
  isFreshBackup,
  isWorse,
  seenIn,
  unsettledLines,
} from '@nightshift/shared/seasons/season-closing/rules'
import { TransactionRollbackError } from 'drizzle-orm'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { countWaiting } from '../../kiosk/offline-punches/offline-punches.queries.ts'
import { findNightsToCome } from '../../nights/night-plan/nights-to-come.service.ts'
import { deactivate, lockLeavers, reactivate } from '../../people/employees/deactivate.service.ts'
import { lockPeople } from '../../people/employees/employees.queries.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { countWaitingRequests } from '../../time/entry-requests/entry-requests.queries.ts'
import { findCurrentSeason, type StoredSeason } from '../seasons.queries.ts'
import {
  archiveOpenApplications,
  countOpenApplications,
  deactivatedBy,
  describeClosed,
  findEntryLines,
  findPeople,
  findReturners,
  lockApplications,
  setClosed,
  setOpen,
  unarchiveApplications,
} from './season-closing.queries.ts'

type Festival = { id: number; timeZone: string }

/** What closing the season would meet, or what it did. */
export async function readClosing(db: Db, festivalId: number, backup: ClosingBackup, now: Date) {
  const festival = found(await findFestival(db, festivalId))
  const season = found(await findCurrentSeason(db, festivalId))
  return season.closedAt ? describeClosed(db, season) : planOf(db, festival, season, { backup, now })
}

async function planOf(
  db: Queryable,
  festival: Festival,
  { id: seasonId, year, part, beginsAt }: StoredSeason,
  { backup, now }: { backup: ClosingBackup; now: Date },
): Promise<ClosingPlan> {
  const { id: festivalId } = festival
  const scope = { festivalId }
  const attention = (await countWaiting(db, scope, {})) + (await countWaitingRequests(db, scope, {}))
  const nights = await findNightsToCome(db, { festivalId, seasonId }, now)
  return {
    kind: 'open',
    seasonId,
    year,
    part,
    backup,
    lines: {
      nightsToCome: { count: nights.length, from: nights[0] ?? null, to: nights.at(-1) ?? null },
      ...(await findEntryLines(db, festival, { beginsAt, year, part })),
      attention: { count: attention, from: null, to: null },
    },
    applications: await countOpenApplications(db, seasonId),
    people: await findPeople(db, festivalId),
  }
}

type Closed = z.input<typeof ClosedSeason>

/**
 * Closes the season in one transaction: deactivates people, archives open applications and stores what was done. Refused
 * as a whole when there is more to settle than the administrator has seen. A dry run does the same and rolls back.
 */
export async function closeSeason(
  db: Db,
  caller: Caller,
  festivalId: number,
  { dryRun, ...wanted }: CloseSeason,
  backup: ClosingBackup,
): Promise<Closed> {
  let result: Closed | undefined
  try {
    await db.transaction(async (tx) => {
      result = await close(tx, caller, festivalId, wanted, { dryRun, backup })
      if (dryRun) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return result!
}

type Wanted = Omit<CloseSeason, 'dryRun'>
type Circumstances = { dryRun: boolean; backup: ClosingBackup }

async function close(
  tx: Transaction,
  caller: Caller,
  festivalId: number,
  { seen, deactivate: ids, reasons }: Wanted,
  { dryRun, backup }: Circumstances,
): Promise<Closed> {
  const festival = found(await lockFestival(tx, festivalId))
  const current = found(await findCurrentSeason(tx, festivalId))
  if (current.closedAt) throw new AppError('seasonAlreadyClosed')
  // Applications before people, in the order of a hire, which would deadlock otherwise.
  await lockApplications(tx, current.id)
  const leavers = (await lockLeavers(tx, caller, festivalId, ids)).map(({ id }) => id)

  // Read after the locks: whoever was punching has finished.
  const plan = await planOf(tx, festival, current, { backup, now: caller.now })
  if (isWorse(seenIn(plan), seen) || leavers.length < new Set(ids).size)
    throw new AppError('closingPlanChanged', { details: { plan } })
  const unsettled = unsettledLines(plan, reasons)
  if (unsettled.length) throw new AppError('closingUnsettled', { details: { lines: unsettled } })
  const storedBackup = dryRun ? {} : checkBackup(backup, reasons, caller.now)

  const endedShifts = await deactivate(tx, caller, festivalId, leavers)
  const applicationsArchived = await archiveOpenApplications(tx, current.id, caller.now)
  const closing = {
    lines: settledLines(plan, reasons),
    backup: storedBackup,
    deactivated: leavers,
    shiftsEnded: endedShifts.length,
    applicationsArchived,
  }
  const season = await setClosed(tx, current.id, { closedAt: caller.now, closedBy: caller.id, closing })
  await recordClosing(tx, caller, season, closing)
  return describeClosed(tx, season)
}

function checkBackup(backup: ClosingBackup, reasons: ClosingReasons, now: Date) {
  if (backup.kind === 'external') {
    if (!reasons.backup) throw new AppError('backedUpElsewhere')
    return { reason: reasons.backup }
  }
  if (backup.kind === 'none' || !isFreshBackup(backup, now)) throw new AppError('backupMissing')
  return { name: backup.name }
}

/** The reason of a line that is settled is no reason. */
function settledLines({ lines }: ClosingPlan, reasons: ClosingReasons) {
  const settled = CLOSING_LINES.map((line) => {
    const { count } = lines[line]
    return [line, { count, ...(count > 0 && { reason: reasons[line] }) }]
  })
  return Object.fromEntries(settled) as StoredClosing['lines']
}

/** Flat, as the audit page shows it. People have audit rows of their own, so this one has their number. */
const recordClosing = (
  tx: Transaction,
  caller: Caller,
  { id: entityId, festivalId, closedAt }: StoredSeason,
  { lines, backup, deactivated, shiftsEnded, applicationsArchived }: StoredClosing,
) => {
  const overridden = CLOSING_LINES.filter((line) => lines[line].count > 0)
  const after = {
    closedAt,
    ...Object.fromEntries(overridden.map((line) => [line, `${lines[line].count}: ${lines[line].reason}`])),
    backup: backup.name ?? backup.reason,
    deactivated: deactivated.length,
    shiftsEnded,
    applicationsArchived,
  }
  const before = { closedAt: null }
  return changed(tx, caller, {
    festivalId,
    action: 'close',
    entity: 'season',
    entityId,
    before,
    after,
    also: ALSO,
  })
}

/** What closing and reopening change beside the season. */
const ALSO = ['employee', 'application'] as const

/**
 * Takes the closing of the current season back in one transaction. What the closing ended stays ended: shifts, sessions
 * and places on nights to come. A season before the current one is not reopened, because what came later belongs to that.
 */
export const reopenSeason = (
  db: Db,
  caller: Caller,
  festivalId: number,
  { reason, reactivate: withPeople }: ReopenSeason,
): Promise<ComesBack> =>
  db.transaction(async (tx) => {
    found(await lockFestival(tx, festivalId))
    const current = found(await findCurrentSeason(tx, festivalId))
    if (!current.closedAt) throw new AppError('seasonNotClosed')
    // In the order of closing.
    await lockApplications(tx, current.id)
    const returners = withPeople ? await lockReturners(tx, current) : []

    await reactivate(tx, caller, festivalId, returners)
    const applications = await unarchiveApplications(tx, current)
    await setOpen(tx, current.id)
    const { id: entityId, closedAt } = current
    const after = { closedAt: null, reason, reactivated: returners.length, applications }
    await changed(tx, caller, {
      festivalId,
      action: 'reopen',
      entity: 'season',
      entityId,
      before: { closedAt },
      after,
      also: ALSO,
    })
    return { people: returners.length, applications }
  })

/** Chosen after the lock: whoever was edited meanwhile has finished. */
async function lockReturners(tx: Transaction, season: StoredSeason) {
  await lockPeople(tx, deactivatedBy(season))
  return findReturners(tx, season)
}
