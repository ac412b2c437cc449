import { dateAt } from '@nightshift/shared/local-time'
import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { comesAfter } from '@nightshift/shared/seasons/next-season'
import type { Season } from '@nightshift/shared/seasons/season'
import type { SeasonEdit } from '@nightshift/shared/seasons/season-version'
import { eq } from 'drizzle-orm'
import { changed } from '../../platform/changed.ts'
import { lockFestival } from '../../platform/database/lock-festival.ts'
import type { Db, Queryable, Transaction } from '../../platform/database/pool.ts'
import { seasons } from '../../platform/database/schema.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { refuseStale } from '../../platform/stale.ts'
import { findCurrentSeason, findSeasons, insertCalendar, type StoredSeason } from './seasons.queries.ts'

/** The calendar of the season that is sold and staffed now. */
export const readCalendar = async (db: Queryable, festivalId: number) =>
  versionOf(found(await findCurrentSeason(db, festivalId)).calendar)

const versionOf = ({ season, updatedAt }: { season: Season; updatedAt: Date }) => ({
  ...season,
  updatedAt: updatedAt.toISOString(),
})

/** Always a new version of the calendar: applications keep the nights they were asked about. */
export async function editCalendar(db: Db, caller: Caller, festivalId: number, edit: SeasonEdit) {
  const { updatedAt, ...calendar } = edit
  return db.transaction(async (tx) => {
    const festival = found(await lockFestival(tx, festivalId))
    const current = found(await findCurrentSeason(tx, festivalId))
    refuseStale(current.calendar, updatedAt)
    if (current.closedAt) throw new AppError('seasonClosed')
    await rename(tx, current, calendar, festival.timeZone)
    const made = await insertCalendar(tx, current, calendar)
    const versions = { before: current.calendar.season, after: calendar }
    await changed(tx, caller, {
      festivalId,
      action: 'edit',
      entity: 'season',
      entityId: current.id,
      ...versions,
    })
    return versionOf(made)
  })
}

/** A season is named after the year that it opens in. */
export const yearOf = ({ opensAt }: Pick<Season, 'opensAt'>, timeZone: string) =>
  Number(dateAt(opensAt, timeZone).slice(0, 4))

/**
 * The name of the season that follows `before`, with its year and part. Refused when its nights do not all come after
 * those of `before`: the latest season is the current one.
 */
export function nameAfter(before: SeasonBefore | undefined, calendar: Season, timeZone: string): SeasonName {
  const year = yearOf(calendar, timeZone)
  if (!before) return { year, part: 1 }
  if (!comesAfter(calendar, before.calendar, timeZone)) throw new AppError('seasonsOverlap')
  return { year, part: year === before.year ? before.part + 1 : 1 }
}

type SeasonBefore = SeasonName & { calendar: Season }

/** Names the season by its new calendar. */
async function rename(tx: Transaction, { id, festivalId }: StoredSeason, calendar: Season, timeZone: string) {
  const [, before] = await findSeasons(tx, festivalId)
  await tx
    .update(seasons)
    .set(nameAfter(before, calendar, timeZone))
    .where(eq(seasons.id, id))
}
