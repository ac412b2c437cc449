import { expect, test } from 'vitest'
import { readCode, showCode } from './one-time-code.ts'

test.each(['ABCD-2345', 'abcd2345', ' abcd 2345 ', 'AB-CD-23-45'])('%j is read as the code', (typed) => {
  expect(readCode(typed)).toBe('ABCD2345')
})

test('a shown code is read as itself', () => {
  expect(showCode('ABCD2345')).toBe('ABCD-2345')
  expect(readCode(showCode('ABCD2345'))).toBe('ABCD2345')
})
