import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PERIOD_RULE, type PeriodRule } from '../../setup/payroll-settings/contract.ts'
import { isWithin, periodAt, periodsBetween, workweekAt } from './periods.ts'

const ZONE = 'America/New_York'
const span = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) })

test.each([
  ['a Sunday night', '2024-10-07T04:59:00Z', span('2024-09-30T10:00:00Z', '2024-10-07T10:00:00Z')],
  [
    'Monday, a millisecond before 6',
    '2024-10-07T09:59:59.999Z',
    span('2024-09-30T10:00:00Z', '2024-10-07T10:00:00Z'),
  ],
  ['Monday at 6', '2024-10-07T10:00:00Z', span('2024-10-07T10:00:00Z', '2024-10-14T10:00:00Z')],
  [
    'the week in which clocks are set back',
    '2024-11-01T12:00:00Z',
    span('2024-10-28T10:00:00Z', '2024-11-04T11:00:00Z'),
  ],
  [
    'the week in which clocks are set forward',
    '2025-03-07T12:00:00Z',
    span('2025-03-03T11:00:00Z', '2025-03-10T10:00:00Z'),
  ],
  ['before the anchor', '2023-12-27T12:00:00Z', span('2023-12-25T11:00:00Z', '2024-01-01T11:00:00Z')],
])('weekly from Monday 6 AM: %s', (_, at, expected) => {
  expect(periodAt(new Date(at), DEFAULT_PERIOD_RULE, ZONE)).toEqual(expected)
})

test('two weeks begin at the anchor, and hold two workweeks', () => {
  const rule: PeriodRule = { weeks: 2, anchor: '2024-10-02', hour: 0 }
  const period = periodAt(new Date('2024-10-10T12:00:00Z'), rule, ZONE)
  expect(period).toEqual(span('2024-10-02T04:00:00Z', '2024-10-16T04:00:00Z'))
  const days = ['2024-10-02T04:00:00Z', '2024-10-16T03:59:59Z']
  expect(days.map((at) => workweekAt(new Date(at), rule, ZONE))).toEqual([
    span('2024-10-02T04:00:00Z', '2024-10-09T04:00:00Z'),
    span('2024-10-09T04:00:00Z', '2024-10-16T04:00:00Z'),
  ])
})

const rules = fc.record({
  weeks: fc.constantFrom(1 as const, 2 as const),
  anchor: fc
    .integer({ min: 0, max: 400 })
    .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)),
  hour: fc.integer({ min: 0, max: 23 }),
})
const zones = fc.constantFrom(
  ZONE,
  'America/Chicago',
  'America/Phoenix',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
)
const instants = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2026, 0) }).map((at) => new Date(at))

test('every instant is in exactly one period, and periods follow each other without a gap', () => {
  fc.assert(
    fc.property(instants, rules, zones, (at, rule, zone) => {
      const period = periodAt(at, rule, zone)
      expect(isWithin(at, period)).toBe(true)
      expect(periodAt(period.startsAt, rule, zone)).toEqual(period)
      expect(periodAt(new Date(period.endsAt.getTime() - 1), rule, zone)).toEqual(period)
      expect(periodAt(period.endsAt, rule, zone).startsAt).toEqual(period.endsAt)
      const week = workweekAt(at, rule, zone)
      expect(week.startsAt >= period.startsAt && week.endsAt <= period.endsAt).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('the periods of a range touch it, all of them', () => {
  const [from, to] = [new Date('2024-09-30T10:00:00Z'), new Date('2024-10-14T10:00:00Z')]
  expect(periodsBetween(from, to, DEFAULT_PERIOD_RULE, ZONE)).toHaveLength(2)
  expect(periodsBetween(from, new Date(to.getTime() + 1), DEFAULT_PERIOD_RULE, ZONE)).toHaveLength(3)
})
