import { describe, expect, test } from 'vitest'
import { positionChoices, requestProblem, takesTips, timesProblem } from './rules.ts'

const NOW = new Date('2024-10-05T12:00:00.000Z')
const at = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * 3_600_000)
const days = (count: number) => count * 24

test.each([
  ['a usual shift', 15, 7, undefined],
  ['one that ends now', 8, 0, undefined],
  ['24 hours', 24, 0, undefined],
  ['no length', 8, 8, 'endBeforeStart'],
  ['an end before the start', 7, 8, 'endBeforeStart'],
  ['one that ends five minutes from now, by a clock that is ahead', 8, -5 / 60, undefined],
  ['an end in the future', 8, -0.084, 'shiftInFuture'],
  ['more than 24 hours', 24.001, 0, 'shiftTooLong'],
])('%s: %s to %s hours ago is %s', (_, start, end, problem) => {
  expect(timesProblem({ startTime: at(start), endTime: at(end) }, NOW)).toBe(problem)
})

describe('a request', () => {
  const entry = { startTime: at(15), endTime: at(7), positionId: 1, cashTips: 5, creditTips: 0 }
  const same = { ...entry, note: '' }

  test.each([
    ['another start', { startTime: at(16) }],
    ['another end', { endTime: at(6) }],
    ['another position', { positionId: 2 }],
    ['other cash tips', { cashTips: 6 }],
    ['other credit tips', { creditTips: 1 }],
    ['a note alone', { note: 'The rate is wrong.' }],
  ])('may ask for %s', (_, changes) => {
    expect(requestProblem({ ...same, ...changes }, entry, NOW)).toBeUndefined()
  })

  test('needs a note when nothing differs, or there is no shift', () => {
    expect(requestProblem(same, entry, NOW)).toBe('noteMissing')
    expect(requestProblem(same, undefined, NOW)).toBe('noteMissing')
    expect(requestProblem({ ...same, note: 'The kiosk was off.' }, undefined, NOW)).toBeUndefined()
  })

  test('may say when an open shift ended', () => {
    expect(requestProblem(same, { ...entry, endTime: null }, NOW)).toBeUndefined()
  })

  test('is about the last 60 days, in both versions', () => {
    const note = 'Late.'
    const old = { startTime: at(days(60) + 0.1), endTime: at(days(60) - 5) }
    const recent = { startTime: at(days(60)), endTime: at(days(60) - 5) }
    expect(requestProblem({ ...same, ...recent, note }, undefined, NOW)).toBeUndefined()
    expect(requestProblem({ ...same, ...old, note }, undefined, NOW)).toBe('shiftTooOld')
    expect(requestProblem({ ...same, note }, { ...entry, ...old }, NOW)).toBe('shiftTooOld')
  })

  test('is refused for its times first', () => {
    expect(requestProblem({ ...same, endTime: at(-1) }, entry, NOW)).toBe('shiftInFuture')
  })
})

describe('positions', () => {
  const actor = { positionId: 1, positionName: 'Actor', payrate: 15, isTipped: false }
  const raised = { ...actor, payrate: 17 }
  const barkeeper = { positionId: 2, positionName: 'Barkeeper', payrate: 12, isTipped: true }

  test("the shift's own comes first, at the rate it has", () => {
    expect(positionChoices({ ...actor, positionName: 'Bog Actor' }, [barkeeper, raised])).toEqual([
      { ...actor, positionName: 'Bog Actor' },
      barkeeper,
    ])
  })

  test('without a shift they are those that the person holds', () => {
    expect(positionChoices(undefined, [raised])).toEqual([raised])
  })

  test('only tipped ones take tips, and what the shift has stays', () => {
    const [none, some] = [
      { cashTips: 0, creditTips: 0 },
      { cashTips: 0, creditTips: 2 },
    ]
    expect(takesTips(barkeeper, some, undefined)).toBe(true)
    expect(takesTips(actor, none, undefined)).toBe(true)
    expect(takesTips(actor, some, undefined)).toBe(false)
    expect(takesTips(actor, some, none)).toBe(false)
    expect(takesTips(actor, some, some)).toBe(true)
  })
})
