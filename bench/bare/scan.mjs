const REPEAT_MS = 5_000
const BADGE = /^FM-BADGE:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):NIGHTSHIFT$/

const HOLDER = `select u.id, b.replaced_at, u.first_name, u.last_name, u.photo_version,
    (select array_agg(id) from user_positions where user_id = u.id) as held,
    last.id as entry_id, last.start_time, last.end_time
  from badges b join users u on u.id = b.user_id left join lateral (
    select id, start_time, end_time from time_entries
    where user_id = u.id and deleted_at is null order by start_time desc limit 1
  ) last on true
  where b.id = $1 and u.is_active`

const OPEN = `with made as (
    insert into time_entries (festival_id, user_id, position_id, position_name, payrate, is_tipped, start_time)
    select h.festival_id, h.user_id, h.position_id, p.name, h.payrate, p.is_tipped, $2
    from user_positions h join positions p on p.id = h.position_id where h.id = $1
    returning *
  ), logged as (
    insert into audit_log (at, festival_id, action, entity, entity_id, after)
    select $2, festival_id, 'clockIn', 'timeEntry', id, to_jsonb(made) from made
  )
  select id from made`

const CLOSE = `with old as (
    select * from time_entries where id = $1 and end_time is null and deleted_at is null for update
  ), closed as (
    update time_entries e set end_time = $2 from old where e.id = old.id returning e.*
  ), logged as (
    insert into audit_log (at, festival_id, action, entity, entity_id, before, after)
    select $2, closed.festival_id, 'clockOut', 'timeEntry', closed.id, to_jsonb(old), to_jsonb(closed)
    from closed join old using (id)
  )
  select id from closed`

/** Clocks in or out, whichever is next. Without positions to choose from and without tips. */
export async function scan(pool, { badgeCode }, now) {
  const badgeId = BADGE.exec(badgeCode)?.[1]
  const holder = badgeId && (await first(pool, 'holder', HOLDER, [badgeId]))
  if (!holder) return { success: false, message: 'This badge is not known.' }
  if (holder.replaced_at) return { success: false, message: 'This badge was replaced' }
  const lastAt = holder.end_time ?? holder.start_time
  if (lastAt && now - lastAt < REPEAT_MS) return done(pool, holder, holder.end_time !== null, holder.entry_id)
  const clocksOut = holder.entry_id !== null && holder.end_time === null
  if (!clocksOut && holder.held?.length !== 1) return { success: false, message: 'Which position?' }
  const entry = clocksOut
    ? await first(pool, 'close', CLOSE, [holder.entry_id, now])
    : await first(pool, 'open', OPEN, [holder.held[0], now])
  return done(pool, holder, clocksOut, entry.id)
}

const done = async (pool, holder, out, timesheetId) => ({
  success: true,
  ...(out ? { clockedOut: true } : { clockedIn: true }),
  timesheetId,
  timesheetUser: {
    firstName: holder.first_name,
    lastInitial: holder.last_name.slice(0, 1),
    photo: await photoOf(pool, holder),
  },
})

const photos = new Map()

async function photoOf(pool, { id, photo_version: version }) {
  if (!version) return null
  if (!photos.has(version)) {
    const { jpeg } = await first(pool, 'photo', 'select jpeg from user_photos where user_id = $1', [id])
    photos.set(version, `data:image/jpeg;base64,${jpeg.toString('base64')}`)
  }
  return photos.get(version)
}

const first = async (pool, name, text, values) => (await pool.query({ name, text, values })).rows[0]
