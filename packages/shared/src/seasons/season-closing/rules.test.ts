import { expect, test } from 'vitest'
import { isFreshBackup, isWorse, leavesByDefault, seenIn, unsettledLines } from './rules.ts'

const line = (count: number) => ({ count, from: null, to: null })
const plan = (
  openShifts = 0,
  needsReview = 0,
  attention = 0,
  unexported = 0,
  applications = 0,
  nightsToCome = 0,
) => ({
  lines: {
    nightsToCome: line(nightsToCome),
    openShifts: line(openShifts),
    needsReview: line(needsReview),
    attention: line(attention),
    unexported: line(unexported),
  },
  applications,
})

test('a plan is worse when any count has grown, and not when it has shrunk', () => {
  const seen = seenIn(plan(1, 2, 3, 4, 5, 6))
  expect(isWorse(seenIn(plan(1, 2, 3, 4, 5, 6)), seen)).toBe(false)
  expect(isWorse(seenIn(plan(0, 0, 0, 0, 0)), seen)).toBe(false)
  for (const worse of [
    plan(2, 0, 0, 0, 0),
    plan(0, 3, 0, 0, 0),
    plan(0, 0, 4, 0, 0),
    plan(0, 0, 0, 5, 0),
    plan(0, 0, 0, 0, 6),
    plan(0, 0, 0, 0, 0, 7),
  ])
    expect(isWorse(seenIn(worse), seen)).toBe(true)
})

test('a line is settled when nothing is left of it or a reason is given', () => {
  expect(unsettledLines(plan(), {})).toEqual([])
  expect(unsettledLines(plan(1, 0, 2, 3), { attention: 'Test scans' })).toEqual(['openShifts', 'unexported'])
  expect(unsettledLines(plan(0, 0, 0, 0, 0, 2), {})).toEqual(['nightsToCome'])
})

test('a backup is fresh for an hour', () => {
  const now = new Date('2024-11-04T12:00:00Z')
  const good = (at: string) => ({ kind: 'good', name: 'x', at }) as const
  expect(isFreshBackup(good('2024-11-04T11:00:00Z'), now)).toBe(true)
  expect(isFreshBackup(good('2024-11-04T10:59:59Z'), now)).toBe(false)
  expect(isFreshBackup({ kind: 'none' }, now)).toBe(false)
  expect(isFreshBackup({ kind: 'external' }, now)).toBe(false)
})

test('employees leave by default, leads and above stay', () => {
  expect([0, 1, 2, 3].map((accessLvl) => leavesByDefault({ accessLvl }))).toEqual([true, false, false, false])
})
