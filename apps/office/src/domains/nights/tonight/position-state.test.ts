import type { BoardCounts } from '@nightshift/shared/nights/attendance/attendance'
import { boardOf } from '@nightshift/shared/nights/tonight/board'
import { expect, test } from 'vitest'
import { needsAttention, stateOf } from './position-state.ts'
import { board, inSince, place } from './testing/board.ts'

const counts = (changes: Partial<BoardCounts>) => ({
  counts: { needed: 0, expected: 0, in: 0, late: 0, missing: 0, excused: 0, extra: 0, left: 0, ...changes },
  places: [],
})

test.each([
  ['all are in', { needed: 2, in: 2 }, 'good', 'Complete'],
  ['some are still to come', { needed: 2, in: 1, expected: 1 }, 'calm', '1 expected'],
  ['somebody is late', { needed: 2, in: 1, late: 1 }, 'warn', '1 late'],
  ['nobody is planned', { needed: 2 }, 'warn', '2 to fill'],
  ['a no-show leaves a place', { needed: 2, in: 1, missing: 1 }, 'warn', '1 missing · 1 to fill'],
  [
    'an extra is enough',
    { needed: 2, in: 1, missing: 1, extra: 1 },
    'good',
    'Complete · 1 missing · 1 extra',
  ],
  ['somebody went home', { needed: 2, in: 1, left: 1 }, 'good', '1 left'],
  ['an excused one leaves a place', { needed: 2, in: 1, excused: 1 }, 'warn', '1 to fill · 1 excused'],
])('%s', (_, some, tone, words) => {
  const state = stateOf(counts(some))
  expect({ ...state, words: state.words.join(' · ') }).toEqual({ tone, words })
  expect(needsAttention(counts(some))).toBe(tone === 'warn' || tone === 'bad')
})

test('who is missing needs somebody to look, also where there are enough people, until they are marked', () => {
  const found = (mark: 'noShow' | null) => {
    const people = [place('Ash', { mark }), ...['Bo', 'Cy', 'Di'].map((name) => place(name, inSince(30)))]
    const gatesAt = new Date(Date.now() - 60_000).toISOString()
    const { events } = boardOf(
      board({ tonight: { ...board().tonight!, gatesAt }, places: people }),
      new Date(),
    )
    return stateOf(events[0]!.positions[0]!)
  }
  expect(found(null)).toMatchObject({ tone: 'bad', words: ['1 missing'] })
  expect(found('noShow')).toMatchObject({ tone: 'good', words: ['Complete', '1 missing'] })
})

test('who cannot make it needs somebody to look before they are late, until they are marked', () => {
  const found = (mark: 'excused' | null) => {
    const callAt = new Date(Date.now() + 60_000).toISOString()
    const people = [place('Ash', { answer: 'help', mark, callAt }), place('Bo', { callAt })]
    const { events } = boardOf(board({ places: people }), new Date())
    return stateOf(events[0]!.positions[0]!).words
  }
  expect(found(null)).toContain("1 can't make it")
  expect(found('excused')).not.toContain("1 can't make it")
})
