import { expect, test } from 'vitest'
import { tenureText, workedText } from './words.ts'

test.each([
  [{ years: [2024], seasonsBefore: 0 }, '1st season'],
  [{ years: [2024, 2023], seasonsBefore: 0 }, '2nd season'],
  [{ years: [2024, 2023], seasonsBefore: 1 }, '3rd season'],
  [{ years: [2024], seasonsBefore: 10 }, '11th season'],
  [{ years: [2024], seasonsBefore: 21 }, '22nd season'],
  [{ years: [2023], seasonsBefore: 0 }, '1 season'],
  [{ years: [2023], seasonsBefore: 4 }, '5 seasons'],
  [{ years: [], seasonsBefore: 0 }, ''],
])('%j is "%s" in 2024', (tenure, text) => {
  expect(tenureText(tenure, 2024)).toBe(text)
})

test.each([
  [{ years: [2024, 2023], seasonsBefore: 3 }, '2024, 2023 and 3 before Nightshift'],
  [{ years: [2024, 2023], seasonsBefore: 0 }, '2024, 2023'],
  [{ years: [], seasonsBefore: 1 }, '1 before Nightshift'],
  [{ years: [], seasonsBefore: 0 }, ''],
])('%j was worked in "%s"', (tenure, text) => {
  expect(workedText(tenure)).toBe(text)
})
