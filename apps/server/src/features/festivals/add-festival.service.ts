import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { record } from '../../platform/audit.ts'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Queryable } from '../../platform/database/pool.ts'
import { festivals } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { openFirstSeason } from '../seasons/first-season.service.ts'
import { refuseUnknownTimeZone } from './time-zone.ts'

type NewFestival = Pick<
  typeof festivals.$inferInsert,
  'name' | 'hostName' | 'brand' | 'variant' | 'timeZone' | 'enableHome' | 'siteParentId'
>

/** A festival and its first season, made on the server itself or on the first-run page. */
export function addFestival(db: Queryable, festival: NewFestival, now: Date) {
  return db
    .transaction(async (tx) => {
      if (festival.timeZone !== undefined) await refuseUnknownTimeZone(tx, festival.timeZone)
      const [made] = await tx
        .insert(festivals)
        .values({ ...festival, ownPasswords: true })
        .returning({ id: festivals.id, timeZone: festivals.timeZone })
      const { id } = made!
      await openFirstSeason(tx, made!, DEFAULT_SEASON)
      await record(tx, { id: null, now }, [
        { festivalId: id, action: 'create', entity: 'festival', entityId: id, after: festival },
      ])
      return id
    })
    .catch((error: unknown) => {
      throw constraintOf(error) === 'festivals_host_name_key' ? new AppError('hostNameTaken') : error
    })
}
