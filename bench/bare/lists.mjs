const photo = `case when photo_version is not null
  then '/api/users/' || id || '/photo?v=' || photo_version end as photo`
/** The person of a shift, without management's notes. */
const WORKER = `id, festival_id as "festivalId", username, access_lvl as "accessLvl", is_active as "isActive",
  first_name as "firstName", middle_name as "middleName", last_name as "lastName", email, phone,
  paychex_id as "paychexId", emergency_contact as "emergencyContact",
  emergency_relation as "emergencyRelation", emergency_phone as "emergencyPhone", ${photo},
  updated_at as "updatedAt"`
const USER = `${WORKER}, notes, seasons_before as "seasonsBefore", may_return as "mayReturn"`

const ENTRIES = `select id, user_id as "userId", festival_id as "festivalId", position_id as "positionId",
    position_name as "positionName", payrate::float8, is_tipped as "isTipped", start_time as "startTime",
    end_time as "endTime", cash_tips::float8 as "cashTips", credit_tips::float8 as "creditTips",
    deduction::float8, note, needs_review as "needsReview", updated_at as "updatedAt"
  from time_entries
  where festival_id = $1 and end_time between $2 and $3 and deleted_at is null
  order by id`
const USERS_BY_ID = `select ${WORKER} from users where id = any($1) and festival_id = $2`

/** Each person is fetched once, however many shifts they worked. */
export async function payrollWeek(pool, festivalId, [from, to]) {
  const entries = await rowsOf(pool, 'entries', ENTRIES, [festivalId, from, to])
  const ids = [...new Set(entries.map(({ userId }) => userId))]
  const users = await rowsOf(pool, 'users_by_id', USERS_BY_ID, [ids, festivalId])
  const byId = new Map(users.map((user) => [user.id, user]))
  for (const entry of entries) entry.user = byId.get(entry.userId)
  return entries
}

const USERS = `select ${USER} from users where festival_id = $1 and is_active order by id`
const HELD = `select id, user_id as "userId", position_id as "positionId", payrate::float8
  from user_positions where festival_id = $1 order by id`
const POSITIONS = `select p.id, p.event_id as "eventId", p.name, p.default_pay_rate::float8 as "defaultPayRate",
    p.is_tipped as "isTipped", p.can_apply as "canApply", p.updated_at as "updatedAt",
    json_build_object('id', e.id, 'festivalId', e.festival_id, 'name', e.name) as event, e.updated_at as "eventUpdatedAt"
  from positions p join events e on e.id = p.event_id where p.festival_id = $1`

/** Three plain lists at once, put together here. */
export async function employees(pool, festivalId) {
  const [users, held, positions] = await Promise.all([
    rowsOf(pool, 'users', USERS, [festivalId]),
    rowsOf(pool, 'held', HELD, [festivalId]),
    rowsOf(pool, 'positions', POSITIONS, [festivalId]),
  ])
  const positionById = new Map(
    positions.map(({ eventUpdatedAt, event, ...position }) => [
      position.id,
      { ...position, event: { ...event, updatedAt: eventUpdatedAt } },
    ]),
  )
  const userById = new Map(users.map((user) => [user.id, user]))
  for (const user of users) Object.assign(user, { positions: [], userPositions: [] })
  for (const one of held) {
    const user = userById.get(one.userId)
    user?.userPositions.push(one)
    user?.positions.push(positionById.get(one.positionId))
  }
  for (const user of users) user.positions.sort((a, b) => a.id - b.id)
  return users
}

const COUNT = `select count(*)::int as count from time_entries
  where festival_id = $1 and end_time is null and deleted_at is null`

export const countOpen = async (pool, festivalId) => (await rowsOf(pool, 'count', COUNT, [festivalId]))[0]

const CONFIG = `select distinct on (f.id) f.id, host_name as "hostName", enable_home as "enableHome",
    enable_apps as "enableApps", public_msg as "publicMsg", brand, variant, time_zone as "timeZone",
    opens_at as "opensAt", weekends, extra_nights::text[] as "extraNights",
    to_char(shift_start, 'HH24:MI') as "shiftStart", to_char(shift_end, 'HH24:MI') as "shiftEnd"
  from festivals f join season_calendars s on s.festival_id = f.id
  where host_name is not null order by f.id, s.id desc`

export async function publicConfig(pool) {
  const rows = await rowsOf(pool, 'config', CONFIG, [])
  return rows.map(({ opensAt, weekends, extraNights, shiftStart, shiftEnd, ...festival }) => ({
    ...festival,
    season: { opensAt, weekends, extraNights, shiftStart, shiftEnd },
  }))
}

const rowsOf = async (pool, name, text, values) => (await pool.query({ name, text, values })).rows
