import { expect, test } from 'vitest'
import { normalizeEmail, normalizePhone } from './normalize-contact.ts'

test.each([
  [' Ash.Graves@Example.COM ', 'ash.graves@example.com'],
  ['ash @example.com', 'ash@example.com'],
  ['ａｓｈ＠example.com', 'ash@example.com'],
  [' ', ''],
])('the email %j is compared as %j', (email, expected) => {
  expect(normalizeEmail(email)).toBe(expected)
})

test.each([
  ['(845) 555-0123', '8455550123'],
  ['+1 845.555.0123', '8455550123'],
  ['18455550123', '8455550123'],
  ['８４５ 555 0123', '8455550123'],
  ['1234567', '1234567'],
  ['call me', ''],
])('the phone number %j is compared as %j', (phone, expected) => {
  expect(normalizePhone(phone)).toBe(expected)
})
