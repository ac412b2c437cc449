import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { events, plannedPlaces, positions, users } from '../../../platform/database/schema.ts'

export type StoredPlace = typeof plannedPlaces.$inferSelect
export type PlacesOf = { festivalId: number; seasonId: number; night?: string | null }

const isOf = ({ festivalId, seasonId, night }: PlacesOf) =>
  and(
    eq(plannedPlaces.festivalId, festivalId),
    eq(plannedPlaces.seasonId, seasonId),
    night ? eq(plannedPlaces.night, night) : undefined,
  )

const placesOf = (db: Queryable, which: PlacesOf) =>
  db.select().from(plannedPlaces).where(isOf(which)).orderBy(asc(plannedPlaces.id))

/** The places of a season or of one of its nights, those that were taken off included. */
export const findPlaces = async (db: Queryable, which: PlacesOf): Promise<StoredPlace[]> =>
  placesOf(db, which)

/** Row locks until the transaction ends: what is published is what is in the plan. */
export const lockPlaces = async (tx: Transaction, which: PlacesOf): Promise<StoredPlace[]> =>
  placesOf(tx, which).for('no key update')

/** The names of a festival's positions with their events. */
export const findPositions = (db: Queryable, festivalId: number) =>
  db
    .select({ id: positions.id, name: positions.name, eventId: events.id, eventName: events.name })
    .from(positions)
    .innerJoin(events, eq(events.id, positions.eventId))
    .where(eq(positions.festivalId, festivalId))
    .orderBy(sql`lower(${events.name})`, events.id, sql`lower(${positions.name})`, positions.id)

/** How to reach people, by name. */
export async function findContacts(db: Queryable, ids: string[]) {
  const { id, firstName, lastName, email, phone, isActive } = users
  if (!ids.length) return []
  return db
    .select({ id, firstName, lastName, email, phone, isActive })
    .from(users)
    .where(inArray(id, ids))
    .orderBy(sql`lower(${lastName})`, sql`lower(${firstName})`, id)
}

export type PublishedTimes = { id: number; callAt: Date; endsAt: Date }

/** What the person hears is new, so they have not seen it. Their answer was to something else, unless it stays. */
const unanswered = (answerStays: SQL, reasonStays = answerStays) => sql`
  sequence = sequence + 1, seen_at = null, answer = case when ${answerStays} then answer end,
  answered_at = case when ${answerStays} then answered_at end,
  answer_reason = case when ${reasonStays} then answer_reason end`

const CANNOT_COME = sql`answer in ('declined', 'help')`
/** Other hours in the same place: whoever said that they cannot come is not asked again. */
const NOR_AT_OTHER_HOURS = sql`${CANNOT_COME} and published_position_id = position_id and published_part = part`

/** Copies the plan of these places to what is published to their people. */
export async function publishPlaces(tx: Transaction, places: PublishedTimes[], now: Date) {
  const times = (key: 'callAt' | 'endsAt') =>
    sql`${sql.param(places.map((one) => one[key].toISOString()))}::timestamptz[]`
  const ids = sql`${sql.param(places.map(({ id }) => id))}::integer[]`
  await tx.execute(sql`
    update planned_places set published_at = ${now}, published_position_id = position_id, published_part = part,
      published_call_at = published.call_at, published_ends_at = published.ends_at, ${unanswered(NOR_AT_OTHER_HOURS)}
    from unnest(${ids}, ${times('callAt')}, ${times('endsAt')}) as published(id, call_at, ends_at)
    where planned_places.id = published.id`)
}

/** Publishes that these places are off. Who declined is not proposed for the night again; why is over. */
export const cancelPlaces = (tx: Transaction, ids: number[], now: Date) =>
  tx.execute(sql`
    update planned_places set published_at = ${now}, is_cancelled = true,
      removed_at = coalesce(removed_at, ${now}), ${unanswered(CANNOT_COME, sql`false`)}
    where id = any(${sql.param(ids)}::integer[])`)

/** The people who are on the plan of a night, by name. */
export const findNightPeople = (db: Queryable, which: PlacesOf) =>
  db
    .select({ place: plannedPlaces, firstName: users.firstName, lastName: users.lastName })
    .from(plannedPlaces)
    .innerJoin(users, eq(users.id, plannedPlaces.userId))
    .where(and(isOf(which), isNull(plannedPlaces.removedAt)))
    .orderBy(sql`lower(${users.lastName})`, sql`lower(${users.firstName})`, plannedPlaces.id)
