import { availabilityOf } from '@nightshift/shared/nights/night-plan/availability'
import type { PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { seasonCalendars } from '../../../platform/database/schema.ts'
import { calendarOf } from '../../seasons/seasons.queries.ts'

type Row = {
  id: string
  firstName: string
  lastName: string
  isActive: boolean
  positionIds: number[]
  own: string[] | null
  declined: string[]
  calendarId: number | null
  unavailable: string[] | null
  is16OrUnder: boolean
}

type Of = { festivalId: number; timeZone: string; season: { id: number } }

/** Everybody who can be on the plan of a season, by name: the active people of the festival, and whoever has a place. */
export const findPlanPeople = (db: Queryable, of: Of) =>
  find(
    db,
    of,
    sql`person.festival_id = ${of.festivalId} and person.is_active or person.id in (
    select user_id from planned_places where season_id = ${of.season.id} and not is_cancelled)`,
  )

/** These people as the plan sees them, whether or not they work here. */
export const findPlanPeopleById = (db: Queryable, of: Of, ids: string[]) =>
  find(db, of, sql`person.id = any(${sql.param(ids)}::uuid[])`)

/** What people answered when they applied for this season counts as their availability until they say otherwise. */
async function find(db: Queryable, { festivalId, timeZone, season }: Of, where: SQL): Promise<PlanPerson[]> {
  const { rows } = await db.execute<Row>(sql`
    select person.id, person.first_name as "firstName", person.last_name as "lastName",
      person.is_active and person.festival_id is not distinct from ${festivalId}::int as "isActive",
      coalesce(held.ids, '{}') as "positionIds", own.unavailable::text[] as own,
      coalesce(said.nights, '{}') as declined,
      applied.calendar_id as "calendarId", applied.unavailable, coalesce(applied.under, false) as "is16OrUnder"
    from users person
    left join (
      select user_id, array_agg(position_id order by position_id) as ids
      from user_positions where festival_id = ${festivalId} group by user_id
    ) held on held.user_id = person.id
    left join own_availability own on own.user_id = person.id and own.season_id = ${season.id}
    left join (
      select user_id, array_agg(distinct night::text) as nights from planned_places
      where season_id = ${season.id} and answer in ('declined', 'help') group by user_id
    ) said on said.user_id = person.id
    left join lateral (
      select calendar_id, raw_data::json ->> 'over16' = 'false' as under,
        case when season_id = ${season.id} then array(
          select json_array_elements_text(coalesce(raw_data::json -> 'unavailable', '[]')))
        end as unavailable
      from applications
      where status = 'hired' and (user_id = person.id or id = person.application_id)
      order by season_id = ${season.id} desc, id desc limit 1
    ) applied on true
    where ${where}
    order by person.first_name, person.last_name, person.id`)
  const nights = await findCalendars(db, rows, timeZone)
  return rows.map(({ own, calendarId, unavailable, ...person }) => {
    const seen = calendarId === null ? undefined : nights.get(calendarId)
    const application = unavailable && seen ? { unavailable, nights: seen } : null
    return { ...person, availability: availabilityOf(own, application) }
  })
}

/** The nights of the calendars that applicants saw. */
async function findCalendars(db: Queryable, rows: Row[], timeZone: string) {
  const ids = [...new Set(rows.map(({ calendarId }) => calendarId).filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const calendars = await db.select().from(seasonCalendars).where(inArray(seasonCalendars.id, ids))
  return new Map(calendars.map((row) => [row.id, nightsOf(calendarOf(row), timeZone)]))
}
