import { person } from '@nightshift/ui/testing/samples.ts'
import { expect, test } from 'vitest'
import { type AccountField, AccountFields, accountProblems, fieldsOf } from './account-fields.ts'

const ash = fieldsOf(person({ email: 'ash@example.com' }))

/** The validation message for a field with this value. */
const problemWith = (field: AccountField, value: string) => accountProblems({ ...ash, [field]: value })[field]

test.each(['firstName', 'lastName', 'username'] as const)(
  '%s is required, and whitespace does not count',
  (field) => {
    expect(problemWith(field, '')).toBe('Please fill this in.')
    expect(problemWith(field, '   ')).toBe('Please fill this in.')
    expect(problemWith(field, 'Ash')).toBeUndefined()
  },
)

test.each(['middleName', 'email', 'phone'] as const)('%s may be empty', (field) => {
  expect(problemWith(field, '')).toBeUndefined()
})

test('an invalid email is refused', () => {
  expect(problemWith('email', 'ash')).toBe('Please enter an email address, or leave this empty.')
  expect(problemWith('email', 'ash@example.com')).toBeUndefined()
})

test('a value that the server would refuse gets a message', () => {
  expect(problemWith('firstName', 'A'.repeat(81))).toBe('This is too long.')
  expect(problemWith('phone', '555\0')).toBe('Please check this.')
})

test('values are trimmed before they are sent', () => {
  const { firstName, phone } = AccountFields.parse({ ...ash, firstName: '  Ash ', phone: ' 555-0100 ' })
  expect({ firstName, phone }).toEqual({ firstName: 'Ash', phone: '555-0100' })
})
