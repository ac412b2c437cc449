import { expect, test } from 'vitest'
import { dropIndex, moveEntry } from './move.ts'

test('an entry moves forwards and backwards', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

const boxes = [
  { top: 0, height: 40 },
  { top: 40, height: 40 },
  { top: 80, height: 200 },
  { top: 280, height: 40 },
]
test.each([
  [0, 10, 0],
  [0, 25, 1],
  [0, 150, 2],
  [0, 900, 3],
  [3, -90, 3],
  [3, -110, 2],
  [3, -900, 0],
  [1, 0, 1],
])('entry %i dragged by %i pixels lands at %i', (from, distance, to) => {
  expect(dropIndex(boxes, from, distance)).toBe(to)
})
