import { and, eq, gt } from 'drizzle-orm'
import { gather } from '../../platform/database/gather.ts'
import type { Db } from '../../platform/database/pool.ts'
import { tipRequests, userPhotos } from '../../platform/database/schema.ts'

export type Held = { id: number; positionId: number; name: string; eventName: string }

/** What the kiosk needs to know of the person behind a badge. */
export type BadgeHolder = {
  id: string
  firstName: string
  lastName: string
  photoVersion: string | null
  festivalId: number
  held: Held[]
  /** The shift that began last. */
  last: { id: number; startTime: string; endTime: string | null; isTipped: boolean } | null
}

const HOLDER = `
  select id, first_name as "firstName", last_name as "lastName", photo_version as "photoVersion", festival_id as "festivalId",
    (select coalesce(json_agg(json_build_object(
        'id', held.id, 'positionId', positions.id, 'name', positions.name, 'eventName', events.name) order by held.id), '[]')
      from user_positions held
        join positions on positions.id = held.position_id
        join events on events.id = positions.event_id
      where held.user_id = users.id) as held,
    (select json_build_object('id', entry.id, 'startTime', entry.start_time, 'endTime', entry.end_time, 'isTipped', entry.is_tipped)
      from time_entries entry
      where entry.user_id = users.id and entry.deleted_at is null
      order by entry.end_time is null desc, entry.start_time desc limit 1) as last
  from users where id = any ($1::uuid[]) and is_active`

const lookUps = new WeakMap<Db, (userId: string) => Promise<BadgeHolder | undefined>>()

/** The active person with this id. A rush at the door is looked up together. */
export function findBadgeHolder(db: Db, userId: string) {
  const lookUp = lookUps.get(db) ?? gather((ids: string[]) => findBadgeHolders(db, ids))
  lookUps.set(db, lookUp)
  return lookUp(userId)
}

async function findBadgeHolders(db: Db, ids: string[]) {
  const { rows } = await db.$client.query<BadgeHolder>({ name: 'badge_holders', text: HOLDER, values: [ids] })
  return ids.map((id) => rows.find((row) => row.id === id))
}

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
