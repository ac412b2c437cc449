import { expect, test } from 'vitest'
import { findDuplicates } from './duplicates.ts'

const sent = (id: number, email: unknown, phone: unknown) => ({ id, data: { email, phone } })

test('the same email or phone marks both, ignoring letter case and punctuation', () => {
  const found = findDuplicates([
    sent(1, 'Wren@Example.com', '845-555-0101'),
    sent(2, ' wren@example.com', '845-555-0102'),
    sent(3, 'robin@example.com', '8455550102'),
    sent(4, 'ash@example.com', '845-555-0104'),
  ])
  expect([...found]).toEqual([
    [1, [2]],
    [2, [1, 3]],
    [3, [2]],
  ])
})

test('missing values make no duplicates, and a match in email and phone counts once', () => {
  expect(findDuplicates([sent(1, '', undefined), sent(2, undefined, '')]).size).toBe(0)
  const twice = findDuplicates([
    sent(1, 'a@example.com', '845-555-0101'),
    sent(2, 'a@example.com', '845-555-0101'),
  ])
  expect(twice.get(1)).toEqual([2])
})
