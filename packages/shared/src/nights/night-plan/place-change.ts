import type { Part } from './place.ts'

/** What somebody is told of a place. */
export type ToldPlace = { positionId: number; part: Part; callAt: Date; endsAt: Date }

export const PLACE_CHANGES = ['none', 'new', 'changed', 'removed'] as const
export type PlaceChange = (typeof PLACE_CHANGES)[number]

type Compared = {
  /** As the plan has it now; null when it was taken off. */
  planned: ToldPlace | null
  /** As the person was told last; null when they were not, or were told that it is off. */
  published: ToldPlace | null
}

/** What a place has that its person was not told yet. */
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

type Times = Pick<ToldPlace, 'callAt' | 'endsAt'>

/** The same of a row of the plan, with the times that the plan gives it now; null when the season has no such night. */
export function changeOfStored(place: StoredPlace, times: Times | null, now: Date): PlaceChange {
  const { positionId, part, removedAt, isCancelled } = place
  return placeChange({
    planned: removedAt || !times ? null : { positionId, part, ...timesToTell(place, times, now) },
    published: isCancelled ? null : publishedOf(place),
  })
}

/**
 * The times that the person of a place should know. Those that have passed stay as they were told, whatever the settings
 * and the calendar say by now: who was late is measured by them.
 */
export function timesToTell(place: StoredPlace, times: Times, now: Date): Times {
  const told = place.isCancelled ? null : publishedOf(place)
  if (!told || told.part !== place.part) return times
  const stays = (key: keyof Times) => told[key] <= now && times[key] <= now
  return {
    callAt: stays('callAt') ? told.callAt : times.callAt,
    endsAt: stays('endsAt') ? told.endsAt : times.endsAt,
  }
}

/** What the person was told; null when they were told nothing. */
export function publishedOf({
  publishedPositionId: positionId,
  publishedPart: part,
  publishedCallAt: callAt,
  publishedEndsAt: endsAt,
}: Omit<StoredPlace, 'positionId' | 'part' | 'removedAt' | 'isCancelled'>): ToldPlace | null {
  if (positionId === null || part === null || callAt === null || endsAt === null) return null
  return { positionId, part, callAt, endsAt }
}
