import { openPlaces, type PositionOnBoard } from '@nightshift/shared/tonight/board'
import { TONIGHT } from './tonight.texts.ts'

/** `bad`: somebody is missing. `warn`: somebody is late, or a place is open. `calm`: people are still to come. */
export type Tone = 'bad' | 'warn' | 'calm' | 'good'

/** How a position stands, as a tone and in words. */
export function stateOf({ counts, places }: Pick<PositionOnBoard, 'counts' | 'places'>) {
  const { state } = TONIGHT
  const open = openPlaces(counts)
  const parts = [
    counts.missing && state.missing(counts.missing),
    counts.late && state.late(counts.late),
    open && state.open(open),
    counts.expected && state.expected(counts.expected),
    counts.extra && state.extra(counts.extra),
    counts.excused && state.excused(counts.excused),
  ].filter((part) => part !== 0)
  // Whoever is marked as a no-show is settled.
  const isMissing = places.some(({ attendance }) => attendance.kind === 'missing')
  const tone = isMissing ? 'bad' : toneOf(counts, open)
  return { tone, words: tone === 'good' ? [state.complete, ...parts] : parts }
}

function toneOf({ late, expected }: PositionOnBoard['counts'], open: number): Tone {
  if (late || open) return 'warn'
  return expected ? 'calm' : 'good'
}

export const needsAttention = (position: Pick<PositionOnBoard, 'counts' | 'places'>) =>
  ['bad', 'warn'].includes(stateOf(position).tone)
