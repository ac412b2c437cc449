import type { Db } from '../../../platform/database/pool.ts'

const BADGE = `encode(sha256(convert_to(badges.id::text, 'UTF8')), 'hex')`

// PostgreSQL writes the JSON and compares the version, so that a heartbeat without changes moves no people.
const ROSTER = `
  with tonight as materialized (
    select night_of($3, time_zone) as night from festivals where id = $1
  ), planned as materialized (
    select user_id, position_id, min(part) as part, bool_or(published_at is not null) as is_published
    from planned_places where festival_id = $1 and night = (select night from tonight) and removed_at is null
    group by 1, 2
  ), held as (
    select user_positions.user_id, json_agg(json_build_object(
      'id', user_positions.id, 'name', positions.name, 'eventName', events.name, 'isTipped', positions.is_tipped
      ) order by planned.part nulls last, user_positions.id) as positions
    from user_positions
      join positions on positions.id = user_positions.position_id
      join events on events.id = positions.event_id
      left join planned on planned.user_id = user_positions.user_id
        and planned.position_id = user_positions.position_id
    where user_positions.festival_id = $1
    group by user_positions.user_id
  ), roster as materialized (
    select coalesce(json_agg(json_build_object(
      'badge', ${BADGE}, 'firstName', first_name, 'lastInitial', left(last_name, 1), 'photo', photo_version,
      'positions', coalesce(held.positions, '[]'), 'unplannedOn', case
        when users.id not in (select user_id from planned) and exists (select 1 from planned where is_published)
        and not exists (select 1 from closed_nights
          where festival_id = $1 and night = (select night from tonight))
        then (select night from tonight) end
      ) order by users.id), '[]')::text as people
    from users
      join badges on badges.user_id = users.id and replaced_at is null
      left join held on held.user_id = users.id
    where users.festival_id = $1 and is_active
  ), versioned as materialized (
    select encode(sha256(convert_to(people, 'UTF8')), 'hex') as version, people from roster
  )
  select version, case when version is distinct from $2 then people end as people, (
    select coalesce(json_agg(json_build_object(
      'badge', ${BADGE}, 'isTipped', is_tipped,
      'since', to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by time_entries.id), '[]')::text
    from time_entries
      join users on users.id = time_entries.user_id
      join badges on badges.user_id = users.id and replaced_at is null
    where end_time is null and deleted_at is null and users.festival_id = $1 and is_active
  ) as "openShifts"
  from versioned`

type Roster = {
  version: string
  /** JSON text; null when the kiosk has this version. */
  people: string | null
  /** JSON text. */
  openShifts: string
}

/** Whom a kiosk of this festival knows, and who is clocked in. The version is the hash of the people. */
export async function findRoster(
  db: Db,
  festivalId: number,
  { knownVersion, now }: { knownVersion: string | undefined; now: Date },
) {
  const values = [festivalId, knownVersion ?? null, now]
  const { rows } = await db.$client.query<Roster>({ name: 'kiosk_roster', text: ROSTER, values })
  return rows[0]!
}
