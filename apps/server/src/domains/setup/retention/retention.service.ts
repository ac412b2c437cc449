import { addDays, addMonths, dateAt, startOfDay } from '@nightshift/shared/local-time'
import type { RetentionCounts, RetentionQuery } from '@nightshift/shared/setup/retention/contract'
import {
  DECISION_KEPT_MONTHS,
  isRetentionOver,
  REASON_KEPT_DAYS,
} from '@nightshift/shared/setup/retention/rules'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import { eraseReasons } from '../../nights/place-changes.queries.ts'
import { redactUnsealedExports } from '../../payroll/redact-exports.service.ts'
import { eraseApplications } from '../../people/erasure/erase-applications.service.ts'
import { extendSeals } from '../../people/erasure/erasure.service.ts'
import { findSeasons } from '../../seasons/seasons.queries.ts'
import {
  countHealthAnswers,
  endSeals,
  eraseHealthAnswers,
  findExpired,
  findFestivals,
  type Kept,
  lockExpired,
  takeRetentionLock,
} from './retention.queries.ts'

/** How many applications a setting would erase now, and from how many it would erase the answers about health. */
export async function previewRetention(
  db: Queryable,
  festivalId: number,
  { months, health }: z.infer<typeof RetentionQuery>,
  now: Date,
): Promise<RetentionCounts> {
  const festival = found((await findFestivals(db)).find(({ id }) => id === festivalId))
  const kept = { ...festival, retentionMonths: months ?? null, eraseHealthAnswers: health }
  return {
    applications: (await findExpired(db, await expiredAt(db, kept, now))).length,
    healthAnswers: kept.eraseHealthAnswers ? await countHealthAnswers(db, kept.id) : 0,
  }
}

/** Which applications without a hire the festival's setting lets go. */
async function expiredAt(db: Queryable, { id, timeZone, retentionMonths: months }: Kept, now: Date) {
  const seasons = months === null ? [] : await findSeasons(db, id)
  const over = seasons.filter((season) => isRetentionOver(season, { months: months!, timeZone, now }))
  const lastDay = addMonths(dateAt(now, timeZone), -DECISION_KEPT_MONTHS)
  return { seasonIds: over.map((season) => season.id), decidedBefore: startOfDay(lastDay, timeZone) }
}

/** The nightly work: erases what the festivals' settings let go, and names whose seal has ended. Idempotent. */
export async function applyRetention(db: Db, now: Date) {
  for (const kept of await findFestivals(db)) await db.transaction((tx) => eraseDue(tx, kept, now))
  await db.transaction((tx) => unseal(tx, now))
}

async function eraseDue(tx: Transaction, kept: Kept, now: Date) {
  if (!(await takeRetentionLock(tx, kept.id))) return
  const expired = await lockExpired(tx, await expiredAt(tx, kept, now))
  const { length: applications } = await eraseApplications(
    tx,
    expired.map(({ id }) => id),
  )
  const healthAnswers = kept.eraseHealthAnswers ? await eraseHealthAnswers(tx, kept.id) : 0
  await eraseReasons(tx, kept.id, addDays(dateAt(now, kept.timeZone), -REASON_KEPT_DAYS))
  if (!applications && !healthAnswers) return
  await changed(tx, { id: null, now }, countsOf(kept.id, 'retention', { applications, healthAnswers }))
}

/** No festival has this id: the lock of the work that concerns all of them. */
const EVERY_FESTIVAL = 0

/** Where a day ends last, so that no seal ends on its last day, in whatever zone. */
const LATEST_ZONE = 'Etc/GMT+12'

/** An audit row for each festival, with the number of its people. */
async function unseal(tx: Transaction, now: Date) {
  if (!(await takeRetentionLock(tx, EVERY_FESTIVAL))) return
  await extendSeals(tx)
  const people = await endSeals(tx, dateAt(now, LATEST_ZONE))
  await redactUnsealedExports(tx, now)
  for (const festivalId of new Set(people.map((person) => person.festivalId))) {
    const count = people.filter((person) => person.festivalId === festivalId).length
    await changed(tx, { id: null, now }, countsOf(festivalId, 'endSeal', { people: count }))
  }
}

const countsOf = (festivalId: number | null, action: 'retention' | 'endSeal', after: object) => ({
  festivalId,
  action,
  entity: 'festival' as const,
  entityId: festivalId ?? 0,
  after,
  also: action === 'retention' ? (['application'] as const) : [],
})
