import { DEFAULT_PERIOD_RULE } from '@nightshift/shared/setup/payroll-settings/contract'
import { expect, test } from 'vitest'
import { daysOfRange, payRange } from './pay-range.ts'

const ZONE = 'America/New_York'
const PERIODS = { rule: DEFAULT_PERIOD_RULE, timeZone: ZONE, locked: [] }
const week = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }

test.each([
  ['a week from Monday', '2024-09-30', '2024-10-06'],
  ['two days of it', '2024-10-04', '2024-10-05'],
])('%s is about the whole pay period', (_, start, end) => {
  const range = payRange({ start, end }, PERIODS)
  expect(range).toEqual(week)
  expect(daysOfRange(range, ZONE)).toEqual({ start: '2024-09-30', end: '2024-10-06' })
})

test('days of several periods are about all of them', () => {
  const range = payRange({ start: '2024-09-13', end: '2024-11-03' }, PERIODS)
  expect(daysOfRange(range, ZONE)).toEqual({ start: '2024-09-09', end: '2024-11-03' })
})

test('the days of a locked period are about that one, although its hour or time zone has changed since', () => {
  const rule = { ...DEFAULT_PERIOD_RULE, hour: 5 }
  const days = { start: '2024-09-30', end: '2024-10-06' }
  expect(payRange(days, { rule, timeZone: ZONE, locked: [week] })).toEqual(week)
  expect(payRange(days, { ...PERIODS, timeZone: 'America/Denver', locked: [week] })).toEqual(week)
})
