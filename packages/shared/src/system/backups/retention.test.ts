import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateAt, mondayOf } from '../../local-time.ts'
import { backupsToKeep } from './retention.ts'

const ZONE = 'America/New_York'
const DAY_MS = 24 * 3_600_000
const daily = (count: number, last = '2026-11-16T11:00:00Z') =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(last) - index * DAY_MS))
const keptDates = (times: Date[]) => [...backupsToKeep(times, ZONE)].map((time) => dateAt(time, ZONE)).sort()

test('two years of daily backups leave 7 days, 5 weeks and 12 months', () => {
  expect(keptDates(daily(730))).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ...['2026-07-31', '2026-08-31', '2026-09-30'],
    // The last days of weeks and of October, then the last seven days.
    ...['2026-10-25', '2026-10-31', '2026-11-01', '2026-11-08'],
    ...['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'],
  ])
})

test('several backups of a day stay for a day, then count as its newest one', () => {
  const [morning, noon] = [new Date('2026-11-16T11:00:00Z'), new Date('2026-11-16T17:00:00Z')]
  expect(backupsToKeep([morning, noon], ZONE)).toEqual(new Set([noon, morning]))
  const tomorrow = new Date('2026-11-17T11:00:00Z')
  expect(backupsToKeep([morning, noon, tomorrow], ZONE)).toEqual(new Set([tomorrow, noon]))
})

test("days are the festival's: 11 PM and 1 AM are two", () => {
  const times = ['2026-11-13T04:00:00Z', '2026-11-13T06:00:00Z', '2026-11-16T11:00:00Z']
  const kept = (timeZone: string) =>
    backupsToKeep(
      times.map((time) => new Date(time)),
      timeZone,
    ).size
  expect([kept(ZONE), kept('UTC')]).toEqual([3, 2])
})

test('a break of months expires nothing', () => {
  const before = keptDates(daily(30, '2025-11-16T11:00:00Z'))
  const season = [...daily(30, '2025-11-16T11:00:00Z'), new Date('2026-08-01T10:00:00Z')]
  expect(before.filter((date) => !keptDates(season).includes(date)).length).toBeLessThanOrEqual(2)
})

const instants = fc.array(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  { maxLength: 200 },
)

test('keeps the last day, no more than 24 others, and each day, week and month that is recent enough', () => {
  fc.assert(
    fc.property(instants, (times) => {
      const kept = backupsToKeep(times, ZONE)
      expect([...kept].every((time) => times.includes(time))).toBe(true)
      const newest = times.toSorted((one, other) => other.getTime() - one.getTime())
      const ofLastDay = newest.filter((time) => newest[0]!.getTime() - time.getTime() < DAY_MS)
      expect([...kept]).toEqual(expect.arrayContaining(ofLastDay))
      expect(kept.size).toBeLessThanOrEqual(ofLastDay.length + 7 + 5 + 12)
      const periods: [number, (time: Date) => string][] = [
        [7, (time) => dateAt(time, ZONE)],
        [5, (time) => mondayOf(dateAt(time, ZONE))],
        [12, (time) => dateAt(time, ZONE).slice(0, 7)],
      ]
      for (const [most, periodOf] of periods) {
        const recent = [...new Set(newest.map(periodOf))].slice(0, most)
        expect([...kept].map(periodOf)).toEqual(expect.arrayContaining(recent))
      }
    }),
  )
})

test('is stable: what was kept is kept again', () => {
  fc.assert(
    fc.property(instants, (times) => {
      const kept = backupsToKeep(times, ZONE)
      expect(backupsToKeep([...kept], ZONE)).toEqual(kept)
    }),
  )
})
