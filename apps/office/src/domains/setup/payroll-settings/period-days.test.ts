import { expect, test } from 'vitest'
import { firstWeekChoices, lastWeekday } from './period-days.ts'

test.each([
  [1, '2024-10-09', '2024-10-07'],
  [1, '2024-10-07', '2024-10-07'],
  [0, '2024-10-05', '2024-09-29'],
  [6, '2024-11-04', '2024-11-02'],
])('the last weekday %i on %s is %s', (weekday, today, expected) => {
  expect(lastWeekday(weekday, today)).toBe(expected)
})

test.each([
  ['2024-01-01', '2024-10-07'],
  ['2024-01-08', '2024-09-30'],
  ['2024-10-21', '2024-10-07'],
  ['2024-10-14', '2024-09-30'],
])('the anchor %s means the week of %s', (anchor, chosen) => {
  expect(firstWeekChoices({ anchor }, '2024-10-09')).toEqual({ days: ['2024-09-30', '2024-10-07'], chosen })
})
