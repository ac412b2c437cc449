import type { Part } from './place.ts'

type Span = { callAt: Date; endsAt: Date }

const QUARTER_MS = 15 * 60_000

/** From when to when a place is worked: the second half of a split night begins in the middle, on a quarter of an hour. */
export function placeSpan(part: Part, { callAt, endsAt }: Span): Span {
  const middleMs = (callAt.getTime() + endsAt.getTime()) / 2
  const middle = new Date(Math.round(middleMs / QUARTER_MS) * QUARTER_MS)
  if (part === 'first') return { callAt, endsAt: middle }
  return part === 'second' ? { callAt: middle, endsAt } : { callAt, endsAt }
}
