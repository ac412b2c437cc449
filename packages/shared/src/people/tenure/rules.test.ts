import { expect, test } from 'vitest'
import { completedBefore, jacketOf, stripesOf, tenureOf } from './rules.ts'

const YEARS = [2024, 2023, 2021]

test('tenure adds the seasons before Nightshift to the years worked', () => {
  expect(tenureOf({ years: YEARS, seasonsBefore: 2 })).toBe(5)
  expect(tenureOf({ years: [], seasonsBefore: 0 })).toBe(0)
})

test('the season of the year itself is not completed yet', () => {
  expect(completedBefore(2024, { years: YEARS, seasonsBefore: 1 })).toBe(3)
  expect(completedBefore(2025, { years: YEARS, seasonsBefore: 1 })).toBe(4)
})

test.each([
  ['four seasons', { years: YEARS, seasonsBefore: 1 }, { kind: 'notYet' }],
  ['the fifth in the newest year', { years: YEARS, seasonsBefore: 2 }, { kind: 'since', year: 2024 }],
  ['the fifth in the first year', { years: YEARS, seasonsBefore: 4 }, { kind: 'since', year: 2021 }],
  ['five before', { years: YEARS, seasonsBefore: 5 }, { kind: 'beforeNightshift' }],
  ['five before and none since', { years: [], seasonsBefore: 5 }, { kind: 'beforeNightshift' }],
])('the jacket after %s', (_, tenure, jacket) => {
  expect(jacketOf(tenure)).toEqual(jacket)
})

test.each([
  [0, 0, 0],
  [4, 0, 4],
  [5, 1, 0],
  [13, 2, 3],
])('%i seasons are %i wide and %i narrow stripes', (seasons, wide, narrow) => {
  expect(stripesOf(seasons)).toEqual({ wide, narrow })
})
