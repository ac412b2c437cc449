import type { Mark } from '@nightshift/shared/nights/attendance/attendance'
import type { AnsweredPlace, Place } from '@nightshift/shared/nights/night-plan/place'
import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { nightNeeds, plannedPlaces } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredPlace = typeof plannedPlaces.$inferSelect

/** What the plan shows of a place. */
const SHOWN = [
  ...(['id', 'night', 'positionId', 'userId', 'part', 'updatedAt', 'removedAt', 'isCancelled'] as const),
  ...(['publishedPositionId', 'publishedPart', 'publishedCallAt', 'publishedEndsAt'] as const),
  ...(['seenAt', 'answer', 'answerReason'] as const),
] satisfies (keyof StoredPlace)[]
export type ShownPlace = Pick<StoredPlace, (typeof SHOWN)[number]>

const shown = Object.fromEntries(SHOWN.map((name) => [name, plannedPlaces[name]])) as Pick<
  typeof plannedPlaces,
  (typeof SHOWN)[number]
>

/** The places of a season or of one of its nights, with those that were taken off while that is not published. */
export const findPlaces = (db: Queryable, seasonId: number, night?: string): Promise<ShownPlace[]> =>
  db
    .select(shown)
    .from(plannedPlaces)
    .where(
      and(
        eq(plannedPlaces.seasonId, seasonId),
        eq(plannedPlaces.isCancelled, false),
        night === undefined ? undefined : eq(plannedPlaces.night, night),
      ),
    )
    .orderBy(plannedPlaces.night, plannedPlaces.id)

/** The places that count. */
export function findTakenPlaces(
  db: Queryable,
  seasonId: number,
  ...conditions: SQL[]
): Promise<AnsweredPlace[]> {
  const { night, positionId, userId, part, answer } = plannedPlaces
  return db
    .select({ night, positionId, userId, part, answer })
    .from(plannedPlaces)
    .where(and(eq(plannedPlaces.seasonId, seasonId), isNull(plannedPlaces.removedAt), ...conditions))
    .orderBy(night, plannedPlaces.id)
}

export const onNights = (nights: string[]) => inArray(plannedPlaces.night, nights)

/** Row lock until the transaction ends. */
export async function lockPlace(tx: Transaction, scope: FestivalScope, id: number) {
  const [place] = await tx
    .select()
    .from(plannedPlaces)
    .where(and(eq(plannedPlaces.id, id), withinFestival(plannedPlaces.festivalId, scope)))
    .for('no key update')
  return place
}

/** The season of a place, before anything is locked. */
export async function findPlaceSeason(tx: Transaction, scope: FestivalScope, id: number) {
  const { festivalId, seasonId, userId } = plannedPlaces
  const [found] = await tx
    .select({ festivalId, seasonId, userId })
    .from(plannedPlaces)
    .where(and(eq(plannedPlaces.id, id), withinFestival(festivalId, scope)))
  return found
}

type NewPlace = Place & { festivalId: number; seasonId: number }
/** `formerMark`: the mark that a place had before it was given back. */
export type InsertedPlace = NewPlace & { id: number; formerMark?: Mark | null }

/**
 * Adds places of one season in one statement: Fill has thousands. Whoever was taken off a night of it and does not know
 * that yet gets the old place back: there may be nothing to publish.
 */
export async function addPlaces(
  tx: Transaction,
  { festivalId, seasonId }: Pick<NewPlace, 'festivalId' | 'seasonId'>,
  places: Place[],
): Promise<InsertedPlace[]> {
  const column = (name: keyof Place) => sql.param(places.map((place) => place[name]))
  const { rows } = await tx.execute<Place & Pick<InsertedPlace, 'id' | 'formerMark'>>(sql`
      with wanted as (
        select * from unnest(
          ${column('night')}::date[], ${column('positionId')}::int[], ${column('userId')}::uuid[],
          ${column('part')}::text[]) wanted (night, position_id, user_id, part)
      ), again as (
        select distinct on (old.id) old.id, old.mark, wanted.* from wanted cross join lateral (
          select id, mark from planned_places taken_off
          where user_id = wanted.user_id and night = wanted.night and season_id = ${seasonId}
            and removed_at is not null and not is_cancelled
          order by position_id = wanted.position_id desc, part = wanted.part desc, id
          limit 1
        ) old
        order by old.id, wanted.part
      ), put_back as (
        update planned_places place set position_id = again.position_id, part = again.part, removed_at = null,
          mark = null, marked_at = null, marked_by = null, put_in_at = null
        from again where place.id = again.id
        returning place.*, again.mark as former_mark
      ), made as (
        insert into planned_places (festival_id, season_id, night, position_id, user_id, part)
        select ${festivalId}, ${seasonId}, night, position_id, user_id, part from wanted
        where (user_id, night, part) not in (select user_id, night, part from again)
        returning *, null::text as former_mark
      )
      select id, night::text, position_id as "positionId", user_id as "userId", part, former_mark as "formerMark"
      from (select * from put_back union all select * from made) place`)
  return rows.map((row) => ({ ...row, festivalId, seasonId }))
}

type Changes = Pick<StoredPlace, 'positionId' | 'part'>

export async function changePlace(tx: Transaction, id: number, changes: Changes) {
  const [changed] = await tx.update(plannedPlaces).set(changes).where(eq(plannedPlaces.id, id)).returning()
  return changed!
}

export const setRemoved = (tx: Transaction, ids: number[], removedAt: Date) =>
  tx.update(plannedPlaces).set({ removedAt }).where(inArray(plannedPlaces.id, ids))

export const deletePlaces = (tx: Transaction, ids: number[]) =>
  tx.delete(plannedPlaces).where(inArray(plannedPlaces.id, ids))

/** The places of these people from their tonight on, unless a shift fills them. Row locks until the transaction ends. */
export const lockFuturePlaces = (tx: Transaction, userIds: string[], now: Date) =>
  tx
    .select()
    .from(plannedPlaces)
    .where(
      and(
        inArray(plannedPlaces.userId, userIds),
        isNull(plannedPlaces.removedAt),
        gte(
          plannedPlaces.night,
          sql`(select night_of(${now.toISOString()}::timestamptz, time_zone) from festivals
            where festivals.id = ${plannedPlaces.festivalId})`,
        ),
        sql`not exists (select 1 from time_entries where place_id = ${plannedPlaces.id} and deleted_at is null)`,
      ),
    )
    .orderBy(plannedPlaces.id)
    .for('no key update')

/** The nights on which positions need another number than usual. */
export const findNightNeeds = (db: Queryable, seasonId: number) => {
  const { night, positionId, needed } = nightNeeds
  return db.select({ night, positionId, needed }).from(nightNeeds).where(eq(nightNeeds.seasonId, seasonId))
}
