import { expect, test } from 'vitest'
import { foldText, textFilter } from './text-search.ts'

const finds = (query: string, text: string) => textFilter(query)(foldText(text))

test.each([
  ['jose', 'José Vale'],
  ['JOSÉ', 'jose vale'],
  // Decomposed (NFD), as macOS stores it.
  ['jose\u0301', 'José Vale'],
  ['nguyen', 'Nguyễn Thị Hương'],
  ['lukasz', 'Łukasz Błaszczyk'],
  ['soren strasse', 'Søren Straße'],
  ['vale jo', 'José Vale'],
  ['  ', 'José Vale'],
])('%j finds %j', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test('every word of the query has to match', () => {
  expect(finds('jose marrow', 'José Vale')).toBe(false)
})
