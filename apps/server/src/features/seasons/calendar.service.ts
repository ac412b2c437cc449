import { dateAt } from '@nightshift/shared/local-time'
import type { Season } from '@nightshift/shared/seasons/season'
import type { SeasonEdit } from '@nightshift/shared/seasons/season-version'
import { and, eq, gte, ne } from 'drizzle-orm'
import { record } from '../../platform/audit.ts'
import { lockFestival } from '../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { seasons } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { refuseStale } from '../../platform/stale.ts'
import { findCurrentSeason, insertCalendar, type StoredSeason } from './seasons.queries.ts'

/** Always a new version of the calendar: applications keep the nights they were asked about. */
export async function editCalendar(db: Db, caller: Caller, festivalId: number, edit: SeasonEdit) {
  const { updatedAt, ...calendar } = edit
  return db.transaction(async (tx) => {
    const festival = await lockFestival(tx, festivalId)
    const current = festival && (await findCurrentSeason(tx, festivalId))
    if (!festival || !current) throw new AppError('notFound')
    refuseStale(current.calendar, updatedAt)
    if (current.closedAt) throw new AppError('seasonClosed')
    await moveToYear(tx, current, yearOf(calendar, festival.timeZone))
    const made = await insertCalendar(tx, current, calendar)
    const versions = { before: current.calendar.season, after: calendar }
    await record(tx, caller, [
      { festivalId, action: 'edit', entity: 'season', entityId: current.id, ...versions },
    ])
    return made
  })
}

/** A season is named after the year that it opens in. */
export const yearOf = ({ opensAt }: Pick<Season, 'opensAt'>, timeZone: string) =>
  Number(dateAt(opensAt, timeZone).slice(0, 4))

/** Refuses the year of another season, or one before it: the latest year is the current season. */
async function moveToYear(tx: Transaction, { id, festivalId, year: before }: StoredSeason, year: number) {
  if (year === before) return
  const others = and(eq(seasons.festivalId, festivalId), ne(seasons.id, id), gte(seasons.year, year))
  if (await tx.$count(seasons, others)) throw new AppError('seasonYearTaken')
  await tx.update(seasons).set({ year }).where(eq(seasons.id, id))
}
