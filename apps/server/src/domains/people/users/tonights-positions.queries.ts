import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'

/** The positions that somebody has on tonight's plan, the one that is still to be filled first. */
export async function findTonightsPositions(db: Queryable, userId: string, now: Date) {
  const { rows } = await db.execute<{ positionId: number }>(sql`
    select place.position_id as "positionId"
    from planned_places place join festivals on festivals.id = place.festival_id
    where place.user_id = any (array[${userId}::uuid]) and place.removed_at is null
      and place.night = night_of(${now.toISOString()}::timestamptz, time_zone)
    order by exists (select 1 from time_entries where place_id = place.id and deleted_at is null), place.part`)
  return rows.map(({ positionId }) => positionId)
}
