import type { DeclinedPlace, SeenDeclined } from '@nightshift/shared/nights/night-plan/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/pool.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'

/**
 * Places that wait for a planner's look. Whoever is marked on the board was replaced or excused there, so somebody knows.
 * An answer is known by its instant: the next one has another.
 */
const unseen = (festivalId: number, now: Date) => sql`
  planned_places place
    join seasons season on season.id = place.season_id and season.closed_at is null
    left join seen_answers seen on seen.place_id = place.id and seen.answered_at = place.answered_at
    left join closed_nights called_off on called_off.festival_id = place.festival_id and called_off.night = place.night
  where place.festival_id = ${festivalId} and place.answer in ('declined', 'help')
    and place.published_ends_at > ${now.toISOString()} and place.removed_at is null and place.mark is null
    and seen.place_id is null and called_off.night is null`

/** Who cannot come to a night that is not over, and no planner has looked. */
export async function findDeclined(db: Db, festivalId: number, now: Date): Promise<DeclinedPlace[]> {
  const { rows } = await db.execute<DeclinedPlace>(sql`
    select place.night::text, season.year, place.id as "placeId", person.first_name as "firstName",
      person.last_name as "lastName", positions.name as position
    from users person, positions, ${unseen(festivalId, now)}
      and person.id = place.user_id and positions.id = place.position_id
    order by place.night, place.answered_at, place.id`)
  return rows
}

/** A planner has looked at those of a night. */
export async function markDeclinedSeen(db: Db, { id, now }: Caller, { festivalId, night }: SeenDeclined) {
  const { rowCount } = await db.execute(sql`
    insert into seen_answers (place_id, answered_at, seen_at, seen_by)
    select place.id, place.answered_at, ${now.toISOString()}::timestamptz, ${id}::uuid
    from ${unseen(festivalId, now)} and place.night = ${night}
    on conflict (place_id) do update
      set answered_at = excluded.answered_at, seen_at = excluded.seen_at, seen_by = excluded.seen_by`)
  if (rowCount) announce(db, { kind: 'plannedNight', festivalId, night })
}
