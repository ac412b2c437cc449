import type {
  PastRollCall,
  RollCallPerson,
  RollCallTick,
  UncountedKiosk,
} from '@nightshift/shared/nights/roll-call/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { arrivals, type StoredRollCall } from './roll-call.queries.ts'

/** A kiosk reports twice a minute; those that were put away days ago count nobody. */
const SILENT = sql`interval '2 minutes'`
const PUT_AWAY = sql`interval '1 day'`

const iso = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const nameOf = (table: string) => sql.raw(`${table}.first_name || ' ' || ${table}.last_name`)

/** Everybody on the list, with those whose clock-in came after the start and is not stored yet. */
export async function findPeople(db: Queryable, rollCall: StoredRollCall) {
  const { id, festivalId, startedAt, endedAt } = rollCall
  const until = sql`coalesce(${endedAt}::timestamptz, 'infinity')`
  const { rows } = await db.execute<RollCallPerson>(sql`
    with listed as (
      select user_id, attraction, added_at, added_by from roll_call_people where roll_call_id = ${id}
      union all
      select user_id, attraction, 'infinity', null from (${arrivals(rollCall)}) arrived
    )
    select person.id, person.first_name as "firstName", person.last_name as "lastName", attraction,
      case when person.photo_version is not null and person.festival_id = ${festivalId}
        then '/api/users/' || person.id || '/photo?v=' || person.photo_version end as photo,
      shift.position_name as "positionName",
      case when added_by is not null then 'added' when added_at > ${startedAt} then 'later' else 'start' end as joined,
      ${nameOf('adder')} as "addedBy", ${iso(sql`shift.start_time`)} as since,
      case when shift.end_time <= ${until} then ${iso(sql`shift.end_time`)} end as "leftAt"
    from listed join users person on person.id = user_id
      left join users adder on adder.id = added_by
      left join lateral (
        select position_name, start_time, end_time from time_entries entry
        where entry.user_id = listed.user_id and entry.festival_id = ${festivalId} and deleted_at is null
          and start_time <= ${until}
          and (end_time is null or end_time > ${startedAt}::timestamptz - interval '12 hours')
        order by start_time desc limit 1
      ) shift on true`)
  return rows
}

/** The last tick of each person, as `lastTicks`. */
export async function findLastTicks(db: Queryable, { id, endedAt }: StoredRollCall) {
  const { rows } = await db.execute<RollCallTick>(sql`
    select distinct on (user_id) key, user_id as "personId", is_safe as "isSafe", ${iso(sql`at`)} as at,
      ${nameOf('lead')} as by, received_at > coalesce(${endedAt}::timestamptz, 'infinity') as "isLate"
    from roll_call_ticks join users lead on lead.id = ticked_by
    where roll_call_id = ${id}
    order by user_id, roll_call_ticks.at desc, key desc`)
  return rows
}

/** Kiosks whose scans may be missing on the list. */
export async function findUncountedKiosks(db: Queryable, festivalId: number, now: Date) {
  const isSilent = sql`last_seen_at < ${now}::timestamptz - ${SILENT}`
  const { rows } = await db.execute<UncountedKiosk>(sql`
    select name, waiting_punches as waiting, ${iso(sql`oldest_waiting_at`)} as "oldestAt",
      case when ${isSilent} then ${iso(sql`last_seen_at`)} end as "silentSince"
    from kiosks
    where festival_id = ${festivalId} and revoked_at is null and enrolled_at is not null
      and (waiting_punches > 0 or (${isSilent} and last_seen_at > ${now}::timestamptz - ${PUT_AWAY}))
    order by name, id`)
  return rows
}

/** Who was not accounted for when it ended, or is not now. */
const isMissing = sql`not coalesce((
  select is_safe from roll_call_ticks tick
  where tick.roll_call_id = person.roll_call_id and tick.user_id = person.user_id
    and tick.received_at <= coalesce(ended_at, 'infinity')
  order by tick.at desc, key desc limit 1), false)`

export async function countListed(db: Queryable, id: number) {
  const { rows } = await db.execute<{ people: number; missing: number }>(sql`
    select count(*)::int as people, count(*) filter (where ${isMissing})::int as missing
    from roll_call_people person join roll_calls on roll_calls.id = roll_call_id where roll_call_id = ${id}`)
  return rows[0]!
}

const MOST_LISTED = 100

export async function findPastRollCalls(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<PastRollCall>(sql`
    select past.id, is_drill as "isDrill", ${iso(sql`started_at`)} as "startedAt", ${iso(sql`ended_at`)} as "endedAt",
      ${nameOf('starter')} as "startedBy", ${nameOf('ender')} as "endedBy",
      count(person.user_id)::int as people, count(person.user_id) filter (where ${isMissing})::int as missing
    from roll_calls past
      join users starter on starter.id = started_by join users ender on ender.id = ended_by
      left join roll_call_people person on person.roll_call_id = past.id and added_at <= ended_at
    where past.festival_id = ${festivalId}
    group by past.id, starter.id, ender.id
    order by started_at desc limit ${MOST_LISTED}`)
  return rows
}

/** The names of those who started and ended it. */
export async function findLeads(db: Queryable, { startedBy, endedBy }: StoredRollCall) {
  const { rows } = await db.execute<{ startedBy: string; endedBy: string | null }>(sql`
    select ${nameOf('starter')} as "startedBy", ${nameOf('ender')} as "endedBy"
    from users starter left join users ender on ender.id = ${endedBy}::uuid where starter.id = ${startedBy}::uuid`)
  return rows[0]!
}
