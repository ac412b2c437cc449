import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import type { Venue } from '../../../../test/testing/venue.ts'
import { seasons } from '../../../platform/database/schema.ts'
import { insertCalendar, insertSeason } from '../../seasons/seasons.queries.ts'

/** Closes the venue's season and opens the next one, three days before the clock: sessions stay valid. */
export async function openNextSeason({ db, home }: Venue) {
  const beginsAt = new Date('2024-10-01T04:00:00.000Z')
  return db.transaction(async (tx) => {
    await tx.update(seasons).set({ closedAt: beginsAt })
    const season = await insertSeason(tx, { festivalId: home.id, year: 2025, beginsAt })
    await insertCalendar(tx, season, {
      ...DEFAULT_SEASON,
      opensAt: '2025-09-12T23:00:00.000Z',
      extraNights: [],
    })
    return season
  })
}
