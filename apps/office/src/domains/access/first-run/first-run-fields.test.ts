import { expect, test } from 'vitest'
import { FIRST_RUN } from './first-run.texts.ts'
import { emptyFields, firstRunProblems } from './first-run-fields.ts'

const ADA = {
  ...emptyFields(),
  code: 'ABCD-2345',
  firstName: 'Ada',
  lastName: 'Blackwood',
  username: 'ada',
  password: 'moor and more',
  festivalName: 'Dreadmoor',
  timeZone: 'America/New_York',
}

test('complete fields have no problem, with and without a host', () => {
  expect(firstRunProblems(ADA)).toEqual({})
  expect(firstRunProblems({ ...ADA, hostName: 'dreadmoor.example' })).toEqual({})
})

test('empty fields are named in the order of the form', () => {
  const names = ['code', 'firstName', 'lastName', 'username', 'password', 'festivalName']
  expect(Object.keys(firstRunProblems({ ...emptyFields(), timeZone: 'UTC' }))).toEqual(names)
})

test.each([
  ['password', 'mo or', FIRST_RUN.passwordTooShort],
  ['password', 'ada blackwood', FIRST_RUN.passwordIsDefault],
  ['hostName', 'Dreadmoor.example:80', FIRST_RUN.notAHost],
  ['username', 'a'.repeat(81), FIRST_RUN.tooLong],
  ['timeZone', 'Mars/Base', FIRST_RUN.unfit],
])('%s %j is refused', (field, value, words) => {
  expect(firstRunProblems({ ...ADA, [field]: value })).toEqual({ [field]: words })
})
