import { expect, test } from 'vitest'
import { densityOf, nameSizeOf } from './badge-fit.ts'

test('a longer name is written smaller', () => {
  const sizes = [5, 16, 17, 30, 60, 242].map((length) => nameSizeOf('x'.repeat(length)))
  expect(sizes).toEqual([30, 30, 22, 22, 17, 13])
})

test('more positions stand closer', () => {
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
