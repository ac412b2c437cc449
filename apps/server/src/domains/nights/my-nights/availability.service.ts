import type { AvailabilityEdit, MyAvailability } from '@nightshift/shared/nights/my-nights/contract'
import { availabilityOf } from '@nightshift/shared/nights/night-plan/availability'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import {
  findAppliedAvailability,
  findOwnAvailability,
  insertAvailability,
  updateAvailability,
} from './availability.queries.ts'
import { findPublishedDates, type Whose } from './my-nights.queries.ts'

async function read(db: Queryable, whose: Whose) {
  const { season, timeZone, nights } = found(await findSeasonNights(db, whose.festivalId))
  const of = { userId: whose.userId, seasonId: season.id }
  const own = await findOwnAvailability(db, of)
  const applied = await findAppliedAvailability(db, of, timeZone)
  const { source, unavailable } = availabilityOf(own?.unavailable ?? null, applied)
  const dates = nights.map(({ date }) => date)
  const availability: z.input<typeof MyAvailability> = {
    seasonId: season.id,
    season: season.calendar,
    isClosed: season.closedAt !== null,
    source,
    // A night that the season has no more is no night that somebody could be asked about.
    unavailable: dates.filter((date) => (unavailable as string[]).includes(date)),
    planned: await findPublishedDates(db, whose, season.id),
    updatedAt: own?.updatedAt ?? null,
  }
  return { of, dates, availability }
}

/** The nights of the current season that somebody cannot work. */
export const readAvailability = async (db: Queryable, whose: Whose) => (await read(db, whose)).availability

/** Says which nights of the current season one cannot work. From then on it counts, not the application. */
export async function editAvailability(
  db: Db,
  caller: Caller,
  whose: Whose,
  { seasonId, unavailable: wanted, updatedAt }: AvailabilityEdit,
) {
  return db.transaction(async (tx) => {
    const { of, dates, availability: before } = await read(tx, whose)
    if (before.seasonId !== seasonId) throw new AppError('changedMeanwhile')
    if (before.isClosed) throw new AppError('seasonAlreadyClosed')
    if (!wanted.every((date) => dates.includes(date))) throw new AppError('notANight')
    const unavailable = dates.filter((date) => wanted.includes(date))
    const saved =
      updatedAt === null
        ? await insertAvailability(tx, of, unavailable)
        : await updateAvailability(tx, of, { unavailable, updatedAt: new Date(updatedAt) })
    if (!saved) throw new AppError('changedMeanwhile')
    await changed(tx, caller, {
      festivalId: whose.festivalId,
      entity: 'user',
      entityId: whose.userId,
      also: ['plan'],
      before,
      after: { ...before, unavailable: saved.unavailable },
      fields: ['unavailable'],
    })
    return readAvailability(tx, whose)
  })
}
