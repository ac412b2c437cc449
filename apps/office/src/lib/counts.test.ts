import { expect, test } from 'vitest'
import { countOf, countOfEntries, countOfPeople, formatCount } from './counts.ts'

test('thousands are separated, and one is singular', () => {
  expect(formatCount(1234)).toBe('1,234')
  expect([0, 1, 2].map((count) => countOf(count, 'scan', 'scans'))).toEqual(['0 scans', '1 scan', '2 scans'])
  expect(countOfEntries(10_000)).toBe('10,000 entries')
  expect(countOfPeople(1)).toBe('1 person')
})
