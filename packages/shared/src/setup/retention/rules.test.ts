import { expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { isRetentionOver } from './rules.ts'

const timeZone = 'America/New_York'
const closed = { closedAt: new Date('2024-11-10T12:00:00Z'), calendar: DEFAULT_SEASON }
const at = (now: string, months = 6) => ({ months, timeZone, now: new Date(now) })

test('the months count from the day after the last night, in the zone of the festival', () => {
  expect(isRetentionOver(closed, at('2025-05-03T03:59:00Z'))).toBe(false)
  expect(isRetentionOver(closed, at('2025-05-03T04:00:00Z'))).toBe(true)
  expect(isRetentionOver(closed, at('2025-05-03T04:00:00Z', 7))).toBe(false)
})

test('a season that is not closed keeps its applications', () => {
  expect(isRetentionOver({ ...closed, closedAt: null }, at('2030-01-01T00:00:00Z'))).toBe(false)
})
