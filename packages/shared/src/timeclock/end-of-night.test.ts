import { expect, test } from 'vitest'
import { endOfNight } from './end-of-night.ts'

const ZONE = 'America/New_York'

test.each([
  ['after midnight', '2024-09-27T21:00:00Z', '01:30', '2024-09-28T05:30:00.000Z'],
  ['before midnight', '2024-09-27T21:00:00Z', '23:00', '2024-09-28T03:00:00.000Z'],
  ['of a shift that began after midnight', '2024-09-28T04:30:00Z', '01:30', '2024-09-28T05:30:00.000Z'],
  ['at its start', '2024-09-27T21:00:00Z', '17:00', '2024-09-27T21:00:00.000Z'],
  ['a second before its start, so the next day', '2024-09-27T21:00:01Z', '17:00', '2024-09-28T21:00:00.000Z'],
  ['the first of two when the clocks go back', '2024-11-02T22:00:00Z', '01:30', '2024-11-03T05:30:00.000Z'],
  ['the second one after the first', '2024-11-03T05:45:00Z', '01:30', '2024-11-03T06:30:00.000Z'],
  ['skipped when the clocks go forward', '2024-03-09T23:00:00Z', '02:30', '2024-03-10T07:30:00.000Z'],
])('a time of day %s', (_when, start, time, expected) => {
  expect(endOfNight(new Date(start), time, ZONE).toISOString()).toBe(expected)
})
