import { DEFAULT_PERIOD_RULE } from '@nightshift/shared/payroll-settings/contract'
import { expect, test } from 'vitest'
import { daysOfRange, payRange } from './pay-range.ts'

const ZONE = 'America/New_York'
const week = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }

test.each([
  ['a week from Monday', '2024-09-30', '2024-10-06'],
  ['two days of it', '2024-10-04', '2024-10-05'],
])('%s is about the whole pay period', (_, start, end) => {
  const range = payRange({ start, end }, DEFAULT_PERIOD_RULE, ZONE)
  expect(range).toEqual(week)
  expect(daysOfRange(range, ZONE)).toEqual({ start: '2024-09-30', end: '2024-10-06' })
})

test('days of several periods are about all of them', () => {
  const range = payRange({ start: '2024-09-13', end: '2024-11-03' }, DEFAULT_PERIOD_RULE, ZONE)
  expect(daysOfRange(range, ZONE)).toEqual({ start: '2024-09-09', end: '2024-11-03' })
})
