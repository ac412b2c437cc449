import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { COUNTS_AS_WORK } from '../../people/tenure/tenure.queries.ts'

type CrewRow = {
  id: string
  firstName: string
  lastName: string
  photo: string | null
  email: string
  phone: string
  years: number[]
  nights: number
  lastPosition: string
  notes: string
  invitedAt: string | null
}

/**
 * Whoever worked in a season of the festival that is over, left in good standing, and has neither worked nor applied by
 * a personal link nor been hired since. A closed season is over; what came in after its closing belongs to the next one.
 * A night lasts from noon to noon at the festival, so that midnight does not divide a shift.
 */
export async function findCrew(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<CrewRow>(sql`
    with season as (
      select id, year, part, begins_at, closed_at,
        coalesce(lead(begins_at) over (order by year, part), 'infinity') as ends_at,
        rank() over (order by year desc, part desc) = 1 as is_current
      from seasons where festival_id = ${festivalId}
    ), shift as (
      select entry.user_id, season.year, season.part, entry.start_time, entry.position_name,
        ((entry.start_time at time zone (select time_zone from festivals where id = ${festivalId}))
          - interval '12 hours')::date as night
      from season join time_entries entry
        on entry.start_time >= season.begins_at and entry.start_time < season.ends_at
      where entry.festival_id = ${festivalId} and ${COUNTS_AS_WORK}
        and not (season.is_current and season.closed_at is null)
    ), by_season as (
      select user_id, year, part, count(distinct night)::int as nights,
        (array_agg(position_name order by start_time desc))[1] as last_position
      from shift group by user_id, year, part
    ), worked as (
      select user_id, array_agg(distinct year order by year desc) as years,
        (array_agg(nights order by year desc, part desc))[1] as nights,
        (array_agg(last_position order by year desc, part desc))[1] as last_position
      from by_season group by user_id
    ), back as (
      select unnest(array[user_id, returning_user_id]) as user_id
      from applications join season on season.id = season_id and season.is_current
      where closed_at is null or created_at >= closed_at
      union
      select entry.user_id from time_entries entry
        join season on season.is_current and season.closed_at is null and entry.start_time >= season.begins_at
      where entry.festival_id = ${festivalId} and ${COUNTS_AS_WORK}
    ), invited as (
      select user_id, max(created_at) as at from season_invitations
      where season_id = (select id from season where is_current) group by user_id
    )
    select person.id, person.first_name as "firstName", person.last_name as "lastName",
      case when person.photo_version is not null
        then '/api/users/' || person.id || '/photo?v=' || person.photo_version end as photo,
      person.email, person.phone, worked.years, worked.nights, worked.last_position as "lastPosition", person.notes,
      invited.at as "invitedAt"
    from worked
      -- By the primary key, whatever the planner expects: with outdated statistics it reads all people for each of them.
      cross join lateral (select * from users where id = worked.user_id offset 0) person
      left join invited on invited.user_id = person.id
    where person.festival_id = ${festivalId} and person.may_return
      and person.id not in (select user_id from erased_people)
      and person.id not in (select user_id from back where user_id is not null)
    order by lower(person.last_name), lower(person.first_name), person.id`)
  return rows.map((row) => ({ ...row, invitedAt: row.invitedAt === null ? null : new Date(row.invitedAt) }))
}

/** Names and contact data of those who have applied for the current season, or since it was closed. */
export async function findApplicants(db: Queryable, festivalId: number) {
  type Row = { firstName: string; email: string; phone: string }
  const answer = (name: string) => sql`coalesce(raw_data::json ->> ${name}, '')`
  const { rows } = await db.execute<Row>(sql`
    select ${answer('firstName')} as "firstName", ${answer('email')} as email, ${answer('phone')} as phone
    from applications join (
      select id, closed_at from seasons where festival_id = ${festivalId} order by year desc, part desc limit 1
    ) current on season_id = current.id
    where closed_at is null or applications.created_at >= closed_at`)
  return rows
}
