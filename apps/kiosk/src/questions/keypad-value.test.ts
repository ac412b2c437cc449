import { expect, test } from 'vitest'
import { pressKey } from './keypad-value.ts'

test.each([
  ['1 2 .25', '12.25'],
  ['.25 1 2', '12.25'],
  ['1 2 .25 .75', '12.75'],
  ['1 2 .25 .00', '12'],
  ['.50', '0.50'],
  ['0 7', '7'],
  ['1 2 erase', '1'],
  ['1 2 .25 erase', '12'],
  ['1 erase erase', ''],
  ['1 2 3 4 5', '1234'],
])('%s makes %j', (keys, value) => {
  expect(keys.split(' ').reduce(pressKey, '')).toBe(value)
})
