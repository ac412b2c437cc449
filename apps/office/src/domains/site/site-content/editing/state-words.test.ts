import { expect, test } from 'vitest'
import { stateWords } from './state-words.ts'

const NEW_YORK = 'America/New_York'
const MONDAY = new Date('2026-10-19T15:00:00.000Z')
const at = (instant: string, sameAsDraft = true) => ({ at: instant, by: null, sameAsDraft })

test.each([
  ['Live', true, null],
  ['Changed, not live', false, null],
  ['Goes live Friday 6:00 PM EDT', false, at('2026-10-23T22:00:00.000Z')],
  ['Goes live Sunday 11:30 PM EDT', false, at('2026-10-26T03:30:00.000Z')],
  ['Goes live Monday, October 26, 2026, 12:00 AM EDT', false, at('2026-10-26T04:00:00.000Z')],
  ['Goes live Friday, November 27, 2026, 6:00 PM EST', false, at('2026-11-27T23:00:00.000Z')],
  [
    'Goes live Friday 6:00 PM EDT; changed since, and those changes are not live',
    false,
    at('2026-10-23T22:00:00.000Z', false),
  ],
  ['Goes live in a moment', false, at('2026-10-19T14:59:00.000Z')],
])('%s', (words, isLive, scheduled) => {
  expect(stateWords({ isLive, scheduled }, NEW_YORK, MONDAY)).toBe(words)
})
