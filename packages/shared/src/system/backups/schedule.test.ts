import { expect, test } from 'vitest'
import { isBackupOverdue, nextBackupAt } from './schedule.ts'

const timeZone = 'America/New_York'
const at = (instant: string) => new Date(instant)

test.each([
  ['the next 6:00 AM', '2026-11-16T11:02:00Z', '2026-11-17T11:00:00Z'],
  ['the 6:00 AM of the same day', '2026-11-16T04:00:00Z', '2026-11-16T11:00:00Z'],
  ['the next day, when it is 6:00 AM sharp', '2026-11-16T11:00:00Z', '2026-11-17T11:00:00Z'],
  ['25 hours later when daylight saving time ends', '2026-10-31T10:00:00Z', '2026-11-01T11:00:00Z'],
  ['in the past, when the machine was off', '2026-09-01T10:00:00Z', '2026-09-02T10:00:00Z'],
])('after a good backup it is %s', (_, lastGood, next) => {
  expect(nextBackupAt({ lastGoodAt: at(lastGood), timeZone })).toEqual(at(next))
})

test("it is 6:00 AM in the festival's time zone", () => {
  const next = nextBackupAt({ lastGoodAt: at('2026-11-16T11:02:00Z'), timeZone: 'Pacific/Auckland' })
  expect(next).toEqual(at('2026-11-16T17:00:00Z'))
})

test('a database without a backup is due at once', () => {
  expect(nextBackupAt({ timeZone })).toEqual(new Date(0))
})

test('a failure is retried after an hour, and a later good backup ends that', () => {
  const lastGoodAt = at('2026-11-15T11:00:00Z')
  const lastFailureAt = at('2026-11-16T11:00:00Z')
  expect(nextBackupAt({ lastGoodAt, lastFailureAt, timeZone })).toEqual(at('2026-11-16T12:00:00Z'))
  expect(nextBackupAt({ lastFailureAt, timeZone })).toEqual(at('2026-11-16T12:00:00Z'))
  const recovered = { lastGoodAt: at('2026-11-16T12:00:00Z'), lastFailureAt, timeZone }
  expect(nextBackupAt(recovered)).toEqual(at('2026-11-17T11:00:00Z'))
})

test('36 hours are the limit', () => {
  const last = at('2026-11-14T23:00:00Z')
  expect(isBackupOverdue(last, at('2026-11-16T11:00:00Z'))).toBe(false)
  expect(isBackupOverdue(last, at('2026-11-16T11:00:00.001Z'))).toBe(true)
})
