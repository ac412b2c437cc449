import type { MyNight } from '@nightshift/shared/nights/my-nights/contract'

export type NightMark = 'new' | 'changed' | 'cancelled'

/** A version of a night, as it was published. */
export const versionOf = ({ placeId, sequence }: Pick<MyNight, 'placeId' | 'sequence'>) =>
  `${placeId}:${sequence}`

/** What is new to me about a night; a version that I saw for the first time on this visit is new until I answer it. */
export function markOf(night: MyNight, firstSeen: ReadonlySet<string>): NightMark | undefined {
  if (night.isCancelled || night.isCalledOff) return 'cancelled'
  if (night.isSeen && !firstSeen.has(versionOf(night))) return undefined
  return night.sequence > 1 ? 'changed' : 'new'
}
