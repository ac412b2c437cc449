import { expect, test } from 'vitest'
import type { Holder, SavedPunch, Shift } from './merge.ts'
import { proposalsOf, shiftInQuestion, type WaitingPunch } from './proposals.ts'
import { actor, at, holder, punch as into, now, shift, usher } from './testing/samples.ts'

const out = (changes: Partial<SavedPunch> = {}) => into({ direction: 'out', at: at('05T02:00'), ...changes })

const waiting = (key: string, time: string, direction: 'in' | 'out' = 'out'): WaitingPunch => ({
  key,
  direction,
  at: at(time),
})
const clockIn = (upId: number) => `clockIn 04T21:00 ${upId}`

/** Short forms: what, when, with what. */
const offered = (punch: SavedPunch, person: Partial<Holder> | null = {}, others: WaitingPunch[] = []) =>
  proposalsOf(punch, person && holder(person), others, now).map((proposal) => {
    const when = proposal.at.slice(8, 16)
    if (proposal.kind === 'addShift') return `addShift ${when} ${proposal.untilKey} ${proposal.upId}`
    return `${proposal.kind} ${when} ${'upId' in proposal ? proposal.upId : proposal.entryId}`
  })

const foreign = { festivalId: 2 }

test.each<[string, SavedPunch, Partial<Holder> | null, WaitingPunch[], string[]]>([
  ['an unknown badge', into(), null, [], []],
  ['a clock-in in the future', into({ at: at('05T05:00') }), {}, [], []],
  [
    'a clock-out in the future',
    out({ at: at('05T05:00') }),
    { shifts: [shift(1, '04T21:00', null)] },
    [],
    [],
  ],

  ['a clock-in that fits', into(), {}, [], [clockIn(71)]],
  [
    'a clock-in with its choice',
    into({ userPositionId: 72 }),
    { positions: [actor, usher] },
    [],
    [clockIn(72)],
  ],
  ['one without a choice', into(), { positions: [actor, usher] }, [], [clockIn(71), clockIn(72)]],
  [
    'one whose choice is gone',
    into({ userPositionId: 9 }),
    { positions: [actor, usher] },
    [],
    [clockIn(71), clockIn(72)],
  ],
  ['one without any position', into(), { positions: [] }, [], []],
  ['one of an inactive person', into(), { isActive: false }, [], []],
  ['one after a forgotten shift', into(), { shifts: [shift(1, '04T06:00', null)] }, [], [clockIn(71)]],
  ['one while a shift is open', into(), { shifts: [shift(1, '04T20:00', null)] }, [], []],

  [
    'one before the open shift',
    into(),
    { shifts: [shift(1, '04T22:00', null)] },
    [],
    ['moveStart 04T21:00 1'],
  ],
  [
    'one too long before the open shift',
    into({ at: at('04T07:00') }),
    { shifts: [shift(1, '04T22:00', null)] },
    [],
    [],
  ],
  [
    'one before the open shift of another festival',
    into(),
    { shifts: [shift(1, '04T22:00', null, foreign)] },
    [],
    [],
  ],
  [
    'one before an ended and the open shift',
    into(),
    { shifts: [shift(1, '04T21:30', '04T21:45'), shift(2, '04T22:00', null)] },
    [],
    [],
  ],

  ['one before a later shift', into(), { shifts: [shift(1, '05T00:00', '05T01:00')] }, [], []],
  [
    'one before a later shift, with its clock-out',
    into(),
    { shifts: [shift(1, '05T00:00', '05T01:00')] },
    [waiting('a', '04T23:00')],
    ['addShift 04T21:00 a 71'],
  ],
  [
    'one before the open shift, with its clock-out',
    into(),
    { shifts: [shift(1, '05T00:00', null)] },
    [waiting('a', '05T00:00')],
    ['moveStart 04T21:00 1', 'addShift 04T21:00 a 71'],
  ],
  [
    'one with a clock-out within the later shift',
    into(),
    { shifts: [shift(1, '05T00:00', '05T01:00')] },
    [waiting('a', '05T00:01')],
    [],
  ],
  [
    'one with another clock-in before the clock-out',
    into(),
    { shifts: [shift(1, '05T00:00', '05T01:00')] },
    [waiting('a', '04T23:00'), waiting('b', '04T22:00', 'in')],
    [],
  ],
  [
    'one with an earlier clock-out',
    into(),
    { shifts: [shift(1, '05T00:00', '05T01:00')] },
    [waiting('a', '04T20:00')],
    [],
  ],
  [
    'one with a clock-out after the longest shift',
    into({ at: at('03T21:00') }),
    { shifts: [shift(1, '05T00:00', '05T01:00')] },
    [waiting('a', '04T23:00')],
    [],
  ],
  [
    'one of somebody who left, with its clock-out',
    into(),
    { isActive: false },
    [waiting('a', '04T23:00')],
    ['addShift 04T21:00 a 71'],
  ],
  ['one that fits, with its clock-out', into(), {}, [waiting('a', '04T23:00')], [clockIn(71)]],

  [
    'a clock-out of the open shift',
    out(),
    { shifts: [shift(1, '04T21:00', null)] },
    [],
    ['clockOut 05T02:00 1'],
  ],
  [
    'one of an open shift of another festival',
    out(),
    { shifts: [shift(1, '04T21:00', null, foreign)] },
    [],
    [],
  ],
  [
    'one after an ended shift',
    out(),
    { shifts: [shift(1, '04T21:00', '05T01:00')] },
    [],
    ['moveEnd 05T02:00 1'],
  ],
  [
    'one within an ended shift',
    out(),
    { shifts: [shift(1, '04T21:00', '05T03:00')] },
    [],
    ['moveEnd 05T02:00 1'],
  ],
  [
    'one of an ended shift of another festival',
    out(),
    { shifts: [shift(1, '04T21:00', '05T03:00', foreign)] },
    [],
    [],
  ],
  [
    'one of somebody who left',
    out(),
    { isActive: false, shifts: [shift(1, '04T21:00', '05T01:00')] },
    [],
    ['moveEnd 05T02:00 1'],
  ],
  ['one at the end of the shift', out(), { shifts: [shift(1, '04T21:00', '05T02:00')] }, [], []],
  ['one without a shift', out(), {}, [], []],
])('%s', (_what, punch, person, others, expected) => {
  expect(offered(punch, person, others)).toEqual(expected)
})

test.each<[string, SavedPunch, Shift[], number | undefined]>([
  [
    'a clock-in runs into the open shift',
    into(),
    [shift(1, '04T20:00', '04T22:00'), shift(2, '04T23:00', null)],
    2,
  ],
  [
    'a clock-in runs into the shift that ends later',
    into(),
    [shift(1, '04T20:00', '04T22:00'), shift(2, '05T01:00', '05T02:00')],
    1,
  ],
  ['a clock-in shows the last shift before it', into(), [shift(1, '03T20:00', '03T22:00')], 1],
  [
    'a clock-out shows the last shift before it',
    out(),
    [shift(1, '04T20:00', '04T22:00'), shift(2, '05T03:00', null)],
    1,
  ],
  ['no shift of another festival', out(), [shift(1, '04T20:00', '04T22:00', foreign)], undefined],
])('%s', (_what, punch, shifts, id) => {
  expect(shiftInQuestion(punch, shifts)?.id).toBe(id)
})
