import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PERIOD_RULE } from '../payroll-settings/contract.ts'
import { endsWithin, overtimeByWeek, overtimeOf } from './overtime.ts'

const ZONE = 'America/New_York'

test.each([
  // 29 CFR 778.110: $12 an hour, 46 hours: $552 straight time and $36 premium.
  ['778.110, one rate', [[46, 12]], { overtimeHundredths: 600, regularRate: 1200, premium: 3600 }],
  // 29 CFR 778.115: two rates in a week, the regular rate is the weighted average.
  [
    '778.115, two rates',
    [
      [24, 10],
      [24, 15],
    ],
    { overtimeHundredths: 800, regularRate: 1250, premium: 5000 },
  ],
  [
    '778.115, unequal hours',
    [
      [30, 16],
      [15, 20],
    ],
    { overtimeHundredths: 500, regularRate: 1733, premium: 4333 },
  ],
  ['40 hours', [[40, 15]], { overtimeHundredths: 0, regularRate: 1500, premium: 0 }],
  ['a hundredth over 40 hours', [[40.01, 15]], { overtimeHundredths: 1, regularRate: 1500, premium: 8 }],
  ['no hours', [[0, 15]], { overtimeHundredths: 0, regularRate: 0, premium: 0 }],
  ['half a cent is rounded up', [[40.2, 10.25]], { overtimeHundredths: 20, regularRate: 1025, premium: 103 }],
])('%s', (_, work, expected) => {
  const shifts = work.map(([hours = 0, rate = 0]) => ({
    hundredths: Math.round(hours * 100),
    rate: Math.round(rate * 100),
  }))
  expect(overtimeOf(shifts)).toMatchObject(expected)
})

/** A shift of whole hours that ends at an instant. */
const ending = (end: string, hours: number, payrate = 12) => ({
  userId: 'ash',
  startTime: new Date(Date.parse(end) - hours * 3_600_000),
  endTime: end,
  payrate,
})

test('each workweek of two stands alone (29 CFR 778.104): 50 and 30 hours are 10 hours of overtime', () => {
  const rule = { ...DEFAULT_PERIOD_RULE, weeks: 2 as const }
  const weeks = overtimeByWeek(
    [ending('2024-10-04T12:00:00Z', 50), ending('2024-10-10T12:00:00Z', 30)],
    rule,
    ZONE,
  )
  expect(weeks.map(({ overtimeHundredths, premium }) => [overtimeHundredths, premium])).toEqual([
    [1000, 6000],
    [0, 0],
  ])
})

test('a shift over the boundary belongs to the week in which it ends', () => {
  const weeks = overtimeByWeek(
    [
      ending('2024-10-07T09:59:59.999Z', 41),
      ending('2024-10-07T10:00:00Z', 5),
      ending('2024-10-08T10:00:00Z', 36),
    ],
    DEFAULT_PERIOD_RULE,
    ZONE,
  )
  expect(weeks.map(({ week, hundredths }) => [week.startsAt.toISOString(), hundredths])).toEqual([
    ['2024-09-30T10:00:00.000Z', 4100],
    ['2024-10-07T10:00:00.000Z', 4100],
  ])
})

test('a week is listed in the range in which it ends, once', () => {
  const week = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }
  const cut = new Date('2024-10-03T10:00:00Z')
  expect(endsWithin(week, week.startsAt, cut)).toBe(false)
  expect(endsWithin(week, cut, week.endsAt)).toBe(true)
  expect(endsWithin(week, week.endsAt, new Date('2024-10-14T10:00:00Z'))).toBe(false)
})

test('the premium is the exact half, rounded half up', () => {
  const work = fc.array(
    fc.record({ hundredths: fc.integer({ min: 0, max: 9000 }), rate: fc.integer({ min: 0, max: 50_000 }) }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(work, (shifts) => {
      const { hundredths, overtimeHundredths, premium } = overtimeOf(shifts)
      const pay = shifts.reduce((sum, shift) => sum + BigInt(shift.hundredths) * BigInt(shift.rate), 0n)
      // premium - 1/2 <= pay * overtime / (200 * hours) < premium + 1/2
      const [exact, unit] = [pay * BigInt(overtimeHundredths), 200n * BigInt(hundredths)]
      expect(2n * exact >= (2n * BigInt(premium) - 1n) * unit).toBe(true)
      expect(2n * exact < (2n * BigInt(premium) + 1n) * unit || unit === 0n).toBe(true)
    }),
  )
})
