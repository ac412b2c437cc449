import { createHash } from 'node:crypto'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import {
  changeOfStored,
  type PlaceChange,
  type PublishedPlace,
  timesToPublish,
} from '@nightshift/shared/nights/night-plan/place-change'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import { type findSeasonNights, isCalledOff } from '../night-plan/season-nights.queries.ts'
import type { StoredPlace } from './publication.queries.ts'

export type SeasonNights = NonNullable<Awaited<ReturnType<typeof findSeasonNights>>>

/** A place that publishing would change, with what would be published to its person. */
export type Change = {
  place: StoredPlace
  kind: Exclude<PlaceChange, 'none'>
  planned: PublishedPlace | null
}

/** What publishing would change. A night to come that the season does not have any more is off. */
export function changesOf(places: StoredPlace[], season: SeasonNights, now: Date): Change[] {
  return places.flatMap((place) => {
    const planned = plannedDetails(place, season, now)
    const kind = changeOfStored(place, planned, now)
    const isHistory = !planned && !place.removedAt && isOver(place.night, season, now)
    const isOff = kind !== 'removed' && isCalledOff(place.night, season)
    return kind === 'none' || isHistory || isOff ? [] : [{ place, kind, planned }]
  })
}

/** Where and when the plan has somebody; null when they were taken off it, or the night is gone. */
export function plannedDetails(
  place: StoredPlace,
  { nights, callAt }: SeasonNights,
  now: Date,
): PublishedPlace | null {
  const times = nights.find(({ date }) => date === place.night)
  if (place.removedAt || !times) return null
  const { positionId, part } = place
  const night = { callAt: callAt(times.gatesAt, positionId), endsAt: times.endsAt }
  return { positionId, part, ...timesToPublish(place, placeSpan(part, night), now) }
}

export function isOver(night: string, { nights, timeZone }: SeasonNights, now: Date) {
  const times = nights.find(({ date }) => date === night)
  return times ? times.endsAt <= now : night < nightOf(now, timeZone)
}

/** Equal for equal changes: a preview and what is published are compared by it. */
export function fingerprintOf(changes: Change[]) {
  const facts = changes.map(({ place, kind, planned }) => [place.id, kind, planned])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
