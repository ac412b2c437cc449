import { expect, test } from 'vitest'
import { localOf } from '../local-time.ts'
import { comesAfter, firstSeason, followingSeason, nextSeason, seasonAgain, spanOf } from './next-season.ts'
import { nightsOf } from './nights.ts'
import { DEFAULT_SEASON, type Season } from './season.ts'

const ZONE = 'America/New_York'
const openingOf = ({ opensAt }: Season) => localOf(opensAt, ZONE).slice(0, 16)

/** A season and those proposed after it, one from the other. */
function years(first: Season, count: number) {
  const seasons = [first]
  while (seasons.length < count) seasons.push(nextSeason(seasons.at(-1)!, ZONE))
  return seasons
}

test('opens on the second Friday of September at 7 pm, in every year from 2024 to 2035', () => {
  expect(years(DEFAULT_SEASON, 12).map(openingOf)).toEqual([
    '2024-09-13T19:00',
    '2025-09-12T19:00',
    '2026-09-11T19:00',
    '2027-09-10T19:00',
    '2028-09-08T19:00',
    '2029-09-14T19:00',
    '2030-09-13T19:00',
    '2031-09-12T19:00',
    '2032-09-10T19:00',
    '2033-09-09T19:00',
    '2034-09-08T19:00',
    '2035-09-14T19:00',
  ])
})

test('an extra night keeps its distance from the opening, and its weekday', () => {
  expect(years(DEFAULT_SEASON, 7).map(({ extraNights }) => extraNights)).toEqual([
    ['2024-11-02'],
    ['2025-11-01'],
    ['2026-10-31'],
    ['2027-10-30'],
    ['2028-10-28'],
    ['2029-11-03'],
    ['2030-11-02'],
  ])
})

test('every year has the same nights by their keys', () => {
  const keys = (season: Season) => nightsOf(season, ZONE).map(({ key }) => key)
  for (const season of years(DEFAULT_SEASON, 12)) expect(keys(season)).toEqual(keys(DEFAULT_SEASON))
})

test.each([
  ['2024-03-01T00:00:00Z', 'America/Denver', '2024-09-14T01:00:00.000Z'],
  ['2026-11-19T12:00:00Z', 'America/New_York', '2027-09-10T23:00:00.000Z'],
  ['2026-11-19T12:00:00Z', 'Australia/Sydney', '2027-09-10T09:00:00.000Z'],
])('at %s the first season in %s opens at 7 pm there, at %s', (now, timeZone, opensAt) => {
  expect(firstSeason(timeZone, new Date(now)).opensAt).toBe(opensAt)
})

test('a fifth Friday becomes the last one where the month has four', () => {
  const fifth = { ...DEFAULT_SEASON, opensAt: '2024-08-30T23:00:00.000Z' }
  expect(years(fifth, 3).map(openingOf)).toEqual(['2024-08-30T19:00', '2025-08-29T19:00', '2026-08-28T19:00'])
})

test('it opens at the same local time, though daylight saving time may have ended', () => {
  // The first Saturday of November comes after the change in 2026.
  const november = { ...DEFAULT_SEASON, opensAt: '2024-11-02T23:00:00.000Z' }
  const openings = years(november, 3)
  expect(openings.map(openingOf)).toEqual(['2024-11-02T19:00', '2025-11-01T19:00', '2026-11-07T19:00'])
  expect(openings.map(({ opensAt }) => opensAt.slice(11, 13))).toEqual(['23', '23', '00'])
})

test('a time that the clocks skip falls back to the start of the day', () => {
  // The fourth Sunday of March is the last one in 2027, when London skips 1 to 2 am.
  const march = { ...DEFAULT_SEASON, opensAt: '2026-03-22T01:30:00.000Z' }
  const { opensAt } = nextSeason(march, 'Europe/London')
  expect(opensAt).toBe('2027-03-28T00:00:00.000Z')
})

const SPRING: Season = {
  ...DEFAULT_SEASON,
  opensAt: '2025-03-14T23:00:00.000Z',
  weekends: 2,
  extraNights: [],
}

test('a season lasts from its first night to its last', () => {
  expect(spanOf(DEFAULT_SEASON, ZONE)).toEqual({ first: '2024-09-13', last: '2024-11-02' })
  const early = { ...SPRING, extraNights: ['2025-02-14'] }
  expect(spanOf(early, ZONE)).toEqual({ first: '2025-02-14', last: '2025-03-22' })
  expect(comesAfter(SPRING, DEFAULT_SEASON, ZONE)).toBe(true)
  expect(comesAfter(SPRING, { ...DEFAULT_SEASON, extraNights: ['2025-03-14'] }, ZONE)).toBe(false)
})

const SUMMER = new Date('2025-06-01T12:00:00Z')

test('spring and autumn take turns', () => {
  const [autumn, nextAutumn] = years(DEFAULT_SEASON, 2) as [Season, Season]
  expect(followingSeason(SPRING, autumn, ZONE, SUMMER)).toEqual(nextAutumn)
  expect(openingOf(followingSeason(nextAutumn, SPRING, ZONE, SUMMER))).toBe('2026-03-13T19:00')
  expect(followingSeason(nextAutumn, autumn, ZONE, SUMMER)).toEqual(nextSeason(nextAutumn, ZONE))
  expect(followingSeason(autumn, undefined, ZONE, SUMMER)).toEqual(nextAutumn)
})

test.each([
  ['2025-09-12T22:59:59Z', '2025-09-12T19:00'],
  ['2025-09-12T23:00:00Z', '2026-09-11T19:00'],
  ['2026-11-19T12:00:00Z', '2027-09-10T19:00'],
])('at %s the season after that of 2024 opens on %s: never in the past', (now, opening) => {
  expect(openingOf(followingSeason(DEFAULT_SEASON, undefined, ZONE, new Date(now)))).toBe(opening)
})

test('years that are over are skipped in turn', () => {
  const after = (now: string) => openingOf(followingSeason(SPRING, DEFAULT_SEASON, ZONE, new Date(now)))
  expect(after('2026-11-19T12:00:00Z')).toBe('2027-03-12T19:00')
  expect(after('2027-05-01T12:00:00Z')).toBe('2027-09-10T19:00')
})

const AUTUMN = new Date('2024-11-10T00:00:00Z')

test('a second season of the year opens four weeks after the last night, on the same weekday by the clock there', () => {
  const again = seasonAgain(DEFAULT_SEASON, ZONE, AUTUMN)!
  // Standard time by then.
  expect(openingOf(again)).toBe('2024-12-06T19:00')
  expect(again.extraNights).toEqual([])
  expect(comesAfter(again, DEFAULT_SEASON, ZONE)).toBe(true)
  expect(openingOf(seasonAgain(SPRING, ZONE, new Date('2025-04-01T00:00:00Z'))!)).toBe('2025-04-25T19:00')
  expect(seasonAgain(again, ZONE, AUTUMN)).toBeNull()
  expect(seasonAgain(DEFAULT_SEASON, ZONE, new Date(again.opensAt))).toBeNull()
})
