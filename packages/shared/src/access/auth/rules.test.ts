import { expect, test } from 'vitest'
import { defaultPassword, stripWhitespace } from './rules.ts'

test.each([
  ['Sam', 'Hollow', 'samhollow'],
  ['Mary Ann', 'van der Berg', 'maryannvanderberg'],
  ['ÉLISE', "O'Neil", "éliseo'neil"],
])('the default password of %s %s is %s', (firstName, lastName, password) => {
  expect(defaultPassword({ firstName, lastName })).toBe(password)
})

test('whitespace of any kind is stripped from a password', () => {
  expect(stripWhitespace(' a b\tc\nd\u00a0e ')).toBe('abcde')
})
