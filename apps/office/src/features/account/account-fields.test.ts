import { zodResolver } from '@hookform/resolvers/zod'
import { person } from '@nightshift/ui/testing/samples.ts'
import { expect, test } from 'vitest'
import { type AccountField, AccountFields, fieldsOf, problemOf } from './account-fields.ts'

const ash = fieldsOf(person({ email: 'ash@example.com' }))

/** What the form says below a field that holds this value. */
async function problemWith(field: AccountField, value: string) {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await zodResolver(AccountFields)({ ...ash, [field]: value }, undefined, options)
  return problemOf(field, errors[field]?.type)
}

test.each(['firstName', 'lastName', 'username'] as const)(
  '%s is required, and blanks do not count',
  async (field) => {
    expect(await problemWith(field, '')).toBe('Please fill this in.')
    expect(await problemWith(field, '   ')).toBe('Please fill this in.')
    expect(await problemWith(field, 'Ash')).toBeUndefined()
  },
)

test.each(['middleName', 'email', 'phone'] as const)('%s may be empty', async (field) => {
  expect(await problemWith(field, '')).toBeUndefined()
})

test('an email has the form of one', async () => {
  expect(await problemWith('email', 'ash')).toBe('Please enter an email address, or leave this empty.')
  expect(await problemWith('email', 'ash@example.com')).toBeUndefined()
})

test('a field that cannot be stored says why', async () => {
  expect(await problemWith('firstName', 'A'.repeat(81))).toBe('This is too long.')
  expect(await problemWith('phone', '555\0')).toBe('Please check this.')
})

test('what is sent is trimmed', () => {
  const { firstName, phone } = AccountFields.parse({ ...ash, firstName: '  Ash ', phone: ' 555-0100 ' })
  expect({ firstName, phone }).toEqual({ firstName: 'Ash', phone: '555-0100' })
})
