import { and, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import {
  applications,
  erasedPeople,
  seasonInvitations,
  seasons,
  users,
} from '../../../platform/database/schema.ts'
import { isAfter } from '../../../platform/database/season-order.ts'
import { COUNTS_AS_WORK } from '../../people/tenure/tenure.queries.ts'

export const insertInvitations = (tx: Transaction, rows: (typeof seasonInvitations.$inferInsert)[]) =>
  tx.insert(seasonInvitations).values(rows)

export type InvitedPerson = NonNullable<Awaited<ReturnType<typeof findInvited>>>

/** Whom a token invites, as long as its season is the current one and open, and they may come back. */
export async function findInvited(db: Queryable, tokenHash: Buffer) {
  const later = alias(seasons, 'later')
  const laterSeason = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.festivalId, seasons.festivalId), isAfter(later, seasons)))
  const erased = db.select().from(erasedPeople).where(eq(erasedPeople.userId, users.id))
  const [found] = await db
    .select({ user: users, festivalId: seasons.festivalId })
    .from(seasonInvitations)
    .innerJoin(seasons, eq(seasons.id, seasonInvitations.seasonId))
    .innerJoin(users, eq(users.id, seasonInvitations.userId))
    .where(
      and(
        eq(seasonInvitations.tokenHash, tokenHash),
        eq(users.mayReturn, true),
        isNull(seasons.closedAt),
        notExists(laterSeason),
        notExists(erased),
      ),
    )
  return found
}

/** The answers of the latest application that the person sent by a link or was hired from. */
export async function findLatestAnswers(db: Queryable, userId: string) {
  const theirs = db
    .select({ id: sql`${users.applicationId}` })
    .from(users)
    .where(eq(users.id, userId))
  const [found] = await db
    .select({ rawData: applications.rawData })
    .from(applications)
    .where(
      or(
        eq(applications.userId, userId),
        eq(applications.returningUserId, userId),
        inArray(applications.id, theirs),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1)
  return found?.rawData
}

/** The position of the last shift at a festival. */
export async function findLastPosition(db: Queryable, userId: string, festivalId: number) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select position_id as id, position_name as name from time_entries entry
    where user_id = ${userId} and festival_id = ${festivalId} and ${COUNTS_AS_WORK}
    order by start_time desc limit 1`)
  return rows[0]
}
