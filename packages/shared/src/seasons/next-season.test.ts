import { expect, test } from 'vitest'
import { nextSeason } from './next-season.ts'
import { nightsOf } from './nights.ts'
import { DEFAULT_SEASON } from './season.ts'

const ZONE = 'America/New_York'

test('the next season has the same weekdays, a year later', () => {
  expect(nextSeason(DEFAULT_SEASON, ZONE)).toEqual({
    ...DEFAULT_SEASON,
    opensAt: '2025-09-12T23:00:00.000Z',
    extraNights: ['2025-11-01'],
  })
})

test('its keys are the same, each night 52 weeks later', () => {
  const before = nightsOf(DEFAULT_SEASON, ZONE)
  const after = nightsOf(nextSeason(DEFAULT_SEASON, ZONE), ZONE)
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  for (const [index, { date }] of after.entries()) {
    expect((Date.parse(date) - Date.parse(before[index]!.date)) / 86_400_000).toBe(364)
  }
})

test('it opens at the same local time, though daylight saving time ends on another day', () => {
  const november = { ...DEFAULT_SEASON, opensAt: '2024-11-02T23:00:00.000Z' } // 19:00 EDT
  const later = nextSeason({ ...november, opensAt: '2024-11-03T00:00:00.000Z' }, ZONE)
  expect(later.opensAt).toBe('2025-11-02T00:00:00.000Z')
  const inWinter = nextSeason({ ...november, opensAt: '2025-11-02T00:00:00.000Z' }, ZONE)
  expect(inWinter.opensAt).toBe('2026-11-01T00:00:00.000Z')
})
