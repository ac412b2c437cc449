import type { Db } from '../../../platform/database/pool.ts'

// Every open dashboard refetches these after every punch, so PostgreSQL counts and writes the JSON.

const instant = (expression: string) =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The staffing curve of a night: tonight while somebody is clocked in, else the night of the last shift. */
const NIGHT = `
  with entry as not materialized (
    select user_id, start_time, end_time from time_entries where festival_id = $1 and deleted_at is null
      and end_time is distinct from start_time
  ), latest as (
    select case when exists (select 1 from entry where end_time is null) then $2::timestamptz
      else (select max(end_time) from entry where end_time <= $2) end as latest
  ), night as (
    select (latest at time zone time_zone - interval '12 hours')::date as date, time_zone
    from festivals, latest where id = $1
  ), span as (
    select date, (date + time '12:00') at time zone time_zone as from_noon,
      least((date + 1 + time '12:00') at time zone time_zone, $2) as until
    from night
  ), shift as materialized (
    select user_id, start_time, coalesce(end_time, 'infinity') as end_time from entry, span
    where start_time < until and (end_time is null or end_time > from_noon)
  ), moment as (
    select at from span, generate_series(from_noon, until, interval '15 minutes') as at
    union select until from span where until = $2 and date is not null
  ), point as (
    select at, count(distinct user_id) as count
    from moment left join shift on start_time < at + interval '15 minutes' and end_time > at
    group by at
  )
  select json_build_object('date', date, 'points', coalesce(
    (select json_agg(json_build_object('at', ${instant('at')}, 'count', count) order by at) from point),
    '[]'))::text as json
  from span`

/** Applications to a season by week and status; to the current one unless it is named. */
const APPLICATION_WEEKS = `
  with season as (
    select seasons.id, time_zone, enable_apps
    from seasons join festivals on festivals.id = festival_id
    where festival_id = $1 and seasons.id = coalesce($2, seasons.id)
    order by year desc, part desc limit 1
  ), application as (
    select date_trunc('week', created_at at time zone time_zone) as week, status
    from applications join season on season.id = season_id
    where enable_apps
  ), counted as (
    select week,
      count(*) filter (where status = 'new') as new, count(*) filter (where status = 'held') as held,
      count(*) filter (where status = 'rejected') as rejected, count(*) filter (where status = 'hired') as hired
    from application group by week
  )
  select coalesce((
    select json_agg(json_build_object(
      'week', week::date, 'new', coalesce(new, 0), 'held', coalesce(held, 0),
      'rejected', coalesce(rejected, 0), 'hired', coalesce(hired, 0)) order by week)
    from generate_series((select min(week) from counted), (select max(week) from counted), interval '1 week') as week
      left join counted using (week)
  ), '[]')::text as json
  from season`

/** As JSON text; nothing for a festival that does not exist. */
export async function findNightJson(db: Db, festivalId: number, now: Date) {
  const query = { name: 'dashboard_night', text: NIGHT, values: [festivalId, now] }
  return (await db.$client.query<{ json: string }>(query)).rows[0]?.json
}

/** Nothing for a season that is not of the festival. */
export async function findApplicationWeeksJson(db: Db, festivalId: number, seasonId?: number) {
  const values = [festivalId, seasonId ?? null]
  const query = { name: 'dashboard_application_weeks', text: APPLICATION_WEEKS, values }
  return (await db.$client.query<{ json: string }>(query)).rows[0]?.json
}
