import { expect, test } from 'vitest'
import { rowsText, sizeText } from './words.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [3_141_592, '3.1 MB'],
  [412_000_000, '412 MB'],
  [2_500_000_000_000, '2.5 TB'],
])('%d is %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})

test('rows are counted with a plural and thousands', () => {
  expect([1, 0, 41_220].map(rowsText)).toEqual(['1 row', '0 rows', '41,220 rows'])
})
