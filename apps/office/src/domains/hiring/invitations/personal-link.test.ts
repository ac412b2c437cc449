import { expect, test } from 'vitest'
import { formAddress, personalLink } from './personal-link.ts'

test.each([
  ['http://127.0.0.1:3000/employee', 'http://localhost:3000/apply/1'],
  ['https://office.example/employee/admin', 'https://localhost/apply/1'],
  ['https://office.example:8443/employee', 'https://localhost:8443/apply/1'],
])('from %s the form is at %s', (office, form) => {
  expect(formAddress(new URL(office), 'localhost', 1)).toBe(form)
})

test('a token is in the fragment, so that it is in no log', () => {
  const link = new URL(personalLink('https://dreadmoor.example/apply/1', 'a_b-c'))
  expect([link.pathname, link.search, link.hash]).toEqual(['/apply/1', '', '#invite=a_b-c'])
})
