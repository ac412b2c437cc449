import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { gatesCloseAt, gatesOpenAt, isNightOver, isSeasonOver, openingOf } from './gates.ts'

test.each([
  ['2024-09-13', 'America/New_York', '2024-09-13T19:00:00-04:00'],
  ['2024-12-13', 'America/New_York', '2024-12-13T19:00:00-05:00'],
  ['2024-09-14', 'Asia/Kathmandu', '2024-09-14T04:45:00+05:45'],
])('on %s in %s the gates open at %s', (date, timeZone, expected) => {
  expect(gatesOpenAt(DEFAULT_SEASON, { key: '', label: '', date }, timeZone)).toBe(expected)
})

test('visitors are let in for four hours, past midnight and the change of the clocks, too', () => {
  const season = { ...DEFAULT_SEASON, opensAt: '2024-09-14T02:00:00.000Z' } // 22:00 in New York
  const closing = (date: string) => gatesCloseAt(season, { key: '', label: '', date }, 'America/New_York')
  expect(closing('2024-09-13')).toBe('2024-09-14T02:00:00-04:00')
  expect(closing('2024-11-02')).toBe('2024-11-03T01:00:00-05:00')
})

test.each([
  ['2024-09-13T23:00:00.000Z', 'America/New_York', { year: 2024, gates: '7 pm' }],
  ['2024-09-13T22:30:00.000Z', 'America/New_York', { year: 2024, gates: '6:30 pm' }],
  ['2024-12-31T16:00:00.000Z', 'Asia/Tokyo', { year: 2025, gates: '1 am' }],
])('a season that opens at %s in %s', (opensAt, timeZone, expected) => {
  expect(openingOf({ ...DEFAULT_SEASON, opensAt }, timeZone)).toEqual(expected)
})

test.each([
  ['2024-11-03T02:59:59Z', false],
  ['2024-11-03T03:00:00Z', false],
  ['2024-11-03T03:00:01Z', true],
])(
  'a night is over four hours after its gates open, and with the last one the season: at %s %j',
  (now, isOver) => {
    const last = { key: '', label: '', date: '2024-11-02' }
    expect(isNightOver(DEFAULT_SEASON, last, 'America/New_York', new Date(now))).toBe(isOver)
    expect(isSeasonOver(DEFAULT_SEASON, 'America/New_York', new Date(now))).toBe(isOver)
  },
)
