import { expect, test } from 'vitest'
import { densityOf, nameSizeOf } from './badge-fit.ts'

test.each([
  ['Ash Crow', 30],
  ['Ash Zz29bb2d2612', 22],
  ['Bartholomew Finch-Hatherleigh', 17],
  ['Wolfeschlegelsteinhausenbergerdorff', 13],
  [Array(40).fill('Ash').join(' '), 13],
])('%s has a font size of %i pixels', (name, size) => {
  expect(nameSizeOf(name)).toBe(size)
})

test('more positions use a denser layout', () => {
  expect([0, 3, 4, 6, 7, 12, 40].map(densityOf)).toEqual([
    'loose',
    'loose',
    'close',
    'close',
    'dense',
    'dense',
    'dense',
  ])
})
