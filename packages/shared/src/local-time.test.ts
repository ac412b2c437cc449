import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateAt,
  localOf,
  localToInstants,
  mondayOf,
  startOfDay,
  wholeDays,
  zoneName,
} from './local-time.ts'

const NEW_YORK = 'America/New_York'
const HOUR_MS = 3_600_000

/** The instants of a local time, in UTC. */
function meant(date: string, time: string, zone: string) {
  const found = localToInstants(date, time, zone)
  const instants = { none: [], one: [found.kind === 'one' && found.instant], two: [] as unknown[] }[
    found.kind
  ]
  const all = found.kind === 'two' ? [found.first, found.second] : instants
  return (all as Date[]).map((instant) => instant.toISOString().slice(0, 16))
}

test.each([
  ['an ordinary evening', '2024-10-04', '17:00', NEW_YORK, ['2024-10-04T21:00']],
  ['a winter evening', '2024-12-06', '17:00', NEW_YORK, ['2024-12-06T22:00']],
  [
    'half past one, which is ambiguous',
    '2024-11-03',
    '01:30',
    NEW_YORK,
    ['2024-11-03T05:30', '2024-11-03T06:30'],
  ],
  [
    'one o’clock, which is ambiguous',
    '2024-11-03',
    '01:00:00',
    NEW_YORK,
    ['2024-11-03T05:00', '2024-11-03T06:00'],
  ],
  ['two o’clock, which is unambiguous', '2024-11-03', '02:00', NEW_YORK, ['2024-11-03T07:00']],
  ['half past two in spring, which is skipped', '2025-03-09', '02:30', NEW_YORK, []],
  ['three o’clock in spring', '2025-03-09', '03:00', NEW_YORK, ['2025-03-09T07:00']],
  [
    'a zone whose offset changes by half an hour',
    '2024-04-07',
    '01:45',
    'Australia/Lord_Howe',
    ['2024-04-06T14:45', '2024-04-06T15:15'],
  ],
  [
    'a zone with a quarter-hour offset and no clock changes',
    '2024-11-03',
    '01:30',
    'Asia/Kathmandu',
    ['2024-11-02T19:45'],
  ],
  ['far east of Greenwich', '2024-11-03', '01:30', 'Pacific/Kiritimati', ['2024-11-02T11:30']],
  [
    'London, where the clock changes at another hour',
    '2024-10-27',
    '01:30',
    'Europe/London',
    ['2024-10-27T00:30', '2024-10-27T01:30'],
  ],
  ['a skipped midnight', '2024-09-08', '00:30', 'America/Santiago', []],
  ['a day skipped by a move across the date line', '2011-12-30', '12:00', 'Pacific/Apia', []],
  ['an invalid time', '2024-10-04', '25:00', NEW_YORK, []],
])('%s', (_, date, time, zone, instants) => {
  expect(meant(date, time, zone)).toEqual(instants)
})

const zone = fc.constantFrom(
  NEW_YORK,
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Tahiti',
)
const second = fc
  .integer({ min: Date.parse('2020-01-01') / 1000, max: Date.parse('2030-01-01') / 1000 })
  .map((seconds) => new Date(seconds * 1000))

test('the local time of an instant always resolves to that instant, or to its ambiguous pair', () => {
  fc.assert(
    fc.property(second, zone, (instant, timeZone) => {
      const [date = '', time = ''] = localOf(instant, timeZone).split('T')
      const found = localToInstants(date, time, timeZone)
      const instants =
        found.kind === 'one' ? [found.instant] : found.kind === 'two' ? [found.first, found.second] : []
      expect(instants.map(Number)).toContain(+instant)
    }),
  )
})

describe('whole days', () => {
  const hours = (date: string, timeZone: string) => {
    const { from, to } = wholeDays(date, date, timeZone)
    return (+to + 1 - +from) / HOUR_MS
  }
  test.each([
    ['2024-11-02', NEW_YORK, 24],
    ['2024-11-03', NEW_YORK, 25],
    ['2025-03-09', NEW_YORK, 23],
    ['2024-04-07', 'Australia/Lord_Howe', 24.5],
    ['2024-09-08', 'America/Santiago', 23],
  ])('%s in %s has %d hours', (date, timeZone, expected) => {
    expect(hours(date, timeZone)).toBe(expected)
  })

  test('start at the festival’s midnight and end a millisecond before the next one', () => {
    const { from, to } = wholeDays('2024-10-28', '2024-11-03', NEW_YORK)
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2024-10-28T04:00:00.000Z',
      '2024-11-04T04:59:59.999Z',
    ])
  })

  test('start after the gap where midnight is skipped', () => {
    expect(localOf(startOfDay('2024-09-08', 'America/Santiago'), 'America/Santiago')).toBe(
      '2024-09-08T01:00:00',
    )
  })

  test('include all their instants and none of another day', () => {
    fc.assert(
      fc.property(second, zone, (instant, timeZone) => {
        const date = dateAt(instant, timeZone)
        const { from, to } = wholeDays(date, date, timeZone)
        expect(from <= instant && instant <= to).toBe(true)
        expect(dateAt(new Date(+from - 1), timeZone)).toBe(addDays(date, -1))
      }),
    )
  })
})

test.each([
  ['2024-10-28', '2024-10-28'],
  ['2024-11-03', '2024-10-28'],
  ['2024-11-04', '2024-11-04'],
  ['2025-01-01', '2024-12-30'],
])('the week of %s starts on Monday, %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

test('the two half past ones have different zone names', () => {
  expect(zoneName(new Date('2024-11-03T05:30Z'), NEW_YORK)).toBe('EDT')
  expect(zoneName(new Date('2024-11-03T06:30Z'), NEW_YORK)).toBe('EST')
})

test.each([
  ['2024-11-03', 6, '2025-05-03'],
  ['2024-08-31', 6, '2025-02-28'],
  ['2024-12-15', 12, '2025-12-15'],
  ['2024-11-30', 120, '2034-11-30'],
])('%s and %i months is %s', (date, count, later) => {
  expect(addMonths(date, count)).toBe(later)
})
