import { expect, test } from 'vitest'
import { entries } from './entries.ts'
import { people } from './people.ts'
import { KIOSK, savedPunches } from './saved-punches.ts'

const staff = people()
const season = entries(staff)
const punches = savedPunches(staff, season)

test('are of the last night, in the order of their times, and delivered before the kiosk was last seen', () => {
  const times = punches.map(({ at }) => at.toISOString())
  expect(times).toEqual(times.toSorted())
  for (const { at, receivedAt } of punches) {
    expect(+at).toBeGreaterThan(Date.parse('2024-11-02T19:00:00Z'))
    expect(+at).toBeLessThan(+receivedAt)
    expect(+receivedAt).toBeLessThan(+KIOSK.lastSeenAt)
  }
})

test('fit their reasons: one within a shift, one after a shift, one of nobody', () => {
  const entryAt = (userId: string | null, at: Date) =>
    season.find((entry) => entry.userId === userId && entry.startTime <= at && at < entry.endTime)
  const [again, stranger, late] = punches
  expect(entryAt(again!.userId, again!.at)?.position).toBe(again!.position)
  expect(staff.map(({ id }) => id)).not.toContain(stranger!.badgeCode.split(':')[1])
  expect(season.findLast(({ userId }) => userId === late!.userId)!.endTime < late!.at).toBe(true)
})
