import { HEALTH_ANSWERS } from '@nightshift/shared/setup/retention/rules'
import { and, asc, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { applications, erasedPeople, festivals, users } from '../../../platform/database/schema.ts'

export type Kept = Pick<
  typeof festivals.$inferSelect,
  'id' | 'timeZone' | 'retentionMonths' | 'eraseHealthAnswers'
>

const COLUMNS = {
  id: festivals.id,
  timeZone: festivals.timeZone,
  retentionMonths: festivals.retentionMonths,
  eraseHealthAnswers: festivals.eraseHealthAnswers,
}

/** The festivals, oldest first. */
export const findFestivals = (db: Queryable): Promise<Kept[]> =>
  db.select(COLUMNS).from(festivals).orderBy(asc(festivals.id))

type Expired = { seasonIds: number[]; decidedBefore: Date }

/** Applications of these seasons without a hire, whose decision was before the instant. */
export const findExpired = (db: Queryable, { seasonIds, decidedBefore }: Expired) => {
  const { id, seasonId, status, userId, decidedAt, archivedAt, createdAt } = applications
  const decided = sql`coalesce(${decidedAt}, ${archivedAt}, ${createdAt})`
  return db
    .select({ id })
    .from(applications)
    .where(
      and(
        inArray(seasonId, seasonIds),
        ne(status, 'hired'),
        isNull(userId),
        sql`${decided} <= ${decidedBefore.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(id))
}

/** Locks them, so that nobody is hired from one that is deleted. */
export const lockExpired = (tx: Transaction, expired: Expired) => findExpired(tx, expired).for('update')

const HEALTH = sql.raw(HEALTH_ANSWERS.map((key) => `'${key}'`).join(', '))

/** Decided applications of a festival that still have answers about health, or the places of them. */
const withHealthAnswers = (festivalId: number) => sql`
  festival_id = ${festivalId} and status in ('hired', 'rejected')
  and exists (select 1 from json_object_keys(raw_data::json) key where key in (${HEALTH}))`

export async function countHealthAnswers(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from applications where ${withHealthAnswers(festivalId)}`,
  )
  return rows[0]!.count
}

/**
 * Removes the answers about health with their keys, so that nothing shows who had some. The others keep their order.
 * The digest goes, too: it would confirm a guess.
 */
export async function eraseHealthAnswers(tx: Transaction, festivalId: number) {
  const { rowCount } = await tx.execute(sql`
    update applications set answers_digest = null, raw_data = (
      select json_object_agg(key, value order by place)::text
      from json_each(raw_data::json) with ordinality as answer (key, value, place) where key not in (${HEALTH}))
    where ${withHealthAnswers(festivalId)}`)
  return rowCount ?? 0
}

/** Removes names and addresses whose seal ended before the day, and returns the festivals of the people. */
export async function endSeals(tx: Transaction, today: string) {
  const { firstName, middleName, lastName, address, sealedUntil, userId } = erasedPeople
  const ended = await tx
    .update(erasedPeople)
    .set({ firstName: null, middleName: null, lastName: null, address: null })
    .where(and(lt(sealedUntil, today), or(...[firstName, middleName, lastName, address].map(isNotNull))))
    .returning({ userId })
  if (!ended.length) return []
  return tx
    .select({ festivalId: users.festivalId })
    .from(users)
    .where(
      inArray(
        users.id,
        ended.map((one) => one.userId),
      ),
    )
}

const RETENTION_LOCK = 0x4e53_5245

/**
 * Whether this process does the nightly work of a festival now; another one may be at it. Until the transaction ends.
 * One lock for all of them would let two processes pass a festival to each other, and neither do it.
 */
export async function takeRetentionLock(tx: Transaction, festivalId: number) {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${RETENTION_LOCK}::int, ${festivalId}::int) as taken`,
  )
  return rows[0]!.taken
}
