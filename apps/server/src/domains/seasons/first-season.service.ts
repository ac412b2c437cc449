import type { Season } from '@nightshift/shared/seasons/season'
import type { Transaction } from '../../platform/database/pool.ts'
import type { festivals } from '../../platform/database/schema.ts'
import { yearOf } from './calendar.service.ts'
import { insertCalendar, insertSeason } from './seasons.queries.ts'

type Festival = Pick<typeof festivals.$inferSelect, 'id' | 'timeZone'>

/** Whatever happened before the second season belongs to the first. */
const BEFORE_EVERYTHING = new Date(0)

export async function openFirstSeason(tx: Transaction, { id, timeZone }: Festival, nights: Season) {
  const year = yearOf(nights, timeZone)
  const season = await insertSeason(tx, { festivalId: id, year, beginsAt: BEFORE_EVERYTHING })
  return { ...season, calendar: await insertCalendar(tx, season, nights) }
}
