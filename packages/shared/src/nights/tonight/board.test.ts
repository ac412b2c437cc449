import { expect, test } from 'vitest'
import { boardOf, openPlaces } from './board.ts'
import type { Board, BoardPlace } from './contract.ts'

const at = (time: string) => `2024-10-04T${time}:00Z`
const boardAt = (shown: Board, time: string) => boardOf(shown, new Date(at(time)))
const gatesAt = at('23:00')
const night = {
  ...{ date: '2024-10-04', label: 'Friday, October 4', gatesAt, endsAt: at('23:59') },
  ...{ planned: 1, needed: 3, isCalledOff: false },
}
let id = 0
const place = (name: string, more: Partial<BoardPlace> = {}): BoardPlace => ({
  ...{ id: ++id, positionId: 1, part: 'whole', userId: name, name, phone: '', callAt: at('21:00') },
  ...{ entry: null, mark: null, answer: null, answerReason: null, updatedAt: at('12:00') },
  ...more,
})
const inSince = (time: string) => ({ entry: { startTime: at(time), endTime: null } })
const board = (...places: BoardPlace[]): Board => ({
  ...{ festivalId: 1, now: at('21:30'), tonight: night, next: null, lateAfterMinutes: 10 },
  positions: [
    { id: 1, name: 'Actor', eventName: 'Hayride', needed: 3, callAt: at('21:00') },
    { id: 2, name: 'Driver', eventName: 'Hayride', needed: 1, callAt: at('21:00') },
    { id: 3, name: 'Bartender', eventName: 'Midway', needed: 0, callAt: at('21:00') },
  ],
  places,
  extras: [{ entryId: 1, userId: 'x', name: 'Xen', phone: '', positionId: 3, since: at('21:00') }],
})

test('figures by position, by event and of the night', () => {
  const { events, counts } = boardAt(
    board(
      place('Ash', inSince('20:50')),
      place('Bo'),
      place('Cy', { mark: 'excused' }),
      place('Di', { positionId: 2, mark: 'noShow' }),
    ),
    '21:30',
  )
  expect(events.map(({ name, positions }) => [name, positions.map((one) => one.name)])).toEqual([
    ['Hayride', ['Actor', 'Driver']],
    ['Midway', ['Bartender']],
  ])
  expect(events[0]!.positions[0]!.counts).toEqual({
    ...{ needed: 3, in: 1, late: 1, excused: 1, expected: 0, missing: 0, extra: 0, left: 0 },
  })
  expect(events[0]!.counts).toMatchObject({ needed: 4, in: 1, late: 1, missing: 1 })
  expect(counts).toMatchObject({ needed: 4, in: 1, late: 1, missing: 1, excused: 1, extra: 1 })
})

test('the same board becomes late, then missing, as time goes by', () => {
  const kindAt = (time: string) =>
    boardAt(board(place('Ash')), time).events[0]!.positions[0]!.places[0]!.attendance.kind
  expect(['21:10', '21:11', '22:59', '23:00'].map(kindAt)).toEqual(['expected', 'late', 'late', 'missing'])
})

test('people are listed by what there is to do about them', () => {
  const people = [
    place('In', inSince('21:00')),
    place('Excused', { mark: 'excused' }),
    place('Later', { callAt: at('22:00') }),
    place('No-show', { mark: 'noShow' }),
    place('Late B'),
    place('Late A'),
  ]
  const { events } = boardAt(board(...people), '21:30')
  expect(events[0]!.positions[0]!.places.map(({ name }) => name)).toEqual([
    ...['No-show', 'Late A', 'Late B', 'Later', 'In', 'Excused'],
  ])
})

test('who declined in time counts as excused; who asked for help is still expected', () => {
  const { counts } = boardAt(
    board(place('Ash', { answer: 'declined' }), place('Bo', { answer: 'help' })),
    '21:00',
  )
  expect(counts).toMatchObject({ excused: 1, expected: 1 })
})

test('who is in for the first half is not late for the second', () => {
  const halves = (entry: BoardPlace['entry']) => [
    place('Ash', { part: 'first', entry }),
    place('Ash', { part: 'second', positionId: 2 }),
  ]
  const secondOf = (entry: BoardPlace['entry']) =>
    boardAt(board(...halves(entry)), '23:30').events[0]!.positions[1]!.places[0]!.attendance.kind
  expect(secondOf(inSince('21:00').entry)).toBe('expected')
  expect(secondOf({ startTime: at('21:00'), endTime: at('22:00') })).toBe('missing')
})

test('between the nights there is nothing on the board', () => {
  expect(boardAt({ ...board(), tonight: null }, '21:00').events).toEqual([])
})

test.each([
  [{ needed: 5, in: 2, expected: 1, late: 1, extra: 0 }, 1],
  [{ needed: 5, in: 2, expected: 1, late: 1, extra: 3 }, 0],
  [{ needed: 5, in: 0, expected: 0, late: 0, extra: 0 }, 5],
])('open places of %o: %i', (counts, expected) => {
  expect(openPlaces({ missing: 0, excused: 0, left: 0, ...counts })).toBe(expected)
})
