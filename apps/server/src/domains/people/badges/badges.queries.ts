import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { badges, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

const issuers = alias(users, 'issuers')

const selectBadges = (db: Queryable) =>
  db
    .select({
      id: badges.id,
      userId: badges.userId,
      serial: badges.serial,
      issuedAt: badges.issuedAt,
      issuedBy: { firstName: issuers.firstName, lastName: issuers.lastName },
      replacedAt: badges.replacedAt,
    })
    .from(badges)
    .innerJoin(users, eq(users.id, badges.userId))
    .leftJoin(issuers, eq(issuers.id, badges.issuedBy))

/** The current badges of active people, of the named festival and of none, as far as the scope reaches. */
export const findCurrentBadges = (db: Db, scope: FestivalScope, festivalId: number | undefined) =>
  selectBadges(db).where(
    and(
      isNull(badges.replacedAt),
      eq(users.isActive, true),
      withinFestival(users.festivalId, scope),
      festivalId === undefined ? undefined : or(eq(users.festivalId, festivalId), isNull(users.festivalId)),
    ),
  )

/** All badges of a person, newest first. */
export const findBadgesOf = (db: Queryable, scope: FestivalScope, userId: string) =>
  selectBadges(db)
    .where(and(eq(badges.userId, userId), withinFestival(users.festivalId, scope)))
    .orderBy(desc(badges.serial))

/** Marks the current badge of a person as replaced and returns its serial. */
export async function retireBadge(tx: Transaction, userId: string, replacedAt: Date) {
  const current = and(eq(badges.userId, userId), isNull(badges.replacedAt))
  const [retired] = await tx.update(badges).set({ replacedAt }).where(current).returning()
  return retired!.serial
}

export const insertBadge = (tx: Transaction, badge: typeof badges.$inferInsert) =>
  tx.insert(badges).values(badge)
