import { expect, test } from 'vitest'
import { payrollEntry } from '../testing/payroll-entries.ts'
import { rowsOf } from './rows.ts'
import { matching, sorted, sortedBy, sortOf, type View, viewOf } from './view.ts'

const now = new Date('2024-10-07T00:00:00Z')
const event = (id: number, positionIds: number[]) => ({
  id,
  festivalId: 1,
  name: `Event ${id}`,
  updatedAt: '',
  positions: positionIds.map((positionId) => ({
    id: positionId,
    eventId: id,
    name: 'x',
    isTipped: false,
    canApply: false,
    updatedAt: '',
  })),
})

const rows = rowsOf(
  [
    payrollEntry('Rosa Jiménez', { positionId: 1, cashTips: 10, creditTips: 2.5 }),
    payrollEntry('Omar Farouk', {
      positionId: 2,
      endTime: '2024-10-05T01:00:00.000Z',
      note: 'Fog machine',
      needsReview: 'forgotten',
    }),
    payrollEntry('Ash Marrow', { positionId: 3, startTime: '2024-10-05T21:00:00.000Z', endTime: null }),
  ],
  [event(10, [1, 2]), event(20, [3])],
  now,
)
const start = viewOf({ start: '2024-09-30', end: '2024-10-06' })
const shown = (changes: Partial<View>) =>
  sorted(matching(rows, { ...start, ...changes }), sortOf({ ...start, ...changes })).map(
    ({ name }) => name[0],
  )

test.each([
  ['everything, newest first', {}, 'A O R'],
  ['a text without its accents', { text: 'JIMENEZ' }, 'R'],
  ['words of a note, in any order', { text: 'machine fog' }, 'O'],
  ['a Paychex id', { text: '2104' }, 'A O R'],
  ['an event', { event: '10' }, 'O R'],
  ['a position', { position: '2' }, 'O'],
  ['8 hours or more, open ones up to now', { hours: '8' }, 'A R'],
  ['8 hours or less', { hours: '8', hoursIs: 'atMost' }, 'O R'],
  ['8 hours', { hours: '8.00', hoursIs: 'equal' }, 'R'],
  ['tips of exactly $12.50', { tips: '12.5', tipsIs: 'equal' }, 'R'],
  ['no tips', { tips: '0', tipsIs: 'atMost' }, 'A O'],
  ['everything, for an amount that is no number', { hours: '-' }, 'A O R'],
  ['entries that need review', { review: 'needed' }, 'O'],
  ['several at once', { event: '10', hours: '5' }, 'R'],
  ['by name', { sort: 'employee' }, 'A O R'],
  ['by name, descending', { sort: '-employee' }, 'R O A'],
  ['by end, open ones last', { sort: 'end' }, 'O R A'],
  ['by a column that does not exist', { sort: 'height' }, 'O R A'],
])('shows %s', (_, changes, names) => {
  expect(shown(changes).join(' ')).toBe(names)
})

test('a second click on a column reverses its order', () => {
  expect(sortedBy(start, 'hours')).toBe('hours')
  expect(sortedBy({ ...start, sort: 'hours' }, 'hours')).toBe('-hours')
  expect(sortedBy({ ...start, sort: '-hours' }, 'hours')).toBe('hours')
})
