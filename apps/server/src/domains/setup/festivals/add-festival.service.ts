import { firstSeason } from '@nightshift/shared/seasons/next-season'
import type { Season } from '@nightshift/shared/seasons/season'
import { FESTIVAL_SETTINGS } from '@nightshift/shared/setup/festivals/contract'
import { defaultsOf } from '@nightshift/shared/setup/settings'
import { changed } from '../../../platform/changed.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { openFirstSeason } from '../../seasons/first-season.service.ts'
import { refuseUnknownTimeZone } from './time-zone.ts'

type NewFestival = Pick<
  typeof festivals.$inferInsert,
  'name' | 'hostName' | 'brand' | 'variant' | 'timeZone' | 'enableHome' | 'siteParentId'
>

/**
 * A festival and its first season, made on the server itself or on the first-run page. Without a season one is proposed,
 * and the public site stays off: visitors must not read dates that nobody has chosen.
 */
export function addFestival(db: Queryable, wanted: NewFestival, now: Date, season?: Season) {
  const festival = { ...wanted, enableHome: season !== undefined && wanted.enableHome === true }
  return db.transaction(async (tx) => {
    if (festival.timeZone !== undefined) await refuseUnknownTimeZone(tx, festival.timeZone)
    const [made] = await tx
      .insert(festivals)
      .values({ ...defaultsOf(FESTIVAL_SETTINGS), ...festival })
      .returning({ id: festivals.id, timeZone: festivals.timeZone })
    const { id } = made!
    await openFirstSeason(tx, made!, season ?? firstSeason(made!.timeZone, now))
    const created = { festivalId: id, action: 'create', entityId: id, after: festival }
    await changed(tx, { id: null, now }, { entity: 'festival', ...created })
    return id
  })
}
