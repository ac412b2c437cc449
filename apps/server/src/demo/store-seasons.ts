import {
  CHRISTMAS,
  CHRISTMAS_SEASON,
  DREADMOOR,
  DREADMOOR_SEASON,
  DREADMOOR_SEASON_BEGINS,
  ORCHARD,
  ORCHARD_SEASON,
} from '@nightshift/demo/festivals'
import { idOf } from '@nightshift/demo/random'
import { CLOSED_AT, SEASON_2023 } from '@nightshift/demo/season-2023/season'
import { eq } from 'drizzle-orm'
import { yearOf } from '../features/seasons/calendar.service.ts'
import { openFirstSeason } from '../features/seasons/first-season.service.ts'
import { insertCalendar, insertSeason } from '../features/seasons/seasons.queries.ts'
import type { Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'

/** Answers the two seasons of Dreadmoor, the closed one and the current one, each with its calendar. */
export async function storeSeasons(tx: Transaction) {
  const before = await openFirstSeason(tx, DREADMOOR, SEASON_2023)
  await tx
    .update(tables.seasons)
    .set({ closedAt: CLOSED_AT, closedBy: idOf('manager') })
    .where(eq(tables.seasons.id, before.id))
  const current = await insertSeason(tx, {
    festivalId: DREADMOOR.id,
    year: yearOf(DREADMOOR_SEASON, DREADMOOR.timeZone),
    beginsAt: DREADMOOR_SEASON_BEGINS,
  })
  const calendar = await insertCalendar(tx, current, DREADMOOR_SEASON)
  await openFirstSeason(tx, CHRISTMAS, CHRISTMAS_SEASON)
  await openFirstSeason(tx, ORCHARD, ORCHARD_SEASON)
  await tx.update(tables.seasonCalendars).set({ createdAt: DREADMOOR.createdAt })
  return { before, current: { ...current, calendar } }
}
