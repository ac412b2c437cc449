import { getTableColumns } from 'drizzle-orm'
import { isOneOf, rowsOf } from '../../../platform/database/planner-hints.ts'
import { timeEntries } from '../../../platform/database/schema.ts'

// A punch, its audit row and its idempotency key are one statement: one transaction and one round trip.

/** What to do with a person whom another transaction has locked: a batch leaves them out, a single punch waits. */
type WhenLocked = 'skip locked' | ''

/** A row with the API's field names, as in the rest of the audit trail; cheaper than json_build_object. */
const named = (row: string, as: string) =>
  `lateral (select ${Object.keys(getTableColumns(timeEntries))
    .map((name) => `${row}.${name.replace(/[A-Z]/g, '_$&').toLowerCase()} as "${name}"`)
    .join(', ')}) ${as}`

/** What the answer to a punch says of its shift, and a shift that ended of its hours. */
const STARTED = `'timesheetId', made.id, 'positionName', made.position_name`
const ENDED = `'timesheetId', closed.id, 'positionName', closed.position_name, 'hours', round(closed.hundredths / 100.0, 2),
      'startTime', to_char(closed.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Stores the answer, with the shift's facts, under its idempotency key. A key that is taken fails the punch. */
const storeAnswer = (entry: string, facts: string, flags = '{}') => `stored as (
    insert into idempotency_keys (key, request, user_id, answer, at)
    select key, request, user_id, (answer || '${flags}' || jsonb_build_object(${facts}))::json, at
    from ${entry} join punch using (user_id) where key is not null
  )`

const OPENED = `id, festival_id as "festivalId", user_id as "userId", position_name as "positionName",
    start_time as "startTime", hundredths`

// Row lock on the person: serialises their punches, also with their deactivation or move to another festival.
// "on conflict do nothing", because a failed statement would cost its connection.
export const open = (whenLocked: WhenLocked) => `
  with punch as (${rowsOf('punch', [
    ['user_id', 'uuid'],
    ['at', 'timestamptz'],
    ['actor_id', 'uuid'],
    ['key', 'uuid'],
    ['request', 'bytea'],
    ['answer', 'jsonb'],
    ['user_position_id', 'integer'],
  ])}), person as (
    select id, festival_id from users where ${isOneOf('id', '$1', 'uuid')} and is_active
    order by id for no key update ${whenLocked}
  ), made as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
    select held.festival_id, held.user_id, held.position_id, positions.name, held.payrate, positions.is_tipped, punch.at
    from punch
      join user_positions held on held.id = punch.user_position_id and held.user_id = punch.user_id
      join positions on positions.id = held.position_id
      join person on person.id = held.user_id and person.festival_id = held.festival_id
    on conflict do nothing
    returning *
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, after)
    select punch.at, made.festival_id, punch.actor_id, 'clockIn', 'timeEntry', made.id, to_jsonb(after)
    from made join punch using (user_id), ${named('made', 'after')}
  ), ${storeAnswer('made', STARTED)}
  select ${OPENED} from made`

type Ended = { which: string; changes: string; action: string; flags?: string }

// Without "on conflict": only the ended shift can overlap the new one, because no other may begin after it. Any other
// overlap fails the whole statement, so that the old shift is never closed without opening the new one. Of two
// concurrent punches, the second finds the old shift closed and does nothing.
const openAfterEnding = ({ which, changes, action, flags }: Ended) => `
  with punch as (
    select $1::uuid as user_id, $2::timestamptz as at, $4::uuid as key, $5::bytea as request, $6::jsonb as answer
  ), person as (
    select id from users where id = $1 and is_active for no key update
  ), held as (
    select held.*, positions.name, positions.is_tipped
    from user_positions held
      join positions on positions.id = held.position_id
      join person on person.id = held.user_id
    where held.id = $7
  ), old as (
    select entry.* from time_entries entry join held on held.user_id = entry.user_id
    where entry.id = $8 and entry.start_time = $9 and ${which} and entry.deleted_at is null
    for update of entry
  ), closed as (
    update time_entries entry set ${changes}
    from old where entry.id = old.id
    returning entry.*
  ), made as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
    select held.festival_id, held.user_id, held.position_id, held.name, held.payrate, held.is_tipped, $2
    from closed join held on held.user_id = closed.user_id
    returning *
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, before, after)
    select $2::timestamptz, closed.festival_id, $3::uuid, '${action}', 'timeEntry', closed.id, to_jsonb(before), to_jsonb(after)
    from closed join old using (id), ${named('old', 'before')}, ${named('closed', 'after')}
    union all
    select $2::timestamptz, made.festival_id, $3::uuid, 'clockIn', 'timeEntry', made.id, null, to_jsonb(after)
    from made, ${named('made', 'after')}
  ), ${storeAnswer('made', STARTED, flags)}
  select ${OPENED} from made`

export const OPEN_AFTER_FORGOTTEN = openAfterEnding({
  which: 'entry.end_time is null',
  changes: `end_time = $10, needs_review = 'forgotten'`,
  action: 'closeForgotten',
  flags: '{"closedForgotten": true}',
})

/** For a shift whose given end is later than now. */
export const OPEN_AFTER_AHEAD = openAfterEnding({
  which: 'entry.end_time > $2',
  changes: 'end_time = $10',
  action: 'endAtClockIn',
})

// The locks are taken in the order of ids, so that two batches cannot deadlock.
export const close = (whenLocked: WhenLocked) => `
  with punch as (${rowsOf('punch', [
    ['user_id', 'uuid'],
    ['at', 'timestamptz'],
    ['actor_id', 'uuid'],
    ['key', 'uuid'],
    ['request', 'bytea'],
    ['answer', 'jsonb'],
    ['entry_id', 'integer'],
    ['cash_tips', 'numeric'],
    ['credit_tips', 'numeric'],
  ])}), old as (
    select * from time_entries
    where ${isOneOf('user_id', '$1', 'uuid')} and end_time is null and deleted_at is null
    order by id for update ${whenLocked}
  ), closed as (
    update time_entries entry
    set end_time = greatest(punch.at, old.start_time),
      cash_tips = coalesce(punch.cash_tips, old.cash_tips), credit_tips = coalesce(punch.credit_tips, old.credit_tips),
      needs_review = (select 'forgotten' from festivals
        where id = old.festival_id and punch.at > old.start_time + make_interval(hours => longest_shift_hours))
    from old join punch using (user_id)
    where entry.id = old.id and (punch.entry_id is null or punch.entry_id = old.id)
      and (old.is_tipped or coalesce(punch.cash_tips, 0) + coalesce(punch.credit_tips, 0) = 0)
    returning entry.*
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, before, after)
    select punch.at, closed.festival_id, punch.actor_id, 'clockOut', 'timeEntry', closed.id, to_jsonb(before), to_jsonb(after)
    from closed join old using (id) join punch on punch.user_id = closed.user_id,
      ${named('old', 'before')}, ${named('closed', 'after')}
  ), ${storeAnswer('closed', ENDED)}
  select old.id, old.festival_id as "festivalId", old.user_id as "userId", old.position_name as "positionName",
    old.start_time as "startTime", closed.hundredths, closed.id is not null as closed
  from old join punch using (user_id) left join closed using (id)
  where punch.entry_id is null or punch.entry_id = old.id`
