import { and, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from './database/pool.ts'
import {
  browserErrors,
  erasedPeople,
  idempotencyKeys,
  kioskPunches,
  knownBrowsers,
  rateLimits,
  seasonInvitations,
  seasons,
  sessions,
  slowCalls,
  webVitals,
} from './database/schema.ts'
import { isAfter } from './database/season-order.ts'
import { utcDay } from './utc-day.ts'

const UNUSED_KEPT_MS = 7 * 24 * 60 * 60_000

/** The ids of uploaded pictures in the content of every festival: festivals that share content share its pictures. */
const USED = sql`
  select jsonb_path_query(content, '$.** ? (@.from == "upload").id') #>> '{}' as id
  from (select content from site_drafts union all select content from site_versions
    union all select content from site_scheduled) everywhere`

/** Deletes pictures that no draft, version or scheduled publication has, a week after their upload. */
const deleteUnusedPictures = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    const before = new Date(now.getTime() - UNUSED_KEPT_MS).toISOString()
    const { rowCount } = await tx.execute(sql`
      delete from site_pictures where uploaded_at <= ${before}::timestamptz and id not in (${USED})`)
    if (!rowCount) return
    await tx.execute(sql`
      delete from site_picture_files file
      where not exists (select 1 from site_pictures picture where picture.id = file.picture_id)`)
  })

const EVERY_MS = 10 * 60_000
/** How long an idempotency key is honoured. A kiosk may deliver a saved punch weeks after its online attempt. */
const KEYS_KEPT_MS = 90 * 24 * 60 * 60_000
const VITALS_KEPT_MS = 90 * 24 * 60 * 60_000
/** The health page shows a week, which may begin in the middle of a day. */
const HEALTH_KEPT_DAYS = 8

/** More than a year, for people who come back each season; browsers keep no cookie for longer. */
export const KNOWN_BROWSER_MS = 400 * 24 * 60 * 60_000

/** Deletes expired rows. Every process runs this; deleting twice does no harm. */
export async function deleteExpired(db: Db, now: Date) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
  const keysExpired = new Date(now.getTime() - KEYS_KEPT_MS)
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.at, keysExpired))
  await db
    .delete(kioskPunches)
    .where(
      and(
        lte(kioskPunches.receivedAt, keysExpired),
        or(isNull(kioskPunches.reviewReason), isNotNull(kioskPunches.decision)),
      ),
    )
  const forgotten = new Date(now.getTime() - KNOWN_BROWSER_MS)
  await db.delete(knownBrowsers).where(lte(knownBrowsers.signedInAt, forgotten))
  // A scan or a sign-in that was under way during an erasure stores these after it.
  const erased = db.select({ id: erasedPeople.userId }).from(erasedPeople)
  for (const table of [idempotencyKeys, knownBrowsers])
    await db.delete(table).where(inArray(table.userId, erased))
  await db.delete(webVitals).where(lte(webVitals.at, new Date(now.getTime() - VITALS_KEPT_MS)))
  const lastDay = utcDay(now, -HEALTH_KEPT_DAYS)
  await db.delete(browserErrors).where(lte(browserErrors.day, lastDay))
  await db.delete(slowCalls).where(lte(slowCalls.day, lastDay))
  await deleteExpiredInvitations(db)
  await deleteUnusedPictures(db, now)
}

/** An invitation is valid for the current season until it is closed. */
function deleteExpiredInvitations(db: Db) {
  const later = alias(seasons, 'later')
  const laterSeason = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.festivalId, seasons.festivalId), isAfter(later, seasons)))
  const over = or(isNotNull(seasons.closedAt), exists(laterSeason))
  return db
    .delete(seasonInvitations)
    .where(inArray(seasonInvitations.seasonId, db.select({ id: seasons.id }).from(seasons).where(over)))
}

/** Deletes expired rows every ten minutes, until the answered function is called. */
export function scheduleCleanup(db: Db) {
  // A failed run is retried by the next one.
  const timer = setInterval(() => void deleteExpired(db, new Date()).catch(() => {}), EVERY_MS)
  return () => clearInterval(timer)
}
