import { expect, test } from 'vitest'
import { byteSize } from './byte-size.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [38_400_000, '37 MB'],
  [1_500_000_000, '1.4 GB'],
  [250 * 2 ** 30, '250 GB'],
  [5 * 2 ** 50, '5120 TB'],
])('%i is %s', (bytes, text) => {
  expect(byteSize(bytes)).toBe(text)
})
