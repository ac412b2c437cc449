import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import type { Venue } from '../../../../../test/testing/venue.ts'
import { seasons } from '../../../../platform/database/schema.ts'
import { insertCalendar, insertSeason } from '../../../seasons/seasons.queries.ts'

type Festival = { id: number; seasonId: number }

/** Closes a season at an instant, or opens it again. */
export const closeSeason = ({ db }: Venue, seasonId: number, closedAt: Date | null) =>
  db.update(seasons).set({ closedAt }).where(eq(seasons.id, seasonId))

/** Closes the festival's season of 2024 and opens the one of a later year, from the first of February on. */
export async function openNextSeason(venue: Venue, { id: festivalId, seasonId }: Festival, year = 2025) {
  const beginsAt = new Date(`${year}-02-01T05:00:00Z`)
  await closeSeason(venue, seasonId, beginsAt)
  return venue.db.transaction(async (tx) => {
    const season = await insertSeason(tx, { festivalId, year, beginsAt })
    await insertCalendar(tx, season, {
      ...DEFAULT_SEASON,
      opensAt: `${year}-09-12T23:00:00.000Z`,
      extraNights: [],
    })
    return season
  })
}
