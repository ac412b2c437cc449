import { openPlaces, type PositionOnBoard } from '@nightshift/shared/tonight/board'
import { TONIGHT } from './tonight.texts.ts'

/** `bad`: somebody is missing. `warn`: somebody is late, or a place is open. `calm`: people are still to come. */
export type Tone = 'bad' | 'warn' | 'calm' | 'good'

/** How a position stands, as a tone and in words. */
export function stateOf({ counts }: Pick<PositionOnBoard, 'counts'>) {
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
  const tone = toneOf(counts, open)
  return { tone, words: tone === 'good' ? [state.complete, ...parts] : parts }
}

function toneOf({ missing, late, expected }: PositionOnBoard['counts'], open: number): Tone {
  // Somebody who is missing needs nobody any more once the others are enough.
  if (missing && open) return 'bad'
  if (late || open) return 'warn'
  return expected ? 'calm' : 'good'
}

export const needsAttention = (position: Pick<PositionOnBoard, 'counts'>) =>
  ['bad', 'warn'].includes(stateOf(position).tone)
