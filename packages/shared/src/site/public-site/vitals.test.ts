import { expect, test } from 'vitest'
import { type CoreVital, isGood } from './vitals.ts'

test.each<[CoreVital, number, boolean]>([
  ['LCP', 2_500, true],
  ['LCP', 2_500.1, false],
  ['INP', 200, true],
  ['INP', 201, false],
  ['CLS', 0, true],
  ['CLS', 0.1, true],
  ['CLS', 0.11, false],
])('%s of %d: good is %s', (name, value, good) => {
  expect(isGood(name, value)).toBe(good)
})
