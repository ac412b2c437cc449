import { DEFAULT_SEASON } from '@nightshift/shared/festivals/season'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { festivals } from '../../platform/database/schema.ts'
import { insertSeason } from './festivals.queries.ts'

type NewFestival = Pick<typeof festivals.$inferInsert, 'name' | 'hostName' | 'brand' | 'variant' | 'timeZone'>

/** A festival and its first season. No call of the API does this: it is a command on the server. */
export function addFestival(db: Db, festival: NewFestival) {
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(festivals).values(festival).returning({ id: festivals.id })
    await insertSeason(tx, made!.id, DEFAULT_SEASON)
    const { id } = made!
    await record(tx, { id: null, now: new Date() }, [
      { festivalId: id, action: 'create', entity: 'festival', entityId: id, after: festival },
    ])
    return made!.id
  })
}
