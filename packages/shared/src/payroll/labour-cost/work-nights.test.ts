import { expect, test } from 'vitest'
import { nightsOf } from '../../seasons/nights.ts'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { nightCut, sameNightsBefore, workNightOf } from './work-nights.ts'

const ZONE = 'America/New_York'

test.each([
  ['the evening', '2024-10-04T21:00:00Z', '2024-10-04'],
  ['2 AM', '2024-10-05T06:00:00Z', '2024-10-04'],
  ['a minute before the hour', '2024-10-05T09:59:00Z', '2024-10-04'],
  ['the hour', '2024-10-05T10:00:00Z', '2024-10-05'],
  ['1:30 AM, the first one, when clocks are set back', '2024-11-03T05:30:00Z', '2024-11-02'],
  ['1:30 AM, the second one', '2024-11-03T06:30:00Z', '2024-11-02'],
  ['the hour of that day', '2024-11-03T11:00:00Z', '2024-11-03'],
])('cut at 6 AM, an entry that begins in %s belongs to its night', (_, startTime, night) => {
  expect(workNightOf(startTime, 6, ZONE)).toBe(night)
})

test('a payroll hour in the afternoon does not move the evening to the day before', () => {
  expect([0, 6, 12, 13, 23].map(nightCut)).toEqual([0, 6, 12, 12, 12])
})

const season = (opensAt: string, changes: Partial<typeof DEFAULT_SEASON> = {}) =>
  nightsOf({ ...DEFAULT_SEASON, extraNights: [], weekends: 3, opensAt, ...changes }, ZONE)
const pairs = (nights: ReturnType<typeof season>, before: ReturnType<typeof season>) =>
  [...sameNightsBefore(nights, before)].map(([date, same]) => `${date} ${same.date}`)

test('nights are paired by weekday and weekend', () => {
  expect(pairs(season('2024-09-13T23:00:00Z'), season('2023-09-15T23:00:00Z'))).toEqual([
    '2024-09-13 2023-09-15',
    '2024-09-14 2023-09-16',
    '2024-09-20 2023-09-22',
    '2024-09-21 2023-09-23',
    '2024-09-27 2023-09-29',
    '2024-09-28 2023-09-30',
  ])
})

test('a season that opened on a Saturday has no first Friday to compare with', () => {
  const found = sameNightsBefore(season('2024-09-13T23:00:00Z'), season('2023-09-16T23:00:00Z'))
  expect(found.get('2024-09-13')).toBeUndefined()
  expect(found.get('2024-09-20')?.date).toBe('2023-09-22')
})

test('an extra night has a partner only in the same week, and shifts no other night', () => {
  const extraNights = ['2024-09-05', '2024-10-05']
  const found = sameNightsBefore(
    season('2024-09-13T23:00:00Z', { extraNights }),
    season('2023-09-15T23:00:00Z', { weekends: 4 }),
  )
  expect(found.get('2024-09-05')).toBeUndefined()
  expect(found.get('2024-09-13')?.date).toBe('2023-09-15')
  expect(found.get('2024-10-05')?.date).toBe('2023-10-07')
})
