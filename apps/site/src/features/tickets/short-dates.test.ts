import { expect, test } from 'vitest'
import { shortDates } from './short-dates.ts'

test.each([
  [['2024-11-02'], '2 Nov 2024'],
  [['2024-10-18', '2024-10-19'], '18 and 19 Oct 2024'],
  [['2024-10-25', '2024-10-26', '2024-11-02'], '25, 26 Oct and 2 Nov 2024'],
  [['2024-12-28', '2025-01-03'], '28 Dec 2024 and 3 Jan 2025'],
])('%j are %s', (dates, words) => {
  expect(shortDates(dates)).toBe(words)
})
