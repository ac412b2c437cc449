import { afterEach, describe, expect, test, vi } from 'vitest'
import { nightLabel, nightsOf, shiftEndsAt, shiftStartsAt, shiftText, weekendsOf } from './nights.ts'
import { DEFAULT_SEASON, Season } from './season.ts'

const NEW_YORK = 'America/New_York'
const nights = nightsOf(DEFAULT_SEASON, NEW_YORK)
const processZone = process.env.TZ

afterEach(() => {
  if (processZone === undefined) delete process.env.TZ
  else process.env.TZ = processZone
})

const keysOf = (season: Partial<Season>, timeZone = NEW_YORK) =>
  nightsOf({ ...DEFAULT_SEASON, weekends: 2, extraNights: [], ...season }, timeZone).map(
    ({ key, date }) => `${key} ${date.slice(5)}`,
  )

describe('the default season', () => {
  test('matches the API schema', () => {
    expect(Season.parse(DEFAULT_SEASON)).toEqual(DEFAULT_SEASON)
  })

  test('has 7 Fridays and 8 Saturdays, in order of date', () => {
    expect(nights.map(({ key }) => key).join(' ')).toBe(
      'fr1 sa1 fr2 sa2 fr3 sa3 fr4 sa4 fr5 sa5 fr6 sa6 fr7 sa7 sa8',
    )
  })

  test.each([
    ['fr1', '2024-09-13', 'Friday, September 13'],
    ['sa1', '2024-09-14', 'Saturday, September 14'],
    ['fr7', '2024-10-25', 'Friday, October 25'],
    ['sa8', '2024-11-02', 'Saturday, November 2'],
  ])('%s is %s', (key, date, label) => {
    expect(nights.find((night) => night.key === key)).toEqual({ key, date, label })
    expect(nightLabel(nights, key)).toBe(label)
  })

  test('is grouped by weekend, with the extra night alone in the last', () => {
    const weekends = weekendsOf(nights).map((weekend) => weekend.map(({ key }) => key).join('+'))
    expect(weekends.join(' ')).toBe('fr1+sa1 fr2+sa2 fr3+sa3 fr4+sa4 fr5+sa5 fr6+sa6 fr7+sa7 sa8')
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC'])(
    "is the same when the process's time zone is %s",
    async (zone) => {
      process.env.TZ = zone
      vi.resetModules()
      const elsewhere = await import('./nights.ts')
      expect(elsewhere.nightsOf(DEFAULT_SEASON, NEW_YORK)).toEqual(nights)
    },
  )
})

test.each(['fr8', 'sa9', 'su1', '', 'constructor'])('the key %j is UNKNOWN', (key) => {
  expect(nightLabel(nights, key)).toBe('UNKNOWN')
})

describe('the weekday of the opening determines the first weekend', () => {
  test.each([
    ['a Friday', '2024-09-13T23:00:00.000Z', 'fr1 09-13, sa1 09-14, fr2 09-20, sa2 09-21'],
    ['a Saturday', '2024-09-14T23:00:00.000Z', 'sa1 09-14, fr1 09-20, sa2 09-21'],
    ['a Sunday', '2024-09-15T23:00:00.000Z', 'fr1 09-20, sa1 09-21, fr2 09-27, sa2 09-28'],
    ['a Thursday', '2024-09-12T23:00:00.000Z', 'fr1 09-13, sa1 09-14, fr2 09-20, sa2 09-21'],
  ])('%s', (_, opensAt, expected) => {
    expect(keysOf({ opensAt }).join(', ')).toBe(expected)
  })

  test("in the festival's time zone", () => {
    const opensAt = '2024-09-13T23:00:00.000Z' // Saturday morning in Auckland
    expect(keysOf({ opensAt }, 'Pacific/Auckland')[0]).toBe('sa1 09-14')
  })
})

describe('an extra night', () => {
  test('continues the keys of its weekday, whatever its date and order', () => {
    const extraNights = ['2024-10-04', '2024-09-06', '2024-09-12', '2024-09-22']
    expect(keysOf({ extraNights })).toEqual([
      'fr3 09-06',
      'th1 09-12',
      'fr1 09-13',
      'sa1 09-14',
      'fr2 09-20',
      'sa2 09-21',
      'su1 09-22',
      'fr4 10-04',
    ])
  })

  test('that is a regular night counts once', () => {
    expect(keysOf({ extraNights: ['2024-09-14', '2024-10-05', '2024-10-05'] })).toHaveLength(5)
  })

  test('joins the weekend next to it', () => {
    const season = { ...DEFAULT_SEASON, weekends: 2, extraNights: ['2024-09-12', '2024-09-22', '2024-09-23'] }
    const weekends = weekendsOf(nightsOf(season, NEW_YORK)).map((weekend) => weekend.map(({ key }) => key))
    expect(weekends).toEqual([['th1', 'fr1', 'sa1'], ['fr2', 'sa2', 'su1'], ['mo1']])
  })
})

test('a season across a clock change and a new year keeps its weekdays', () => {
  const season = { ...DEFAULT_SEASON, opensAt: '2024-10-26T00:00:00.000Z', weekends: 12 }
  const weekdays = nightsOf(season, NEW_YORK).map(({ label }) => label.split(',')[0])
  expect(weekdays).toEqual(Array.from({ length: 24 }, (_, i) => (i % 2 ? 'Saturday' : 'Friday')))
})

test.each([
  ['17:00', '01:00', '5pm to 1am'],
  ['16:30', '00:00', '4:30pm to 12am'],
  ['12:00', '23:05', '12pm to 11:05pm'],
])('a shift from %s to %s reads %j', (shiftStart, shiftEnd, text) => {
  expect(shiftText({ shiftStart, shiftEnd })).toBe(text)
})

test.each([
  ['2024-09-13', NEW_YORK, '2024-09-13T21:00:00.000Z'],
  ['2024-12-13', NEW_YORK, '2024-12-13T22:00:00.000Z'],
  ['2024-09-13', 'Asia/Kathmandu', '2024-09-13T11:15:00.000Z'],
])('the shift of %s in %s begins at %s', (date, timeZone, instant) => {
  process.env.TZ = 'Pacific/Apia'
  expect(shiftStartsAt(DEFAULT_SEASON, { date }, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['past midnight', '2024-09-30', { shiftStart: '17:00', shiftEnd: '01:00' }, '2024-10-01T05:00:00.000Z'],
  ['on the same day', '2024-09-30', { shiftStart: '10:00', shiftEnd: '18:30' }, '2024-09-30T22:30:00.000Z'],
  // 1 am occurs twice, and the first one is eight hours after 5 pm.
  [
    'when daylight saving time ends',
    '2024-11-02',
    { shiftStart: '17:00', shiftEnd: '01:00' },
    '2024-11-03T05:00:00.000Z',
  ],
])('a shift that ends %s ends at its instant', (_, date, hours, instant) => {
  process.env.TZ = 'Pacific/Apia'
  expect(shiftEndsAt(hours, { date }, NEW_YORK).toISOString()).toBe(instant)
})

test.each([
  ['an invalid hour', { shiftStart: '24:00' }],
  ['a time with seconds', { shiftEnd: '01:00:00' }],
  ['no weekends', { weekends: 0 }],
  ['a fractional number of weekends', { weekends: 1.5 }],
  ['too many weekends', { weekends: 27 }],
  ['a nonexistent date', { extraNights: ['2024-02-30'] }],
  ['an instant without a zone', { opensAt: '2024-09-13T19:00:00' }],
  ['an unknown key', { closesAt: '2024-11-03' }],
])('a season refuses %s', (_, change) => {
  expect(Season.safeParse({ ...DEFAULT_SEASON, ...change }).success).toBe(false)
})
