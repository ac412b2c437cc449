import type { BoardExtra, BoardPlace, BoardPosition } from '@nightshift/shared/tonight/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'

type Of = { festivalId: number; night: string }
type Row<T, Omitted extends keyof T> = Omit<T, Omitted> & Record<string, unknown>

const NAME = sql.raw(`concat_ws(' ', person.first_name, person.last_name) as name, person.phone`)

/** The positions that matter in a night: those that need somebody, have a place, or an open shift. */
export async function findBoardPositions(db: Queryable, { festivalId, night }: Of) {
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
        where festival_id = ${festivalId} and end_time is null and deleted_at is null))
    order by event.name, event.id, position.name, position.id`)
  return rows
}

/** Everybody on the plan of a night, with the shifts that fill their places: from the first clock-in on. */
export async function findBoardPlaces(db: Queryable, { festivalId, night }: Of) {
  const { rows } = await db.execute<Row<BoardPlace, 'callAt'>>(sql`
    select place.id, place.position_id as "positionId", place.part, place.user_id as "userId", ${NAME},
      case when filled.start_time is null then null
        else json_build_object('startTime', filled.start_time, 'endTime', filled.end_time) end as entry,
      place.mark, place.answer, place.answer_reason as "answerReason", place.updated_at as "updatedAt"
    from planned_places place
      join users person on person.id = place.user_id
      left join lateral (
        select min(start_time) as start_time,
          case when bool_and(end_time is not null) then max(end_time) end as end_time
        from time_entries where place_id = place.id and deleted_at is null
      ) filled on true
    where place.festival_id = ${festivalId} and place.night = ${night} and place.removed_at is null
    order by place.id`)
  return rows.map((row) => ({
    ...row,
    entry: row.entry && entryOf(row.entry),
    updatedAt: new Date(row.updatedAt),
  }))
}

/** Times of these statements come as text. */
const entryOf = ({ startTime, endTime }: NonNullable<BoardPlace['entry']>) => ({
  startTime: new Date(startTime),
  endTime: endTime && new Date(endTime),
})

/** Who is clocked in tonight without a place. */
export async function findExtras(db: Queryable, { festivalId, night }: Of, timeZone: string) {
  const { rows } = await db.execute<BoardExtra & Record<string, unknown>>(sql`
    select entry.id as "entryId", entry.user_id as "userId", ${NAME}, entry.position_id as "positionId",
      entry.start_time as since
    from time_entries entry join users person on person.id = entry.user_id
    where entry.festival_id = ${festivalId} and entry.end_time is null and entry.deleted_at is null
      and night_of(entry.start_time, ${timeZone}) = ${night}
      and not exists (select 1 from planned_places place where place.id = entry.place_id and removed_at is null)
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
