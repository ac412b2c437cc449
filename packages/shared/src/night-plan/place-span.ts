import type { Part } from './place.ts'

type Span = { callAt: Date; endsAt: Date }

/** From when to when a place is worked: the second half of a split night begins in the middle. */
export function placeSpan(part: Part, { callAt, endsAt }: Span): Span {
  const middle = new Date((callAt.getTime() + endsAt.getTime()) / 2)
  if (part === 'first') return { callAt, endsAt: middle }
  return part === 'second' ? { callAt: middle, endsAt } : { callAt, endsAt }
}
