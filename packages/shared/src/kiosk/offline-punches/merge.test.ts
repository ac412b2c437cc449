import { describe, expect, test } from 'vitest'
import { decidePunch, type Held, type Holder, type SavedPunch, type Shift } from './merge.ts'
import { actor, at, holder, now, punch, shift as sampleShift, usher } from './testing/samples.ts'

const out = (changes: Partial<SavedPunch> = {}) =>
  punch({ direction: 'out', at: at('05T02:00'), cashTips: 0, creditTips: 0, ...changes })

let ids = 0
const shift = (start: string, end: string | null, changes: Partial<Shift> = {}) =>
  sampleShift(++ids, start, end, changes)

const decide = (it: SavedPunch, person: Partial<Holder> | null = {}, changes: Partial<Held> = {}) =>
  decidePunch(
    it,
    {
      kioskRevoked: false,
      periodLocked: false,
      badgeReplaced: false,
      keyReused: false,
      appliedOnline: null,
      holder: person && holder(person),
      ...changes,
    },
    now,
  )
const review = (reason: string) => ({ kind: 'review', reason })

describe('a punch is not applied, whatever the shifts are,', () => {
  test.each<[string, string, Partial<SavedPunch>, Partial<Holder> | null, Partial<Held>]>([
    ['of a revoked kiosk', 'kioskRevoked', {}, {}, { kioskRevoked: true }],
    ['when the clock jumped', 'clockJumped', { clockJumped: true }, {}, {}],
    ['when nobody answered its question', 'unanswered', { unanswered: true }, {}, {}],
    ['when nobody answered, and the badge is unknown', 'unanswered', { unanswered: true }, null, {}],
    ['when it is older than 7 days', 'tooOld', { at: new Date(now.getTime() - 7 * 86_400_000 - 1) }, {}, {}],
    ['when it is in the future', 'inFuture', { at: new Date(now.getTime() + 5_001) }, {}, {}],
    ['of an unknown badge', 'unknownBadge', {}, null, {}],
    ['of a replaced badge', 'badgeReplaced', {}, {}, { badgeReplaced: true }],
    ['of an inactive person', 'inactive', {}, { isActive: false }, {}],
    ['when its scan went the other way online', 'appliedDifferently', {}, {}, { appliedOnline: 'out' }],
    ['when its key is that of another scan', 'keyReused', {}, {}, { keyReused: true }],
    [
      'when its key is that of another scan, which counted',
      'keyReused',
      {},
      {},
      { keyReused: true, appliedOnline: 'in' },
    ],
  ])('%s', (_when, reason, changes, person, held) => {
    expect(decide(punch(changes), person, held)).toEqual(review(reason))
    expect(
      decide(out(changes), person && { ...person, shifts: [shift('04T20:00', null)] }, {
        ...held,
        ...(held.appliedOnline === 'out' && { appliedOnline: 'in' }),
      }),
    ).toEqual(review(reason))
  })

  test('and the first of several reasons is told', () => {
    const wrong = { clockJumped: true, at: new Date('2024-01-01T00:00:00Z') }
    expect(decide(punch(wrong), null, { kioskRevoked: true })).toEqual(review('kioskRevoked'))
    expect(decide(punch(wrong), null)).toEqual(review('clockJumped'))
  })
})

test('an instant of exactly 7 days ago is taken', () => {
  const oldest = new Date(now.getTime() - 7 * 86_400_000)
  expect(decide(punch({ at: oldest }))).toEqual({ kind: 'open', at: oldest, userPositionId: actor.id })
})

test('up to 5 seconds in the future count as now', () => {
  expect(decide(punch({ at: new Date(now.getTime() + 5_000) }))).toMatchObject({ kind: 'open', at: now })
})

test.each([
  ['of a revoked kiosk', { kioskRevoked: true }],
  ['of a replaced badge', { badgeReplaced: true }],
  ['of an unknown badge', { holder: null }],
])('a scan that was applied online in the same direction is repeated, also %s', (_, changes) => {
  expect(decide(punch(), {}, { appliedOnline: 'in', ...changes })).toEqual({ kind: 'repeated' })
})

describe('a clock-in', () => {
  const opens = { kind: 'open', at: at('04T21:00') }
  test.each<[string, Partial<SavedPunch>, Partial<Holder>, object]>([
    ['opens the only position', {}, {}, { ...opens, userPositionId: 71 }],
    [
      'opens the chosen one',
      { userPositionId: 72 },
      { positions: [actor, usher] },
      { ...opens, userPositionId: 72 },
    ],
    ['without a choice among several', {}, { positions: [actor, usher] }, review('positionGone')],
    ['without any position', {}, { positions: [] }, review('positionGone')],
    ['with a position that is not held', { userPositionId: 99 }, {}, review('positionGone')],
    ['while a shift is open', {}, { shifts: [shift('04T20:00', null)] }, review('alreadyIn')],
    ['before a shift that is open', {}, { shifts: [shift('04T22:00', null)] }, review('alreadyIn')],
    ['within an ended shift', {}, { shifts: [shift('04T20:00', '04T22:00')] }, review('overlap')],
    ['before an ended shift', {}, { shifts: [shift('04T22:00', '04T23:00')] }, review('overlap')],
    [
      'at the end of a shift',
      {},
      { shifts: [shift('04T20:00', '04T21:00')] },
      { ...opens, userPositionId: 71 },
    ],
    [
      'before a shift of zero length',
      {},
      { shifts: [shift('04T22:00', '04T22:00')] },
      { ...opens, userPositionId: 71 },
    ],
  ])('%s', (_what, changes, person, decision) => {
    expect(decide(punch(changes), person)).toEqual(decision)
  })

  test('closes a shift that is forgotten at its instant, and only then', () => {
    const open = shift('04T07:00', null)
    expect(decide(punch(), { shifts: [open] })).toEqual(review('alreadyIn'))
    expect(decide(punch({ at: at('04T21:01') }), { shifts: [open] })).toEqual({
      kind: 'openAfterForgotten',
      at: at('04T21:01'),
      userPositionId: 71,
      entryId: open.id,
    })
    expect(decide(punch({ at: at('04T21:01') }), { shifts: [open], positions: [] })).toEqual(
      review('positionGone'),
    )
  })
})

test('a punch within a locked pay period is not applied, but a reason of its own comes first', () => {
  const locked = { periodLocked: true }
  expect(decide(punch(), {}, locked)).toEqual(review('periodLocked'))
  expect(decide(out(), { shifts: [shift('04T21:00', null)] }, locked)).toEqual(review('periodLocked'))
  expect(decide(out(), {}, locked)).toEqual(review('notIn'))
  expect(decide(punch(), { isActive: false }, locked)).toEqual(review('inactive'))
})

describe('a clock-out', () => {
  const open = shift('04T21:00', null)
  const tipped = shift('04T21:00', null, { isTipped: true })
  const tips = { cashTips: 12.5, creditTips: 3 }
  test.each<[string, Partial<SavedPunch>, Shift[], object]>([
    ['closes the open shift', {}, [open], { kind: 'close', at: at('05T02:00'), entryId: open.id }],
    [
      'closes one that began at its instant',
      { at: open.startTime },
      [open],
      { kind: 'close', entryId: open.id },
    ],
    ['closes a forgotten one', { at: at('05T03:59') }, [shift('04T07:00', null)], { kind: 'close' }],
    ['with tips closes a tipped one', tips, [tipped], { kind: 'close', entryId: tipped.id }],
    ['with tips for a shift that takes none', tips, [open], review('tipsNotTaken')],
    ['within an ended shift', {}, [shift('04T21:00', '05T03:00')], review('closedMeanwhile')],
    ['after a shift that a manager closed', {}, [shift('04T21:00', '05T01:00')], review('closedMeanwhile')],
    [
      'between an ended shift and an open one',
      {},
      [shift('04T21:00', '05T01:00'), shift('05T03:00', null)],
      review('closedMeanwhile'),
    ],
    ['within an ended shift of any length', {}, [shift('03T21:00', '05T03:00')], review('closedMeanwhile')],
    ['too long after the last shift', {}, [shift('04T11:00', '04T13:00')], review('notIn')],
    ['before the open shift', {}, [shift('05T03:00', null)], review('notIn')],
    ['without any shift', {}, [], review('notIn')],
  ])('%s', (_what, changes, shifts, decision) => {
    expect(decide(out(changes), { shifts })).toMatchObject(decision)
  })
})
