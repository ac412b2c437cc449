import { expect, test } from 'vitest'
import { minutesText } from './minutes-text.ts'

const now = Date.parse('2024-10-05T01:00:00Z')

test.each([
  ['2024-10-05T01:00:00Z', '0 min'],
  ['2024-10-05T00:00:01Z', '59 min'],
  ['2024-10-04T22:55:00Z', '2 h 05 min'],
  ['2024-10-03T21:30:00Z', '27 h 30 min'],
  ['2024-10-05T01:00:09Z', '0 min'],
])('since %s it is %s', (since, text) => {
  expect(minutesText(since, now)).toBe(text)
})
