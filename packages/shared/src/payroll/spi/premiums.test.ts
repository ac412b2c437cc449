import { expect, test } from 'vitest'
import { workweekFinder } from '../overtime/overtime.ts'
import { type PaidPremium, paidWeeks, premiumChanges, premiumDifferences } from './premiums.ts'

const MONDAYS = {
  anchor: '2024-01-01',
  hour: 6,
  overtime: 'over40' as const,
  timeZone: 'America/New_York',
  minimumWages: [],
}
const finder = (paid: PaidPremium[], changes: object = {}) =>
  workweekFinder({ current: { ...MONDAYS, ...changes }, locked: [] }, paidWeeks(paid))
const week = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }
/** 46 hours at $12. */
const shifts = [
  {
    userId: 'ash',
    startTime: '2024-10-02T00:00:00Z',
    endTime: '2024-10-03T22:00:00Z',
    payrate: 12,
    isTipped: false,
  },
]
const owed = { hundredths: 600, premium: 3600 }
const paid = (premium: number, weekStartsAt = week.startsAt, workerId = 'W1') => ({
  ...{ userId: 'ash', workerId, hundredths: 100, premium, weekStartsAt, weekEndsAt: week.endsAt },
})

test('what several files paid for a week is added up', () => {
  const twice = [paid(600), paid(1200)]
  expect(premiumChanges(shifts, twice, finder(twice))).toMatchObject([
    { userId: 'ash', week, owed, paid: { hundredths: 200, premium: 1800 } },
  ])
})

test('a week that was paid keeps its bounds when the rule is changed, and the others get what it leaves', () => {
  const thursdays = finder([paid(3600)], { anchor: '2024-10-03' })
  const later = {
    userId: 'ash',
    payrate: 12,
    isTipped: false,
    startTime: '2024-10-08T20:00:00Z',
    endTime: '2024-10-09T04:00:00Z',
  }
  expect(premiumChanges([...shifts, later], [paid(3600)], thursdays)).toMatchObject([
    { week, owed, paid: { premium: 3600 } },
    { week: { startsAt: week.endsAt, endsAt: new Date('2024-10-10T10:00:00Z') }, paid: { premium: 0 } },
  ])
})

test('a week whose shifts were all taken back owes nothing', () => {
  expect(premiumChanges([], [paid(3600)], finder([paid(3600)]))).toMatchObject([
    { owed: { hundredths: 0, premium: 0 }, paid: { premium: 3600 } },
  ])
})

test('a move to another worker id takes from each what it has', () => {
  const before = [paid(2400), paid(600, week.startsAt, 'W2')]
  const [change] = premiumChanges(shifts, before, finder(before))
  const premiums = (moves: boolean) =>
    premiumDifferences(change!, 'W2', moves).map(({ workerId, premium }) => [workerId, premium])
  expect(premiums(true)).toEqual([
    ['W1', -2400],
    ['W2', 3000],
  ])
  expect(premiums(false)).toEqual([['W2', 600]])
})

test('a week whose rule counts no overtime neither owes nor takes back', () => {
  const exempt = finder([paid(3600)], { overtime: 'exempt' })
  expect(premiumChanges(shifts, [paid(3600)], exempt)).toEqual([])
})

test('without hours that have a worker id, each gives back what it has', () => {
  const before = [paid(2400), paid(600, week.startsAt, 'W2')]
  const [change] = premiumChanges([], before, finder(before))
  expect(premiumDifferences(change!, undefined, false)).toMatchObject([
    { workerId: 'W1', premium: -2400, hundredths: -100 },
    { workerId: 'W2', premium: -600, hundredths: -100 },
  ])
})
