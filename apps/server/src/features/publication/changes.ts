import { createHash } from 'node:crypto'
import { nightOf } from '@nightshift/shared/night-plan/curfew'
import {
  type PlaceChange,
  type PlannedDetails,
  placeChange,
} from '@nightshift/shared/publication/place-change'
import type { findSeasonNights } from '../night-plan/season-nights.ts'
import type { StoredPlace } from './publication.queries.ts'

export type SeasonNights = NonNullable<Awaited<ReturnType<typeof findSeasonNights>>>

/** A place that publishing would change, with what its person would be told. */
export type Change = { place: StoredPlace; kind: PlaceChange; planned: PlannedDetails | null }

/** What publishing would change, nights that are over left alone. */
export function changesOf(places: StoredPlace[], season: SeasonNights, now: Date): Change[] {
  return places.flatMap((place) => {
    if (isOver(place.night, season, now)) return []
    const planned = plannedDetails(place, season)
    // A night that is not in the season any more has no times to tell.
    if (!planned && !place.removedAt) return []
    const kind = placeChange(planned, publishedDetails(place))
    return kind ? [{ place, kind, planned }] : []
  })
}

/** Where and when the plan has somebody; null when they were taken off it. */
export function plannedDetails(place: StoredPlace, { nights, callAt }: SeasonNights): PlannedDetails | null {
  const times = nights.find(({ date }) => date === place.night)
  if (place.removedAt || !times) return null
  const { positionId, part } = place
  return { positionId, part, callAt: callAt(times.gatesAt, positionId), endsAt: times.endsAt }
}

/** What the person was told; null when they were told nothing. */
export function publishedDetails(place: StoredPlace) {
  const { publishedPositionId, publishedPart, publishedCallAt, publishedEndsAt, isCancelled } = place
  if (!publishedPositionId || !publishedPart || !publishedCallAt || !publishedEndsAt) return null
  return {
    ...{ positionId: publishedPositionId, part: publishedPart, isCancelled },
    ...{ callAt: publishedCallAt, endsAt: publishedEndsAt },
  }
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
