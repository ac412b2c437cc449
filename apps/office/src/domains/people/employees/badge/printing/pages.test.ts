import { expect, test } from 'vitest'
import { pagesOf } from './pages.ts'

test.each([
  ['letter', [[1, 2, 3, 4], [5]]],
  ['a4', [[1, 2, 3, 4], [5]]],
  ['label', [[1], [2], [3], [4], [5]]],
] as const)('five badges on %s', (layout, pages) => {
  expect(pagesOf([1, 2, 3, 4, 5], layout)).toEqual(pages)
})

test('no badges need no page', () => {
  expect(pagesOf([], 'letter')).toEqual([])
})
