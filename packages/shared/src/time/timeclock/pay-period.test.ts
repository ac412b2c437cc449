import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { payWeekAt, seasonPeriod, weekBefore } from './pay-period.ts'

const ZONE = 'America/New_York'

test.each([
  ['a Monday, a minute past midnight', '2024-11-04T05:01:00Z', '2024-11-04', '2024-11-10'],
  ['a Sunday, a minute before midnight', '2024-11-04T04:59:00Z', '2024-10-28', '2024-11-03'],
  ['a week across a new year', '2025-01-01T12:00:00Z', '2024-12-30', '2025-01-05'],
])('the pay week of %s', (_, instant, start, end) => {
  expect(payWeekAt(new Date(instant), ZONE)).toEqual({ start, end })
})

test('the week before ends the day before', () => {
  expect(weekBefore({ start: '2024-11-04', end: '2024-11-10' })).toEqual({
    start: '2024-10-28',
    end: '2024-11-03',
  })
})

test('a season ends on the morning after its last night', () => {
  expect(seasonPeriod(DEFAULT_SEASON, ZONE)).toEqual({ start: '2024-09-13', end: '2024-11-03' })
})
