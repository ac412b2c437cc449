import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hundredthsOf } from './rules.ts'
import { decideSplit, type TwoTips } from './split.ts'

const now = new Date('2024-09-28T12:00:00Z')
const at = new Date('2024-09-27T22:00:00Z')
const shift = {
  startTime: '2024-09-27T20:00:00Z',
  endTime: '2024-09-28T04:00:00Z',
  isTipped: false,
  cashTips: 0,
  creditTips: 0,
  needsReview: null,
}
const tips = (cashTips: number, creditTips = 0) => ({ cashTips, creditTips })

describe('tips go', () => {
  test.each<[string, boolean, boolean, TwoTips | undefined, [number, number] | string]>([
    ['to the first part, which alone is tipped', true, false, undefined, [20, 0]],
    ['to the second part, which alone is tipped', false, true, undefined, [0, 20]],
    ['to the first part when both are', true, true, undefined, [20, 0]],
    ['nowhere else when none is', false, false, undefined, [20, 0]],
    ['as they are divided', true, true, { first: tips(5), second: tips(15) }, [5, 15]],
    ['not to a second part without', true, false, { first: tips(5), second: tips(15) }, 'notTipped'],
    ['not to a first part without', false, true, { first: tips(5), second: tips(15) }, 'notTipped'],
    ['not beyond their sum', true, true, { first: tips(20), second: tips(15) }, 'tipsNotDivided'],
    ['not from cash to credit', true, true, { first: tips(5, 15), second: tips(0) }, 'tipsNotDivided'],
  ])('%s', (_where, firstTipped, isTipped, division, expected) => {
    const whole = { ...shift, isTipped: firstTipped, cashTips: 20 }
    const decision = decideSplit(whole, { at, isTipped, tips: division }, now)
    if (decision.kind === 'refuse') expect(decision.error).toBe(expected)
    else expect([decision.first.cashTips, decision.second.cashTips]).toEqual(expected)
  })
})

test.each([
  ['forgotten', false, false, [null, 'forgotten']],
  ['endSetByLead', false, false, [null, 'endSetByLead']],
  ['tipsMissing', true, false, ['tipsMissing', null]],
  ['tipsMissing', false, true, [null, 'tipsMissing']],
] as const)('a shift that needs review (%s) still does', (needsReview, first, isTipped, expected) => {
  const decision = decideSplit({ ...shift, isTipped: first, needsReview }, { at, isTipped }, now)
  expect(decision).toMatchObject({
    first: { needsReview: expected[0] },
    second: { needsReview: expected[1] },
  })
})

test('an open shift is split before now', () => {
  const open = { ...shift, endTime: null }
  expect(decideSplit(open, { at, isTipped: false }, now).kind).toBe('split')
  expect(decideSplit(open, { at: now, isTipped: false }, now)).toMatchObject({ error: 'splitOutside' })
})

test('the hours of the parts differ from the whole by a hundredth at most', () => {
  const length = fc.integer({ min: 2, max: 24 * 3_600_000 })
  fc.assert(
    fc.property(length, fc.double({ min: 0, max: 1, noNaN: true }), (ms, share) => {
      const start = Date.parse(shift.startTime)
      const cut = new Date(start + Math.round(ms * share))
      const whole = { ...shift, endTime: new Date(start + ms) }
      const inside = +cut > start && +cut < start + ms
      expect(decideSplit(whole, { at: cut, isTipped: false }, now).kind).toBe(inside ? 'split' : 'refuse')
      const parts = [
        { startTime: shift.startTime, endTime: cut },
        { startTime: cut, endTime: whole.endTime },
      ]
      const sum = parts.reduce((total, part) => total + hundredthsOf(part, now), 0)
      expect(Math.abs(sum - hundredthsOf(whole, now))).toBeLessThanOrEqual(1)
    }),
  )
})
