import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { rollCallPeople, rollCalls, rollCallTicks } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredRollCall = typeof rollCalls.$inferSelect

export async function insertRollCall(tx: Transaction, values: typeof rollCalls.$inferInsert) {
  const [made] = await tx.insert(rollCalls).values(values).returning()
  return made as StoredRollCall
}

export async function findRollCall(db: Queryable, scope: FestivalScope, id: number) {
  const [found] = await db
    .select()
    .from(rollCalls)
    .where(and(eq(rollCalls.id, id), withinFestival(rollCalls.festivalId, scope)))
  return found
}

export async function findOpenRollCall(db: Queryable, festivalId: number) {
  const [found] = await db
    .select()
    .from(rollCalls)
    .where(and(eq(rollCalls.festivalId, festivalId), isNull(rollCalls.endedAt)))
  return found
}

/** Ticks and additions share the lock, so that several leads go on at once; the end waits for them. */
export async function lockRollCall(
  tx: Transaction,
  scope: FestivalScope,
  id: number,
  strength: 'share' | 'update',
) {
  const [found] = await tx
    .select()
    .from(rollCalls)
    .where(and(eq(rollCalls.id, id), withinFestival(rollCalls.festivalId, scope)))
    .for(strength)
  return found
}

export const setEnded = (tx: Transaction, id: number, endedAt: Date, endedBy: string) =>
  tx.update(rollCalls).set({ endedAt, endedBy }).where(eq(rollCalls.id, id))

/** Everybody with a shift during the roll-call who is not on it yet, each with the event of the latest one. */
export const arrivals = ({ id, festivalId, startedAt, endedAt }: StoredRollCall) => sql`
  select distinct on (entry.user_id) entry.user_id, events.name as attraction
  from time_entries entry
    join positions on positions.id = entry.position_id join events on events.id = event_id
  where entry.festival_id = ${festivalId} and entry.deleted_at is null
    and (entry.end_time is null or entry.end_time > ${startedAt})
    and entry.start_time <= coalesce(${endedAt}::timestamptz, 'infinity')
    and not exists (
      select 1 from roll_call_people listed where listed.roll_call_id = ${id} and listed.user_id = entry.user_id)
  order by entry.user_id, entry.start_time desc`

/** Ordered by person, so that two phones at once do not deadlock. */
export const storeArrivals = (tx: Transaction, rollCall: StoredRollCall, now: Date) =>
  tx.execute(sql`
    insert into roll_call_people (roll_call_id, user_id, attraction, added_at)
    select ${rollCall.id}::int, user_id, attraction, ${now}::timestamptz from (${arrivals(rollCall)}) arrived
    on conflict do nothing`)

/** Those of these people who are on the list. */
export async function findListed(tx: Transaction, rollCallId: number, userIds: string[]) {
  const { userId } = rollCallPeople
  const rows = await tx
    .select({ userId })
    .from(rollCallPeople)
    .where(and(eq(rollCallPeople.rollCallId, rollCallId), inArray(userId, userIds)))
  return new Set(rows.map((row) => row.userId))
}

/** Puts an active person of the festival on the list, at the event of their first position. Undefined: not added. */
export async function insertPerson(
  tx: Transaction,
  { id, festivalId }: StoredRollCall,
  userId: string,
  { now, by }: { now: Date; by: string },
) {
  const { rows } = await tx.execute<{ userId: string; attraction: string }>(sql`
    insert into roll_call_people (roll_call_id, user_id, attraction, added_at, added_by)
    select ${id}::int, person.id, coalesce((
        select events.name from user_positions held
          join positions on positions.id = held.position_id join events on events.id = event_id
        where held.user_id = person.id and held.festival_id = ${festivalId}
        order by held.id limit 1), ''), ${now}::timestamptz, ${by}::uuid
    from users person where person.id = ${userId} and person.festival_id = ${festivalId} and is_active
    on conflict do nothing
    returning user_id as "userId", attraction`)
  return rows[0]
}

/** A key that is known already was sent before. */
export const insertTicks = (tx: Transaction, ticks: (typeof rollCallTicks.$inferInsert)[]) =>
  tx.insert(rollCallTicks).values(ticks).onConflictDoNothing()
