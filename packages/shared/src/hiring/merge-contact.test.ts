import { expect, test } from 'vitest'
import { type Contact, mergeContact } from './merge-contact.ts'

const ash: Contact = {
  firstName: 'Ash',
  middleName: 'Quentin',
  lastName: "O'Graves",
  email: 'ash@example.com',
  phone: '845-555-0101',
}

test.each([
  ['a new last name', { lastName: 'Thorn' }, { lastName: 'Thorn' }],
  ['an accent', { firstName: 'Ásh' }, { firstName: 'Ásh' }],
  ['a new address', { email: 'ash.new@example.com' }, { email: 'ash.new@example.com' }],
  ['an address with another dot', { email: 'a.sh@example.com' }, { email: 'a.sh@example.com' }],
  ['a new number', { phone: '8455550102' }, { phone: '8455550102' }],
  ['another middle name', { middleName: 'X' }, { middleName: 'X' }],
  ['another whole middle name', { middleName: 'Quincy' }, { middleName: 'Quincy' }],
])('%s of the application is taken', (_, sent, merged) => {
  expect(mergeContact(ash, { ...ash, ...sent })).toEqual({ ...ash, ...merged })
})

test.each([
  ['nothing', { firstName: '', middleName: ' ', lastName: '', email: '', phone: '' }],
  ['another case', { firstName: 'ASH', lastName: "o'graves", email: 'Ash@Example.com' }],
  ['other punctuation', { lastName: 'O Graves', phone: '(845) 555 0101' }],
  ['the initial of the middle name', { middleName: 'q.' }],
])('what is on file stays for %s', (_, sent) => {
  expect(mergeContact(ash, { ...ash, ...sent })).toEqual(ash)
})

test('what is not on file comes from the application', () => {
  const nothing: Contact = { firstName: 'Ash', middleName: '', lastName: 'Graves', email: '', phone: '' }
  expect(mergeContact(nothing, ash)).toEqual(ash)
})
