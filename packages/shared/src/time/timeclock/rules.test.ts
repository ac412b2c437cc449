import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideClockIn, hoursOf, payOf, tipsOf } from './rules.ts'

const now = new Date('2024-10-05T04:00:00Z')
const shift = (startTime: string, endTime: string | null) => ({ startTime, endTime })

describe('clocking in', () => {
  const actor = { id: 1 }
  const guide = { id: 2 }
  test.each([
    ['nobody without a position', [], undefined, { kind: 'refuse', error: 'noPositionAssigned' }],
    ['the only position', [actor], undefined, { kind: 'start', position: actor }],
    ['a choice among several', [actor, guide], undefined, { kind: 'ask', options: [actor, guide] }],
    ['the chosen one', [actor, guide], 2, { kind: 'start', position: guide }],
    ['no other person’s position', [actor], 9, { kind: 'refuse', error: 'positionNotAssigned' }],
  ])('takes %s', (_, assigned, chosen, decision) => {
    expect(decideClockIn(assigned, chosen)).toEqual(decision)
  })
})

describe('hours', () => {
  test.each([
    ['a whole shift', '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z', 8],
    ['18 seconds, which round up', '2024-10-04T21:00:00Z', '2024-10-04T21:00:18Z', 0.01],
    ['17 seconds, which round down', '2024-10-04T21:00:00Z', '2024-10-04T21:00:17Z', 0],
    [
      'the night daylight saving time ends, to the first 1 am',
      '2024-11-02T21:00:00Z',
      '2024-11-03T05:00:00Z',
      8,
    ],
    [
      'the night daylight saving time ends, to the second 1 am',
      '2024-11-02T21:00:00Z',
      '2024-11-03T06:00:00Z',
      9,
    ],
    ['an open shift, up to now', '2024-10-05T02:30:00Z', null, 1.5],
  ])('of %s', (_, start, end, hours) => {
    expect(hoursOf(shift(start, end), now)).toBe(hours)
  })
})

test('pay is the rounded hours times the rate', () => {
  // 7 h 59 min 50 s round to 8.00 hours
  const rounded = { ...shift('2024-10-04T21:00:00Z', '2024-10-05T04:59:50Z'), payrate: 15.25 }
  expect(payOf(rounded, now)).toBe(12200)
})

test('pay is a whole number of cents, within half a cent of hours times rate', () => {
  const seconds = fc.integer({ min: 0, max: 60 * 60 * 24 })
  const quarters = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(seconds, quarters, (length, quarter) => {
      const start = new Date('2024-10-04T21:00:00Z')
      const worked = {
        startTime: start,
        endTime: new Date(start.getTime() + length * 1000),
        payrate: quarter / 4,
      }
      const cents = payOf(worked, now)
      expect(Number.isInteger(cents)).toBe(true)
      expect(Math.abs(cents - hoursOf(worked, now) * worked.payrate * 100)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('tips are cash plus credit', () => {
  expect(tipsOf({ cashTips: 10.25, creditTips: 5.5 })).toBe(1575)
})
