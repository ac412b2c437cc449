import { getTableColumns } from 'drizzle-orm'
import { EXTRA_CTE, type ExtraCte, withExtraCte } from '../../platform/database/extra-cte.ts'
import { byKey } from '../../platform/database/planner-hints.ts'
import type { Db } from '../../platform/database/pool.ts'
import { timeEntries } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { namedFailure } from './timeclock.failures.ts'

export type Punched = { id: number; festivalId: number; userId: string }

/** A null actor is the badge at the kiosk. The extra CTE may depend on whether a forgotten shift was closed. */
export type Punch = {
  actorId: string | null
  now: Date
  extraCte?: (about: { closedForgotten?: true }) => ExtraCte
}

// The change and its audit row are one statement: one transaction and one round trip.

/** A row with the API's field names, as in the rest of the audit trail; cheaper than json_build_object. */
const named = (row: string, as: string) =>
  `lateral (select ${Object.keys(getTableColumns(timeEntries))
    .map((name) => `${row}.${name.replace(/[A-Z]/g, '_$&').toLowerCase()} as "${name}"`)
    .join(', ')}) ${as}`

// Row lock on the person: serialises their punches, also with their deactivation or move to another festival.
// "on conflict do nothing", because a failed statement would cost its connection.
const OPEN = `
  with person as (
    select id, festival_id from users where id = $2 and is_active for no key update
  ), made as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
    select held.festival_id, held.user_id, held.position_id, positions.name, held.payrate, positions.is_tipped, $3
    from user_positions held
      join positions on positions.id = held.position_id
      join person on person.id = held.user_id and person.festival_id = held.festival_id
    where held.id = $1
    on conflict do nothing
    returning *
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, after)
    select $3, made.festival_id, $4, 'clockIn', 'timeEntry', made.id, to_jsonb(after)
    from made, ${named('made', 'after')}
  ) ${EXTRA_CTE}
  select id, festival_id as "festivalId", user_id as "userId" from made`

/** Opens a shift, or nothing for a position not assigned. The pay rate is copied: a later raise leaves past shifts alone. */
export async function openEntry(
  db: Db,
  userId: string,
  userPositionId: number,
  { actorId, now, extraCte }: Punch,
) {
  const values = [userPositionId, userId, now, actorId]
  const statement = { name: 'open_entry', text: OPEN, values }
  const { rows } = await db.$client.query<Punched>(withExtraCte(statement, 'made', extraCte?.({})))
  return rows[0]
}

// Without "on conflict": only the open shift can overlap the new one, because no other may begin after it. Any other
// overlap fails the whole statement, so that the old shift is never closed without opening the new one. Of two
// concurrent punches, the second finds the old shift closed and does nothing.
const OPEN_AFTER_FORGOTTEN = `
  with person as (
    select id from users where id = $2 and is_active for no key update
  ), held as (
    select held.*, positions.name, positions.is_tipped
    from user_positions held
      join positions on positions.id = held.position_id
      join person on person.id = held.user_id
    where held.id = $1
  ), old as (
    select entry.* from time_entries entry join held on held.user_id = entry.user_id
    where entry.id = $5 and entry.start_time = $7 and entry.end_time is null and entry.deleted_at is null
    for update of entry
  ), closed as (
    update time_entries entry set end_time = $6, needs_review = 'forgotten'
    from old where entry.id = old.id
    returning entry.*
  ), made as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
    select held.festival_id, held.user_id, held.position_id, held.name, held.payrate, held.is_tipped, $3
    from closed join held on held.user_id = closed.user_id
    returning *
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, before, after)
    select $3::timestamptz, closed.festival_id, $4::uuid, 'closeForgotten', 'timeEntry', closed.id, to_jsonb(before), to_jsonb(after)
    from closed join old using (id), ${named('old', 'before')}, ${named('closed', 'after')}
    union all
    select $3::timestamptz, made.festival_id, $4::uuid, 'clockIn', 'timeEntry', made.id, null, to_jsonb(after)
    from made, ${named('made', 'after')}
  ) ${EXTRA_CTE}
  select id, festival_id as "festivalId", user_id as "userId" from made`

/** Closes a forgotten shift, flagged for review, and opens the next one atomically. Nothing if its start was edited. */
export async function openAfterForgotten(
  db: Db,
  userId: string,
  userPositionId: number,
  forgotten: { id: number; startTime: Date; endTime: Date },
  { actorId, now, extraCte }: Punch,
) {
  const { id, startTime, endTime } = forgotten
  const values = [userPositionId, userId, now, actorId, id, endTime, startTime]
  const statement = { name: 'open_after_forgotten', text: OPEN_AFTER_FORGOTTEN, values }
  try {
    const { rows } = await db.$client.query<Punched>(
      withExtraCte(statement, 'made', extraCte?.({ closedForgotten: true })),
    )
    return rows[0]
  } catch (error) {
    throw namedFailure(error)
  }
}

const CLOSE = `
  with old as (
    select * from time_entries
    where ${byKey('user_id', '$1', 'uuid')} and end_time is null and deleted_at is null and ($5::integer is null or id = $5)
    for update
  ), closed as (
    update time_entries entry
    set end_time = greatest($2, old.start_time), cash_tips = coalesce($3, old.cash_tips), credit_tips = coalesce($4, old.credit_tips),
      needs_review = (select 'forgotten' from festivals
        where id = old.festival_id and $2 > old.start_time + make_interval(hours => longest_shift_hours))
    from old where entry.id = old.id and (old.is_tipped or coalesce($3::numeric, 0) + coalesce($4::numeric, 0) = 0)
    returning entry.*
  ), logged as (
    insert into audit_log (at, festival_id, actor_id, action, entity, entity_id, before, after)
    select $2, closed.festival_id, $6, 'clockOut', 'timeEntry', closed.id, to_jsonb(before), to_jsonb(after)
    from closed join old using (id), ${named('old', 'before')}, ${named('closed', 'after')}
  ) ${EXTRA_CTE}
  select old.id, old.festival_id as "festivalId", old.user_id as "userId", closed.id is not null as closed
  from old left join closed using (id)`

type Closing = { cashTips?: number; creditTips?: number; entryId?: number }

/** Closes somebody's open shift, or the named one if open; nothing when there is none. Only tipped shifts take tips. */
export async function closeOpenEntry(
  db: Db,
  userId: string,
  closing: Closing,
  { actorId, now, extraCte }: Punch,
) {
  const { cashTips = null, creditTips = null, entryId = null } = closing
  const values = [userId, now, cashTips, creditTips, entryId, actorId]
  const statement = { name: 'close_open_entry', text: CLOSE, values }
  const { rows } = await db.$client.query<Punched & { closed: boolean }>(
    withExtraCte(statement, 'closed', extraCte?.({})),
  )
  if (rows[0]?.closed === false) throw new AppError('notTipped')
  return rows[0]
}
