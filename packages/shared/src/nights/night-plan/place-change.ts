import type { Part } from './place.ts'

/** A place as it is published to its person. */
export type PublishedPlace = { positionId: number; part: Part; callAt: Date; endsAt: Date }

export const PLACE_CHANGES = ['none', 'new', 'changed', 'removed'] as const
export type PlaceChange = (typeof PLACE_CHANGES)[number]

type Compared = {
  /** As the plan has it now; null when it was taken off. */
  planned: PublishedPlace | null
  /** As it was published last; null when it was not, or when it was published that it is off. */
  published: PublishedPlace | null
}

/** What of a place is not published yet. */
export function placeChange({ planned, published }: Compared): PlaceChange {
  if (!planned) return published ? 'removed' : 'none'
  if (!published) return 'new'
  const isSame =
    planned.positionId === published.positionId &&
    planned.part === published.part &&
    +planned.callAt === +published.callAt &&
    +planned.endsAt === +published.endsAt
  return isSame ? 'none' : 'changed'
}

type StoredPlace = {
  positionId: number
  part: Part
  removedAt: Date | null
  isCancelled: boolean
  publishedPositionId: number | null
  publishedPart: Part | null
  publishedCallAt: Date | null
  publishedEndsAt: Date | null
}

type Times = Pick<PublishedPlace, 'callAt' | 'endsAt'>

/** The same of a row of the plan, with the times that the plan gives it now; null when the season has no such night. */
export function changeOfStored(place: StoredPlace, times: Times | null, now: Date): PlaceChange {
  const { positionId, part, removedAt, isCancelled } = place
  return placeChange({
    planned: removedAt || !times ? null : { positionId, part, ...timesToPublish(place, times, now) },
    published: isCancelled ? null : publishedOf(place),
  })
}

/**
 * The times that the person of a place should know. Those that have passed stay as they were published, whatever the settings
 * and the calendar say by now: who was late is measured by them.
 */
export function timesToPublish(place: StoredPlace, times: Times, now: Date): Times {
  const published = place.isCancelled ? null : publishedOf(place)
  if (!published || published.part !== place.part) return times
  const stays = (key: keyof Times) => published[key] <= now && times[key] <= now
  return {
    callAt: stays('callAt') ? published.callAt : times.callAt,
    endsAt: stays('endsAt') ? published.endsAt : times.endsAt,
  }
}

/** What is published of a place; null when nothing is. */
export function publishedOf({
  publishedPositionId: positionId,
  publishedPart: part,
  publishedCallAt: callAt,
  publishedEndsAt: endsAt,
}: Omit<StoredPlace, 'positionId' | 'part' | 'removedAt' | 'isCancelled'>): PublishedPlace | null {
  if (positionId === null || part === null || callAt === null || endsAt === null) return null
  return { positionId, part, callAt, endsAt }
}
