import { expect, test } from 'vitest'
import { position } from '../../people/employees/testing/employees.ts'
import { entry } from '../../time/testing/entries.ts'
import { boardOf } from './board.ts'

const updatedAt = '2024-09-01T00:00:00.000Z'
const events = [
  { id: 20, festivalId: 1, name: 'Midway', updatedAt, positions: [position({ id: 2 })] },
  { id: 10, festivalId: 1, name: 'Bog', updatedAt, positions: [position({ id: 1 }), position({ id: 3 })] },
]
const at = (id: number, positionId: number, positionName: string, startTime: string) =>
  entry({ id, positionId, positionName, startTime, endTime: null })

test('sorts by event, position and start', () => {
  const board = boardOf(
    [
      at(1, 2, 'Barback', '2024-10-04T21:00:00.000Z'),
      at(2, 1, 'Bog Actor', '2024-10-04T22:00:00.000Z'),
      at(3, 3, 'Effects', '2024-10-04T21:00:00.000Z'),
      at(4, 1, 'Bog Actor', '2024-10-04T21:00:00.000Z'),
    ],
    events,
  )
  expect(
    board.map(({ name, count, positions }) => [
      name,
      count,
      positions.map(({ name, entries }) => [name, entries.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      'Bog',
      3,
      [
        ['Bog Actor', [4, 2]],
        ['Effects', [3]],
      ],
    ],
    ['Midway', 1, [['Barback', [1]]]],
  ])
})

test('a shift of a deleted position is listed last', () => {
  const shifts = [at(1, 99, 'Ghost', updatedAt), at(2, 2, 'Barback', updatedAt)]
  expect(boardOf(shifts, events).map(({ name, count }) => [name, count])).toEqual([
    ['Midway', 1],
    [undefined, 1],
  ])
})
