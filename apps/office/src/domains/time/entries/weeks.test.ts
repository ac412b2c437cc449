import { expect, test } from 'vitest'
import { entry } from '../testing/entries.ts'
import { formatHundredths, weekLabel, weeksOf } from './weeks.ts'

const ZONE = 'America/New_York'
const shift = (startTime: string, endTime: string | null, changes = {}) =>
  entry({ startTime, endTime, ...changes })
const summary = (...entries: ReturnType<typeof entry>[]) =>
  weeksOf(entries, ZONE).map((week) => [weekLabel(week).replaceAll('\u2009', ' '), week.entries.length])

test("a week runs from Monday to Sunday in the festival's time zone", () => {
  expect(
    summary(
      shift('2024-11-04T05:00:00.000Z', '2024-11-04T06:00:00.000Z'), // Monday, midnight
      shift('2024-11-04T04:59:59.000Z', '2024-11-04T05:30:00.000Z'), // Sunday, a second before
      shift('2024-10-28T04:00:00.000Z', '2024-10-28T05:00:00.000Z'), // Monday, midnight, in summer time
    ),
  ).toEqual([
    ['Nov 4 – 10, 2024', 1],
    ['Oct 28 – Nov 3, 2024', 2],
  ])
})

test('a shift past midnight counts for the week in which it started', () => {
  expect(summary(shift('2024-10-06T23:00:00.000Z', '2024-10-07T06:00:00.000Z'))).toEqual([
    ['Sep 30 – Oct 6, 2024', 1],
  ])
})

test('a week is not split by the end of a year', () => {
  expect(
    summary(
      shift('2025-01-02T20:00:00.000Z', '2025-01-02T21:00:00.000Z'),
      shift('2024-12-30T20:00:00.000Z', '2024-12-30T21:00:00.000Z'),
    ),
  ).toEqual([['Dec 30, 2024 – Jan 5, 2025', 2]])
})

test('totals sum the rounded rows, to the cent', () => {
  const [week] = weeksOf(
    [
      // 0.33 h each at $15.25 is $5.03; the unrounded time would be $5.08.
      shift('2024-10-05T21:00:00.000Z', '2024-10-05T21:20:00.000Z', { payrate: 15.25, cashTips: 0.25 }),
      shift('2024-10-04T21:00:00.000Z', '2024-10-04T21:20:00.000Z', { payrate: 15.25, creditTips: 10.5 }),
      shift('2024-10-03T21:00:00.000Z', '2024-10-03T21:20:00.000Z', { payrate: 15.25 }),
    ],
    ZONE,
  )
  expect(week?.totals).toEqual({ hundredths: 99, pay: 1509, tips: 1075 })
  expect(formatHundredths(99)).toBe('0.99')
})

test('an open entry is in its week and in no total', () => {
  const [week] = weeksOf([shift('2024-10-05T21:00:00.000Z', null)], ZONE)
  expect(week).toMatchObject({ entries: [{ endTime: null }], totals: { hundredths: 0, pay: 0, tips: 0 } })
})

test('no entries make no weeks', () => {
  expect(weeksOf([], ZONE)).toEqual([])
})
