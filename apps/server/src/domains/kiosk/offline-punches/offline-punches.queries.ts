import { ATTENTION_PAGE } from '@nightshift/shared/kiosk/offline-punches/contract'
import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { badges, kioskPunches, kiosks } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { lockUser } from '../../people/users/users.queries.ts'
import { lockOpenEntryOf } from '../../time/timeclock/timeclock.queries.ts'

export type StoredPunch = typeof kioskPunches.$inferSelect
/** A punch that needs a decision. */
export type WaitingRow = StoredPunch & { reviewReason: NonNullable<StoredPunch['reviewReason']> }

export async function findBadge(tx: Transaction, id: string) {
  const { userId, replacedAt } = badges
  const [badge] = await tx.select({ userId, replacedAt }).from(badges).where(eq(badges.id, id))
  return badge
}

/** Read for each punch: a kiosk may be revoked while its delivery runs. */
export async function isRevoked(tx: Transaction, kioskId: number) {
  const [kiosk] = await tx.select({ revokedAt: kiosks.revokedAt }).from(kiosks).where(eq(kiosks.id, kioskId))
  return kiosk?.revokedAt !== null
}

/**
 * Row locks on a person and on their open shift, in the order of the online punches: those that open a shift lock the
 * person, those that close one lock the shift. The idempotency key comes after both, so nothing deadlocks.
 */
export async function lockHolder(tx: Transaction, userId: string) {
  await lockUser(tx, EVERY_FESTIVAL, userId)
  await lockOpenEntryOf(tx, userId)
}

/** The scan that was delivered under this key. */
export async function findDelivered(tx: Transaction, key: string) {
  const { badgeCode, direction, at } = kioskPunches
  const [found] = await tx
    .select({ badgeCode, direction, at })
    .from(kioskPunches)
    .where(eq(kioskPunches.key, key))
  return found
}

export const insertPunch = (tx: Transaction, punch: typeof kioskPunches.$inferInsert) =>
  tx.insert(kioskPunches).values(punch)

export const changePunch = (tx: Transaction, key: string, changes: Partial<StoredPunch>) =>
  tx.update(kioskPunches).set(changes).where(eq(kioskPunches.key, key))

const waits = and(isNotNull(kioskPunches.reviewReason), isNull(kioskPunches.decision))

type Listed = { festivalId?: number }

const isRevokedKiosk = sql<boolean>`${kiosks.revokedAt} is not null`

/**
 * A page of the punches that need a decision, oldest first, those of revoked kiosks last: they must not bury others.
 */
export async function findWaiting(
  db: Queryable,
  scope: FestivalScope,
  { festivalId, from, skip = 0 }: Listed & { from?: 'revoked' | 'others'; skip?: number },
) {
  const chosen = from && (from === 'revoked' ? isNotNull : isNull)(kiosks.revokedAt)
  const rows = await db
    .select({
      punch: kioskPunches,
      kiosk: { id: kiosks.id, name: kiosks.name, isRevoked: isRevokedKiosk },
    })
    .from(kioskPunches)
    .innerJoin(kiosks, eq(kiosks.id, kioskPunches.kioskId))
    .where(and(waits, listed(scope, festivalId), chosen))
    .orderBy(asc(isRevokedKiosk), asc(kioskPunches.at), asc(kioskPunches.key))
    .limit(ATTENTION_PAGE)
    .offset(skip)
  return rows as { punch: WaitingRow; kiosk: { id: number; name: string; isRevoked: boolean } }[]
}

export async function countWaiting(db: Queryable, scope: FestivalScope, { festivalId }: Listed) {
  const [row] = await db
    .select({ count: count() })
    .from(kioskPunches)
    .where(and(waits, listed(scope, festivalId)))
  return row!.count
}

/** How many punches of one kiosk need a decision. */
export const countWaitingOf = (db: Queryable, kioskId: number) =>
  db.$count(kioskPunches, and(waits, eq(kioskPunches.kioskId, kioskId)))

const listed = (scope: FestivalScope, festivalId: number | undefined) =>
  and(
    withinFestival(kioskPunches.festivalId, scope),
    festivalId === undefined ? undefined : eq(kioskPunches.festivalId, festivalId),
  )

/** A punch that needs, or needed, a decision. */
export async function findReviewed(tx: Transaction, scope: FestivalScope, key: string) {
  const { userId } = kioskPunches
  const [found] = await tx
    .select({ userId })
    .from(kioskPunches)
    .where(
      and(
        eq(kioskPunches.key, key),
        isNotNull(kioskPunches.reviewReason),
        withinFestival(kioskPunches.festivalId, scope),
      ),
    )
  return found
}

/** Locks a punch that still needs a decision. After the person's lock. */
export async function lockWaiting(tx: Transaction, key: string) {
  const [punch] = await tx
    .select()
    .from(kioskPunches)
    .where(and(eq(kioskPunches.key, key), waits))
    .for('update')
  return punch as WaitingRow | undefined
}

export async function findKiosk(tx: Transaction, scope: FestivalScope, id: number) {
  const [kiosk] = await tx
    .select({ id: kiosks.id })
    .from(kiosks)
    .where(and(eq(kiosks.id, id), withinFestival(kiosks.festivalId, scope)))
  return kiosk
}

/** Locks the punches of a kiosk that need a decision. Those that somebody is deciding are left out: no deadlock. */
export async function lockWaitingOf(tx: Transaction, kioskId: number) {
  const rows = await tx
    .select()
    .from(kioskPunches)
    .where(and(eq(kioskPunches.kioskId, kioskId), waits))
    .orderBy(asc(kioskPunches.key))
    .for('update', { skipLocked: true })
  return rows as WaitingRow[]
}

/** The other punches of the same person and festival that need a decision. */
export async function lockOthers(tx: Transaction, { key, userId, festivalId }: StoredPunch) {
  if (!userId) return []
  const rows = await tx
    .select()
    .from(kioskPunches)
    .where(
      and(
        eq(kioskPunches.userId, userId),
        eq(kioskPunches.festivalId, festivalId),
        ne(kioskPunches.key, key),
        waits,
      ),
    )
    .orderBy(asc(kioskPunches.key))
    .for('update')
  return rows as WaitingRow[]
}
