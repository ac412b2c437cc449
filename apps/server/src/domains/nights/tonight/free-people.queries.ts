import { availabilityOf, isFreeOn } from '@nightshift/shared/nights/night-plan/availability'
import type { FreePerson } from '@nightshift/shared/nights/tonight/contract'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { seasonCalendars } from '../../../platform/database/schema.ts'
import { calendarOf } from '../../seasons/seasons.queries.ts'

type Of = { festivalId: number; seasonId: number; night: string; positionId: number; timeZone: string }
type Row = FreePerson & { own: string[] | null; calendarId: number | null; unavailable: string[] | null }

/**
 * Who holds a position, has no place tonight and did not say that they cannot. First who holds this one, then who worked
 * in it before, then the others, each with those who have the fewest nights first.
 */
export async function findFreePeople(db: Queryable, of: Of): Promise<FreePerson[]> {
  const { festivalId, seasonId, night, positionId, timeZone } = of
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select person.id as "userId", concat_ws(' ', person.first_name, person.last_name) as name, person.phone,
      exists (
        select 1 from time_entries where user_id = person.id and end_time is null and deleted_at is null
      ) as "isIn",
      (select count(distinct place.night)::int from planned_places place
        where place.user_id = person.id and place.season_id = ${seasonId} and removed_at is null) as nights,
      known.held,
      own.unavailable::text[] as own, applied.calendar_id as "calendarId", applied.unavailable
    from users person
      cross join lateral (
        select case
          when exists (
            select 1 from user_positions where user_id = person.id and position_id = ${positionId}
          ) then 'now'
          when exists (
            select 1 from time_entries
            where user_id = person.id and position_id = ${positionId} and deleted_at is null
          ) then 'before'
          else 'never'
        end as held
      ) known
      left join own_availability own on own.user_id = person.id and own.season_id = ${seasonId}
      left join lateral (
        select calendar_id,
          array(select json_array_elements_text(coalesce(raw_data::json -> 'unavailable', '[]'))) as unavailable
        from applications
        where status = 'hired' and season_id = ${seasonId} and (user_id = person.id or id = person.application_id)
        order by id desc limit 1
      ) applied on true
    where person.is_active and person.festival_id = ${festivalId} and exists (
      select 1 from user_positions where user_id = person.id and festival_id = ${festivalId}
    ) and not exists (
      select 1 from planned_places place where place.user_id = person.id and place.night = ${night}
        and (removed_at is null or answer in ('declined', 'help')))
    order by array_position(array['now', 'before', 'never'], known.held), nights, name, person.id`)
  const nights = await findCalendarNights(db, rows, timeZone)
  return rows
    .filter(({ own, calendarId, unavailable }) => {
      const seen = calendarId === null ? undefined : nights.get(calendarId)
      return isFreeOn(night, availabilityOf(own, unavailable && seen ? { unavailable, nights: seen } : null))
    })
    .map(({ userId, name, phone, isIn, nights, held }) => ({ userId, name, phone, isIn, nights, held }))
}

/** The nights of the calendars that applicants saw. */
async function findCalendarNights(db: Queryable, rows: Row[], timeZone: string) {
  const ids = [...new Set(rows.map(({ calendarId }) => calendarId).filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const calendars = await db.select().from(seasonCalendars).where(inArray(seasonCalendars.id, ids))
  return new Map(calendars.map((row) => [row.id, nightsOf(calendarOf(row), timeZone)]))
}
