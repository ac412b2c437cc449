import { describe, expect, test } from 'vitest'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { forgottenShiftEnd } from './forgotten-end.ts'

const festival = { season: DEFAULT_SEASON, timeZone: 'America/New_York', longestShiftHours: 14 }
const endOf = (startTime: string, changes: Partial<typeof festival> = {}) =>
  forgottenShiftEnd({ startTime: new Date(startTime) }, { ...festival, ...changes }).toISOString()

describe("a forgotten shift ends at the end of its night's shift hours", () => {
  test.each([
    ['started with the shift', '2024-10-04T21:00:00Z', '2024-10-05T05:00:00.000Z'],
    ['started early, for make-up', '2024-10-04T18:30:00Z', '2024-10-05T05:00:00.000Z'],
    ['begun late', '2024-10-05T04:10:00Z', '2024-10-05T05:00:00.000Z'],
    [
      'of the extra night, when daylight saving time ends',
      '2024-11-02T21:00:00Z',
      '2024-11-03T05:00:00.000Z',
    ],
  ])('%s', (_what, start, end) => expect(endOf(start)).toBe(end))
})

describe('a forgotten shift without a matching night ends after the longest shift', () => {
  test.each([
    ['on a Tuesday', '2024-10-01T14:00:00Z', '2024-10-02T04:00:00.000Z'],
    ['after the end of a night', '2024-10-05T05:00:00Z', '2024-10-05T19:00:00.000Z'],
    ['long before the night', '2024-10-04T12:00:00Z', '2024-10-05T02:00:00.000Z'],
    ['after the season', '2025-10-03T21:00:00Z', '2025-10-04T11:00:00.000Z'],
  ])('%s', (_what, start, end) => expect(endOf(start)).toBe(end))

  test('and so does one of a festival without a season', () => {
    expect(endOf('2024-10-04T21:00:00Z', { season: undefined })).toBe('2024-10-05T11:00:00.000Z')
  })
})

test('no shift of a night is longer than the longest shift', () => {
  expect(endOf('2024-10-04T21:00:00Z', { longestShiftHours: 4 })).toBe('2024-10-05T01:00:00.000Z')
})
