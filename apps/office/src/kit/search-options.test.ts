import { expect, test } from 'vitest'
import { searchOptions } from './search-options.ts'

const options = ['José Vale', 'Josephine Marrow', 'America/New_York'].map((label) => ({
  value: label,
  label,
  disabled: false,
}))
const found = (search: string, limit = 60) =>
  searchOptions({ options, search, limit }).map((option) => ('label' in option ? option.label : option.group))

test('options match without accents, by words in any order', () => {
  expect(found('jose')).toEqual(['José Vale', 'Josephine Marrow'])
  expect(found('vale jose')).toEqual(['José Vale'])
  expect(found('new york')).toEqual(['America/New_York'])
})

test('the number of options is limited', () => {
  expect(found('', 2)).toEqual(['José Vale', 'Josephine Marrow'])
})
