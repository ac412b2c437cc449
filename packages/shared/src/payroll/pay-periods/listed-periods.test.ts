import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PERIOD_RULE } from '../../setup/payroll-settings/contract.ts'
import { listedPeriodAt, listedPeriods } from './listed-periods.ts'
import { periodAt, type Span } from './periods.ts'

const ZONE = 'America/New_York'
const DAY_MS = 86_400_000
const at = (text: string) => new Date(`${text}:00Z`)
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const listed = (until: string, count: number, locked: Span[] = []) =>
  listedPeriods(at(until), count, { rule: DEFAULT_PERIOD_RULE, timeZone: ZONE, locked })

test('the current period and those before it, oldest first', () => {
  expect(listed('2024-10-09T12:00', 3)).toEqual([
    span('2024-09-23T10:00', '2024-09-30T10:00'),
    span('2024-09-30T10:00', '2024-10-07T10:00'),
    span('2024-10-07T10:00', '2024-10-14T10:00'),
  ])
})

test('a period that begins at the instant is not among those before it', () => {
  expect(listed('2024-10-07T10:00', 1)).toEqual([span('2024-09-30T10:00', '2024-10-07T10:00')])
})

test('a locked period of another rule keeps its bounds, and those around it are clipped', () => {
  const locked = span('2024-09-25T04:00', '2024-10-02T04:00')
  expect(listed('2024-10-09T12:00', 4, [locked])).toEqual([
    span('2024-09-23T10:00', '2024-09-25T04:00'),
    locked,
    span('2024-10-02T04:00', '2024-10-07T10:00'),
    span('2024-10-07T10:00', '2024-10-14T10:00'),
  ])
})

test('the period of an instant is the one that is listed', () => {
  const locked = [span('2024-09-25T04:00', '2024-10-02T04:00')]
  for (const one of listed('2024-10-09T12:00', 4, locked))
    for (const instant of [one.startsAt, new Date(one.endsAt.getTime() - 1)])
      expect(listedPeriodAt(instant, { rule: DEFAULT_PERIOD_RULE, timeZone: ZONE, locked })).toEqual(one)
})

test('any locks: the periods follow each other without gap or overlap, and each locked one is whole', () => {
  const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 })), {
    maxLength: 6,
  })
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(lengths, hour, fc.constantFrom(1 as const, 2 as const), (gaps, startHour, weeks) => {
      const rule = { weeks, anchor: '2024-01-03', hour: startHour }
      let from = Date.UTC(2024, 8, 1)
      const locked = gaps.map(([gap, hours]) => {
        const startsAt = new Date(from + gap * 3_600_000)
        from = startsAt.getTime() + hours * 3_600_000
        return { startsAt, endsAt: new Date(from) }
      })
      const until = new Date(Math.max(from, Date.UTC(2024, 10, 20)) + DAY_MS)
      const periods = listedPeriods(until, 30, { rule, timeZone: ZONE, locked })
      for (const [index, period] of periods.entries()) {
        expect(+period.startsAt).toBeLessThan(+period.endsAt)
        if (index > 0) expect(period.startsAt).toEqual(periods[index - 1]!.endsAt)
      }
      for (const lock of locked.filter(({ startsAt }) => startsAt >= periods[0]!.startsAt))
        expect(periods).toContainEqual(lock)
      const last = periods.at(-1)!
      expect(last.endsAt).toEqual(periodAt(new Date(+until - 1), rule, ZONE).endsAt)
    }),
  )
})

test('pages fit together: the next one ends where this one begins', () => {
  const locked = [span('2024-09-25T04:00', '2024-10-02T04:00')]
  const [first] = listed('2024-10-09T12:00', 3, locked)
  const before = listedPeriods(first!.startsAt, 3, { rule: DEFAULT_PERIOD_RULE, timeZone: ZONE, locked })
  expect(before.at(-1)!.endsAt).toEqual(first!.startsAt)
})
