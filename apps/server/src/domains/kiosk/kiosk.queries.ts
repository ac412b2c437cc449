import { and, eq, gt } from 'drizzle-orm'
import { batchPerDatabase } from '../../platform/database/batch-loader.ts'
import { byKey, isOneOf } from '../../platform/database/planner-hints.ts'
import type { Db } from '../../platform/database/pool.ts'
import { events, positions, tipRequests, userPhotos, userPositions } from '../../platform/database/schema.ts'

/** A position that somebody can choose. */
type AssignedPosition = { id: number; positionId: number; name: string; eventName: string }

/** The person behind a badge, with what the kiosk's rules need. */
export type BadgeHolder = {
  id: string
  badgeId: string
  /** Whether the person has a newer badge than this one. */
  badgeReplaced: boolean
  firstName: string
  lastName: string
  photoVersion: string | null
  festivalId: number
  /** The festival takes badges at its enrolled kiosks only. */
  onlyEnrolledKiosks: boolean
  /** The festival has published a plan for tonight, and they are not on it. */
  isUnplanned: boolean
  /** The ids of their user_positions rows. */
  assignedIds: number[]
  /** The shift that is open, or else the one that began last. */
  last: {
    id: number
    startTime: Date
    endTime: Date | null
    isTipped: boolean
    positionName: string
    /** Null while it is open. */
    hundredths: number | null
    /** The longest shift of the festival in which it began. */
    longestShiftHours: number
  } | null
}

const ENTRY = `select id, festival_id, start_time, end_time, is_tipped, position_name, hundredths
  from time_entries where deleted_at is null`

const PLACE =
  'select 1 from planned_places place where removed_at is null and night = night_of($2, time_zone)'

const HOLDERS = `
  select users.id, badges.id as "badgeId", badges.replaced_at is not null as "badgeReplaced",
    first_name as "firstName", last_name as "lastName", photo_version as "photoVersion", users.festival_id as "festivalId",
    (select only_enrolled_kiosks from festivals where id = users.festival_id) as "onlyEnrolledKiosks",
    (select not exists (${PLACE} and ${byKey('user_id', 'users.id', 'uuid')})
      and exists (${PLACE} and festival_id = festivals.id and published_at is not null)
      and not exists (select 1 from closed_nights
        where festival_id = festivals.id and night = night_of($2, time_zone))
      -- As isMorning: the night before is over, and whoever comes prepares the next one.
      and ($2::timestamptz at time zone time_zone)::time not between '06:00' and '11:59:59.999'
      from festivals where id = users.festival_id) as "isUnplanned",
    array(select id from user_positions where user_id = users.id order by id) as "assignedIds",
    last.id as "lastId", last.start_time as "startTime", last.end_time as "endTime", last.is_tipped as "isTipped",
    last.position_name as "positionName", last.hundredths,
    (select longest_shift_hours from festivals where id = last.festival_id) as "longestShiftHours"
  from badges join users on users.id = badges.user_id left join lateral (
    (${ENTRY} and end_time is null and ${byKey('user_id', 'users.id', 'uuid')})
    union all (${ENTRY} and user_id = users.id order by start_time desc limit 1)
    limit 1
  ) last on true
  where ${isOneOf('badges.id', '$1', 'uuid')} and is_active`

/** The active person with this badge, also with a replaced one. Concurrent lookups are batched. */
export const findBadgeHolder = batchPerDatabase(findBadgeHolders)

type Row = Omit<BadgeHolder, 'last'> & {
  lastId: number | null
  startTime: Date
  endTime: Date | null
  isTipped: boolean
  positionName: string
  hundredths: number | null
  longestShiftHours: number
}

async function findBadgeHolders(db: Db, scans: { badgeId: string; now: Date }[]) {
  // Concurrent scans are of the same night, or of either side of noon.
  const values = [scans.map(({ badgeId }) => badgeId), scans[0]!.now]
  const { rows } = await db.$client.query<Row>({ name: 'badge_holders', text: HOLDERS, values })
  return scans.map(({ badgeId }) => {
    const row = rows.find((found) => found.badgeId === badgeId)
    return row && holderFrom(row)
  })
}

function holderFrom(row: Row): BadgeHolder {
  const {
    lastId: id,
    startTime,
    endTime,
    isTipped,
    positionName,
    hundredths,
    longestShiftHours,
    ...person
  } = row
  const last = { startTime, endTime, isTipped, positionName, hundredths, longestShiftHours }
  return { ...person, last: id === null ? null : { id, ...last } }
}

/** Somebody's assigned positions, with their names. */
export const findAssignedPositions = (db: Db, userId: string): Promise<AssignedPosition[]> =>
  db
    .select({
      id: userPositions.id,
      positionId: positions.id,
      name: positions.name,
      eventName: events.name,
    })
    .from(userPositions)
    .innerJoin(positions, eq(positions.id, userPositions.positionId))
    .innerJoin(events, eq(events.id, positions.eventId))
    .where(eq(userPositions.userId, userId))
    .orderBy(userPositions.id)

export const askForTips = (db: Db, timeEntryId: number, askedAt: Date) =>
  db
    .insert(tipRequests)
    .values({ timeEntryId, askedAt })
    .onConflictDoUpdate({ target: tipRequests.timeEntryId, set: { askedAt } })

/** Whether tips were asked for since then. */
export async function tipsAwaited(db: Db, timeEntryId: number, since: Date) {
  const fresh = and(eq(tipRequests.timeEntryId, timeEntryId), gt(tipRequests.askedAt, since))
  const [asked] = await db.select().from(tipRequests).where(fresh)
  return asked !== undefined
}

export async function findPhoto(db: Db, userId: string) {
  const [photo] = await db.select().from(userPhotos).where(eq(userPhotos.userId, userId))
  return photo?.jpeg
}
