import type { BoardExtra, BoardPlace, BoardPosition } from '@nightshift/shared/nights/tonight/contract'
import { and, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { timeEntries } from '../../../platform/database/schema.ts'

type Of = { festivalId: number; night: string }
type Row<T, Omitted extends keyof T> = Omit<T, Omitted> & Record<string, unknown>

const NAME = sql.raw(`concat_ws(' ', person.first_name, person.last_name) as name, person.phone`)

/** The positions that matter in a night: those that need somebody, have a place, or a shift of it that is open. */
export async function findBoardPositions(db: Queryable, { festivalId, night }: Of, timeZone: string) {
  const { rows } = await db.execute<Row<BoardPosition, 'callAt'>>(sql`
    select position.id, position.name, event.name as "eventName",
      coalesce(of_night.needed, usual.needed, 0) as needed
    from positions position
      join events event on event.id = position.event_id
      left join position_plans usual on usual.position_id = position.id
      left join night_needs of_night on of_night.position_id = position.id and of_night.night = ${night}
    where position.festival_id = ${festivalId} and (
      coalesce(of_night.needed, usual.needed, 0) > 0
      or position.id in (
        select position_id from planned_places
        where festival_id = ${festivalId} and night = ${night} and removed_at is null)
      or position.id in (
        select position_id from time_entries
        where festival_id = ${festivalId} and end_time is null and deleted_at is null
          and night_of(start_time, ${timeZone}) = ${night}))
    order by event.name, event.id, position.name, position.id`)
  return rows
}

/** Everybody on the plan of a night. */
export async function findBoardPlaces(db: Queryable, { festivalId, night }: Of) {
  type Times = { publishedCallAt: string | null; putInAt: string | null }
  const { rows } = await db.execute<Row<BoardPlace, 'callAt' | 'entry'> & Times>(sql`
    select place.id, place.position_id as "positionId", place.part, place.user_id as "userId", ${NAME},
      place.mark, place.answer, place.answer_reason as "answerReason", place.updated_at as "updatedAt",
      place.published_call_at as "publishedCallAt", place.put_in_at as "putInAt"
    from planned_places place join users person on person.id = place.user_id
    where place.festival_id = ${festivalId} and place.night = ${night} and place.removed_at is null
    order by place.id`)
  // Times of these statements come as text.
  return rows.map(({ publishedCallAt, putInAt, ...row }) => ({
    place: { ...row, updatedAt: new Date(row.updatedAt) },
    publishedCallAt: publishedCallAt === null ? null : new Date(publishedCallAt),
    putInAt: putInAt === null ? null : new Date(putInAt),
  }))
}

/** A shift of zero length was added by a manager, who has yet to fill it in. */
export const isWorked = sql`${timeEntries.endTime} is distinct from ${timeEntries.startTime}`

/** The shifts that fill these places. Not joined to them: without statistics, PostgreSQL would read every shift. */
export const findFilling = (db: Queryable, placeIds: number[]) => {
  const { placeId, startTime, endTime, deletedAt } = timeEntries
  return db
    .select({ placeId, startTime, endTime })
    .from(timeEntries)
    .where(and(sql`${placeId} = any(${sql.param(placeIds)}::int[])`, isNull(deletedAt), isWorked))
}

/** Who is clocked in tonight, with the place that they fill. */
export async function findClockedIn(db: Queryable, { festivalId, night }: Of, timeZone: string) {
  const { rows } = await db.execute<Row<BoardExtra & { placeId: number | null }, never>>(sql`
    select entry.id as "entryId", entry.user_id as "userId", ${NAME}, entry.position_id as "positionId",
      entry.start_time as since, entry.place_id as "placeId"
    from time_entries entry join users person on person.id = entry.user_id
    where entry.festival_id = ${festivalId} and entry.end_time is null and entry.deleted_at is null
      and night_of(entry.start_time, ${timeZone}) = ${night}
    order by name, entry.id`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** How many places the plan of a night has, and how many people it needs. */
export async function countPlan(db: Queryable, { festivalId, night }: Of) {
  const { rows } = await db.execute<{ planned: number; needed: number }>(sql`
    select (
      select count(*)::int from planned_places
      where festival_id = ${festivalId} and night = ${night} and removed_at is null
    ) as planned, (
      select coalesce(sum(coalesce(of_night.needed, usual.needed, 0)), 0)::int
      from positions position
        left join position_plans usual on usual.position_id = position.id
        left join night_needs of_night on of_night.position_id = position.id and of_night.night = ${night}
      where position.festival_id = ${festivalId}
    ) as needed`)
  return rows[0]!
}
