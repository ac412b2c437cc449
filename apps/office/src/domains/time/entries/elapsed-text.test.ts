import { expect, test } from 'vitest'
import { elapsedText } from './elapsed-text.ts'

const START = '2024-10-04T21:00:00.000Z'

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [61_000, '0:01:01'],
  [3_599_999, '0:59:59'],
  [(26 * 60 + 5) * 60_000, '26:05:00'],
  [-5_000, '0:00:00'],
])('after %i ms it reads %s', (ms, expected) => {
  expect(elapsedText(START, new Date(START).getTime() + ms)).toBe(expected)
})
