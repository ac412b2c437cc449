import { spanOf } from '@nightshift/shared/seasons/next-season'
import type { Season } from '@nightshift/shared/seasons/season'
import { desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { festivals, seasonCalendars, seasons } from '../../platform/database/schema.ts'
import { newestFirst } from '../../platform/database/season-order.ts'

export type StoredSeason = typeof seasons.$inferSelect

/** The latest season, with the newest version of its calendar. */
export async function findCurrentSeason(db: Queryable, festivalId: number) {
  const [row] = await db
    .select({ season: seasons, calendar: seasonCalendars })
    .from(seasons)
    .innerJoin(seasonCalendars, eq(seasonCalendars.seasonId, seasons.id))
    .where(eq(seasons.festivalId, festivalId))
    .orderBy(...newestFirst(seasons), desc(seasonCalendars.id))
    .limit(1)
  return row && { ...row.season, calendar: readCalendar(row.calendar) }
}

/** The seasons of a festival, the newest first, each with the newest version of its calendar. */
export async function findSeasons(db: Queryable, festivalId: number) {
  const rows = await db
    .selectDistinctOn([seasons.year, seasons.part], { season: seasons, calendar: seasonCalendars })
    .from(seasons)
    .innerJoin(seasonCalendars, eq(seasonCalendars.seasonId, seasons.id))
    .where(eq(seasons.festivalId, festivalId))
    .orderBy(...newestFirst(seasons), desc(seasonCalendars.id))
  return rows.map(({ season: { id, year, part, beginsAt, closedAt }, calendar }, index) => ({
    id,
    year,
    part,
    beginsAt,
    closedAt,
    isCurrent: index === 0,
    endsAt: rows[index - 1]?.season.beginsAt ?? null,
    calendar: calendarOf(calendar),
  }))
}

export async function insertSeason(tx: Transaction, season: typeof seasons.$inferInsert) {
  const [made] = await tx.insert(seasons).values(season).returning()
  return made!
}

type SeasonKey = Pick<StoredSeason, 'id' | 'festivalId'>

/** Stores a version of a season's calendar, and its first and last night with the season. */
export async function insertCalendar(
  tx: Transaction,
  { id: seasonId, festivalId }: SeasonKey,
  season: Season,
) {
  const { opensAt, ...calendar } = season
  const values = { ...calendar, seasonId, festivalId, opensAt: new Date(opensAt) }
  const [made] = await tx.insert(seasonCalendars).values(values).returning()
  await setNights(tx, { id: seasonId, festivalId }, season)
  return readCalendar(made!)
}

async function setNights(tx: Transaction, { id, festivalId }: SeasonKey, season: Season) {
  const { timeZone } = festivals
  const [festival] = await tx.select({ timeZone }).from(festivals).where(eq(festivals.id, festivalId))
  const { first: firstNight, last: lastNight } = spanOf(season, festival!.timeZone)
  await tx.update(seasons).set({ firstNight, lastNight }).where(eq(seasons.id, id))
}

/** A calendar is never changed once it is stored: the instant it was made is its version. */
const readCalendar = (row: typeof seasonCalendars.$inferSelect) => ({
  id: row.id,
  season: calendarOf(row),
  updatedAt: row.createdAt,
})

export function calendarOf(row: typeof seasonCalendars.$inferSelect): Season {
  return {
    opensAt: row.opensAt.toISOString(),
    weekends: row.weekends,
    extraNights: row.extraNights,
    shiftStart: row.shiftStart.slice(0, 5),
    shiftEnd: row.shiftEnd.slice(0, 5),
  }
}
