import { countOf } from '../../../lib/counts.ts'

export const DECLINED = {
  title: "Can't make it",
  /** Of the Nights tab. */
  count: (count: number) => `${countOf(count, 'answer', 'answers')} “Can't make it” to look at`,
  seen: 'Seen',
  seenOf: (night: string) => `Seen: ${night}`,
  seeFailed: 'Unable to mark this as seen. Please try again later.',
}
