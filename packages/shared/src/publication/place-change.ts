import type { Part } from '../night-plan/place.ts'

/** A place as the plan has it. */
export type PlannedDetails = { positionId: number; part: Part; callAt: Date; endsAt: Date }
/** A place as the person was told of it. */
export type PublishedDetails = PlannedDetails & { isCancelled: boolean }

export type PlaceChange = 'new' | 'changed' | 'removed'

/**
 * What publishing would change for the person; null when they know it already. `planned` is null for a place that was
 * taken off, `published` for one that nobody was told of.
 */
export function placeChange(
  planned: PlannedDetails | null,
  published: PublishedDetails | null,
): PlaceChange | null {
  const isKnown = published !== null && !published.isCancelled
  if (!planned) return isKnown ? 'removed' : null
  if (!isKnown) return 'new'
  const isSame =
    planned.positionId === published.positionId &&
    planned.part === published.part &&
    planned.callAt.getTime() === published.callAt.getTime() &&
    planned.endsAt.getTime() === published.endsAt.getTime()
  return isSame ? null : 'changed'
}
