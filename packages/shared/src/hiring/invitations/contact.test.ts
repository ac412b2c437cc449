import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactsOf, isContactOf, matchApplicants, normalizeContact } from './contact.ts'

test.each([
  ['wren@example.com', 'wren@example.com'],
  ['  Wren.Thorn @Example.COM ', 'wren.thorn@example.com'],
  ['ｗｒｅｎ＠example.com', 'wren@example.com'],
  ['845-555-0123', '8455550123'],
  ['(845) 555.0123', '8455550123'],
  ['+1 845 555 0123', '8455550123'],
  ['1-845-555-0123', '8455550123'],
  ['555-0123', '5550123'],
  ['+44 20 7946 0958', '442079460958'],
  ['12345678901', '2345678901'],
  ['123456', undefined],
  ['none', undefined],
  ['', undefined],
  ['   ', undefined],
])('%j is compared as %j', (typed, normalized) => {
  expect(normalizeContact(typed)).toBe(normalized)
})

const wren = { email: 'Wren@Example.com', phone: '(845) 555-0123' }

test.each([
  ['wren@example.com', true],
  ['8455550123', true],
  ['+1 845-555-0123', true],
  ['wren@example.co', false],
  ['845-555-0124', false],
  ['5550123', false],
  ['', false],
])('%j belongs to the person: %j', (typed, belongs) => {
  expect(isContactOf(wren, typed)).toBe(belongs)
})

test('nothing belongs to a person without contact data', () => {
  const nobody = { email: '', phone: 'n/a' }
  expect(contactsOf(nobody)).toEqual([])
  for (const typed of ['', ' ', 'n/a', '@', '0']) expect(isContactOf(nobody, typed)).toBe(false)
})

test('case, spaces and separators never matter', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(digit, fc.constantFrom('', '-', ' ', '.', '(', ') ')), {
        minLength: 10,
        maxLength: 10,
      }),
      fc.emailAddress(),
      (parts, email) => {
        const phone = parts.map(([number]) => number).join('')
        const person = { email, phone }
        expect(isContactOf(person, parts.map(([number, separator]) => number + separator).join(''))).toBe(
          true,
        )
        expect(isContactOf(person, ` ${email.toUpperCase()} `)).toBe(true)
        expect(isContactOf({ email: '', phone: '' }, email)).toBe(false)
      },
    ),
  )
})

test('an applicant is known by the first name together with a contact', () => {
  const hasApplied = matchApplicants([{ firstName: ' wren', email: 'wren@example.com', phone: '8455550123' }])
  expect(hasApplied({ firstName: 'Wren', email: 'WREN@example.com', phone: '' })).toBe(true)
  expect(hasApplied({ firstName: 'Wren', email: 'other@example.com', phone: '845-555-0123' })).toBe(true)
  expect(hasApplied({ firstName: 'Robin', email: 'robin@example.com', phone: '845-555-0123' })).toBe(false)
  expect(hasApplied({ firstName: 'Wren', email: '', phone: '' })).toBe(false)
})
