import { openPlaces, type PlaceOnBoard, type PositionOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT } from './tonight.texts.ts'

/** `bad`: somebody is missing. `warn`: somebody is late or calls for help, or a place is open. `calm`: people are still to come. */
export type Tone = 'bad' | 'warn' | 'calm' | 'good'

/** How a position stands, as a tone and in words. */
export function stateOf({ counts, places }: Pick<PositionOnBoard, 'counts' | 'places'>) {
  const { state } = TONIGHT
  const open = openPlaces(counts)
  const help = places.filter(callsForHelp).length
  const parts = [
    counts.missing && state.missing(counts.missing),
    help && state.help(help),
    counts.late && state.late(counts.late),
    open && state.open(open),
    counts.expected && state.expected(counts.expected),
    counts.extra && state.extra(counts.extra),
    counts.left && state.left(counts.left),
    counts.excused && state.excused(counts.excused),
  ].filter((part) => part !== 0)
  // Whoever is marked as a no-show is settled.
  const isMissing = places.some(({ attendance }) => attendance.kind === 'missing')
  const tone = isMissing ? 'bad' : help ? 'warn' : toneOf(counts, open)
  return { tone, words: tone === 'good' && !counts.left ? [state.complete, ...parts] : parts }
}

/** They said too late that they cannot come, and nobody has done anything about it. */
const callsForHelp = ({ answer, attendance: { kind } }: PlaceOnBoard) =>
  answer === 'help' && (kind === 'expected' || kind === 'late')

function toneOf({ late, expected }: PositionOnBoard['counts'], open: number): Tone {
  if (late || open) return 'warn'
  return expected ? 'calm' : 'good'
}

export const needsAttention = (position: Pick<PositionOnBoard, 'counts' | 'places'>) =>
  ['bad', 'warn'].includes(stateOf(position).tone)
