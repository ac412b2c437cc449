import type { BoardCounts } from '@nightshift/shared/night-plan/attendance'
import { expect, test } from 'vitest'
import { needsAttention, stateOf } from './position-state.ts'

const counts = (changes: Partial<BoardCounts>): { counts: BoardCounts } => ({
  counts: { needed: 0, expected: 0, in: 0, late: 0, missing: 0, excused: 0, extra: 0, ...changes },
})

test.each([
  ['all are in', { needed: 2, in: 2 }, 'good', 'Complete'],
  ['some are still to come', { needed: 2, in: 1, expected: 1 }, 'calm', '1 expected'],
  ['somebody is late', { needed: 2, in: 1, late: 1 }, 'warn', '1 late'],
  ['nobody is planned', { needed: 2 }, 'warn', '2 open'],
  ['somebody is missing', { needed: 2, in: 1, missing: 1 }, 'bad', '1 missing · 1 open'],
  [
    'an extra is enough',
    { needed: 2, in: 1, missing: 1, extra: 1 },
    'good',
    'Complete · 1 missing · 1 extra',
  ],
  ['an excused one leaves a place', { needed: 2, in: 1, excused: 1 }, 'warn', '1 open · 1 excused'],
])('%s', (_, some, tone, words) => {
  const state = stateOf(counts(some))
  expect({ ...state, words: state.words.join(' · ') }).toEqual({ tone, words })
  expect(needsAttention(counts(some))).toBe(tone === 'warn' || tone === 'bad')
})
