import { publishedOf } from '@nightshift/shared/nights/night-plan/place-change'
import type { Queryable } from '../../../platform/database/pool.ts'
import { findPlaces, type ShownPlace } from './planned-places.queries.ts'
import { findSeasonNights } from './season-nights.queries.ts'

/**
 * The nights of a season that are not over, by date, which have people on the plan or people who were told of one and not
 * that it is off. A night that the calendar has lost is among them while it is published to somebody: nobody else can work it.
 */
export async function findNightsToCome(
  db: Queryable,
  { festivalId, seasonId }: { festivalId: number; seasonId: number },
  now: Date,
) {
  const season = await findSeasonNights(db, festivalId, seasonId)
  const endsAt = new Map(season?.nights.map((night) => [night.date, night.endsAt]))
  const endOf = (place: ShownPlace) => endsAt.get(place.night) ?? publishedOf(place)?.endsAt
  const isToCome = (place: ShownPlace) => (endOf(place) ?? now) > now
  const places = await findPlaces(db, seasonId)
  return [...new Set(places.filter(isToCome).map(({ night }) => night))]
}
