import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PERIOD_RULE, FEDERAL_MINIMUM_WAGE } from '../../setup/payroll-settings/contract.ts'
import { hundredthsOf } from '../../time/timeclock/rules.ts'
import type { SettingsInForce } from '../pay-periods/overtime-settings.ts'
import { divideByWeek, endsWithin, overtimeByWeek, overtimeOf, workweekFinder } from './overtime.ts'

const { anchor, hour } = DEFAULT_PERIOD_RULE
/** Mondays at 6 AM, with overtime. */
const MONDAYS = {
  ...{ anchor, hour, overtime: 'over40' as const, timeZone: 'America/New_York' },
  minimumWages: [FEDERAL_MINIMUM_WAGE, { from: '2024-10-14', rate: 15 }],
}
const weekOf = workweekFinder({ current: MONDAYS, locked: [] })

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
  isTipped: false,
})

test('each workweek of two stands alone (29 CFR 778.104): 50 and 30 hours are 10 hours of overtime', () => {
  const weeks = overtimeByWeek(
    [ending('2024-10-04T12:00:00Z', 50), ending('2024-10-10T12:00:00Z', 30)],
    weekOf,
  )
  expect(weeks.map(({ overtimeHundredths, premium }) => [overtimeHundredths, premium])).toEqual([
    [1000, 6000],
    [0, 0],
  ])
})

test('a shift over the boundary is divided (29 CFR 778.103): 45 hours up to midnight are $50 at $20', () => {
  const midnight = workweekFinder({ current: { ...MONDAYS, hour: 0 }, locked: [] })
  const weeks = overtimeByWeek(
    [
      ending('2024-10-02T04:00:00Z', 10, 20),
      ending('2024-10-03T04:00:00Z', 10, 20),
      ending('2024-10-04T04:00:00Z', 10, 20),
      ending('2024-10-05T04:00:00Z', 10, 20),
      // Sunday, 7 PM to 3 AM.
      ending('2024-10-07T07:00:00Z', 8, 20),
    ],
    midnight,
  )
  expect(weeks).toMatchObject([
    { hundredths: 4500, overtimeHundredths: 500, premium: 5000 },
    { hundredths: 300, overtimeHundredths: 0, premium: 0 },
  ])
})

test('a shift over the boundary while the clocks are set back has its 9 hours in both weeks', () => {
  const sundays = { ...MONDAYS, anchor: '2024-11-03', hour: 1 }
  // 8 PM to 4 AM: the week begins at the first 1 AM, and there are two of them.
  const shift = { startTime: '2024-11-03T00:00:00Z', endTime: '2024-11-03T09:00:00Z' }
  const parts = divideByWeek(shift, workweekFinder({ current: sundays, locked: [] }))
  expect(parts.map(({ hundredths }) => hundredths)).toEqual([500, 400])
})

test('the parts of any shift add up to its hundredths, and lie next to each other', () => {
  const start = Date.parse('2024-10-31T00:00:00Z')
  const DAY = 86_400_000
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 * DAY }),
      fc.integer({ min: 0, max: 20 * DAY }),
      (begins, lasts) => {
        const shift = { startTime: new Date(start + begins), endTime: new Date(start + begins + lasts) }
        const parts = divideByWeek(shift, weekOf)
        const sum = parts.reduce((all, { hundredths }) => all + hundredths, 0)
        expect(sum).toBe(hundredthsOf(shift, shift.endTime))
        for (const [at, { week }] of parts.entries())
          if (at > 0) expect(week.startsAt).toEqual(parts[at - 1]!.week.endsAt)
      },
    ),
  )
})

test.each([
  // 29 CFR 531.60: half of $7.25 for 5 hours is $18.125.
  ['below the minimum wage', '2024-10-04T12:00:00Z', 2.25, true, 1813, 725],
  ['above it', '2024-10-04T12:00:00Z', 8, true, 2000, 800],
  ['that are not tipped', '2024-10-04T12:00:00Z', 2.25, false, 563, 225],
  ['in a week before a raise of it', '2024-10-13T12:00:00Z', 2.25, true, 1813, 725],
  ['in a week after it', '2024-10-18T12:00:00Z', 2.25, true, 3750, 1500],
])('the regular rate of 45 hours %s', (_, end, payrate, isTipped, premium, regularRate) => {
  expect(overtimeByWeek([{ ...ending(end, 45, payrate), isTipped }], weekOf)).toMatchObject([
    { overtimeHundredths: 500, premium, regularRate },
  ])
})

test('a week is listed in the range in which it ends, once', () => {
  const week = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }
  const cut = new Date('2024-10-03T10:00:00Z')
  expect(endsWithin(week, week.startsAt, cut)).toBe(false)
  expect(endsWithin(week, cut, week.endsAt)).toBe(true)
  expect(endsWithin(week, week.endsAt, new Date('2024-10-14T10:00:00Z'))).toBe(false)
})

const at = (text: string) => new Date(`2024-${text}:00Z`)
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const weekWith = (settings: SettingsInForce, ended: string) => {
  const { startsAt, endsAt, overtime } = workweekFinder(settings)(at(ended))
  return [startsAt.toISOString().slice(5, 16), endsAt.toISOString().slice(5, 16), overtime]
}

const LOCKED = { ...span('09-30T10:00', '10-07T10:00'), ...MONDAYS }
const current = {
  ...{ anchor: '2024-10-03', hour: 0, overtime: 'exempt' as const, timeZone: 'America/Chicago' },
  minimumWages: [],
}

test.each([
  ['in the locked period, as it was approved', '10-01T12:00', ['09-30T10:00', '10-07T10:00', 'over40']],
  ['at its end, too', '10-07T09:59', ['09-30T10:00', '10-07T10:00', 'over40']],
  ['that begins before it ends where it begins', '09-30T09:59', ['09-26T05:00', '09-30T10:00', 'exempt']],
  ['after it begins where it ends', '10-07T10:00', ['10-07T10:00', '10-10T05:00', 'exempt']],
  ['beside it, as the festival has it now', '10-10T05:00', ['10-10T05:00', '10-17T05:00', 'exempt']],
])('a workweek %s', (_, ended, expected) => {
  expect(weekWith({ current, locked: [LOCKED] }, ended)).toEqual(expected)
})

test('with settings that never changed, a locked period changes no workweek', () => {
  for (const ended of ['09-30T09:59', '09-30T10:00', '10-07T09:59', '10-07T10:00'])
    expect(weekWith({ current: MONDAYS, locked: [LOCKED] }, ended)).toEqual(
      weekWith({ current: MONDAYS, locked: [] }, ended),
    )
})

test('a locked period stays as it is whatever is locked or unlocked beside it', () => {
  // The last three days of a week: a period of other weekdays is locked before them.
  const rest = { ...span('10-04T10:00', '10-07T10:00'), ...MONDAYS }
  const before = { ...span('09-27T10:00', '10-04T10:00'), ...MONDAYS, anchor: '2024-09-27' }
  const after = { ...span('10-07T10:00', '10-09T10:00'), ...MONDAYS, anchor: '2024-10-09' }
  for (const locked of [[rest], [before, rest], [rest, after], [before, rest, after]])
    expect(weekWith({ current, locked }, '10-05T12:00')).toEqual(['10-04T10:00', '10-07T10:00', 'over40'])
})

test('a workweek whose premium was paid keeps its bounds, also in a period that was locked later', () => {
  const paid = span('09-28T10:00', '10-05T10:00')
  const finder = workweekFinder({ current, locked: [LOCKED] }, [paid])
  expect(finder(at('10-04T12:00'))).toMatchObject({ ...paid, overtime: 'exempt' })
  expect(finder(at('10-06T12:00'))).toMatchObject({
    ...span('10-05T10:00', '10-07T10:00'),
    overtime: 'over40',
  })
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
