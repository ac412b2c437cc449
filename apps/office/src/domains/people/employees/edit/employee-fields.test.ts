import { expect, test } from 'vitest'
import { employee } from '../testing/employees.ts'
import {
  type EmployeeField,
  EmployeeFields,
  employeeProblems,
  fieldsOf,
  seasonFieldsOf,
} from './employee-fields.ts'

const ADMINISTRATOR = { accessLvl: 3 }
const ash = fieldsOf(ADMINISTRATOR, employee({ paychexId: '1313' }))

const problemWith = (field: EmployeeField, value: string) =>
  employeeProblems({ ...ash, [field]: value }, employee())[field]

test.each(['firstName', 'lastName', 'username'] as const)('%s is required', (field) => {
  expect(problemWith(field, '  ')).toBe('Please fill this in.')
})

test.each([
  ['middleName', 'email', 'phone'],
  ['emergencyContact', 'emergencyRelation', 'emergencyPhone'],
] as const)('%s, %s and %s may be empty', (...fields) => {
  for (const field of fields) expect(problemWith(field, ' ')).toBeUndefined()
})

test('an invalid email and overlong values are refused', () => {
  expect(problemWith('email', 'ash')).toBe('Please enter an email address, or leave this empty.')
  expect(problemWith('lastName', 'A'.repeat(81))).toBe('This is too long.')
})

test('values are trimmed, and an empty Paychex ID is sent as 000', () => {
  const typed = { ...ash, firstName: ' Ash ', phone: ' 555 ', emergencyContact: '  ', paychexId: ' ' }
  expect(EmployeeFields.parse(typed)).toMatchObject({
    firstName: 'Ash',
    phone: '555',
    emergencyContact: '',
    paychexId: '000',
  })
})

test.each([
  [1, false, false],
  [2, true, false],
  [3, true, true],
])(
  'at level %i the form holds the Paychex ID: %s, level and festival: %s',
  (level, paychexId, administers) => {
    const fields = fieldsOf({ accessLvl: level }, employee({ paychexId: '1313' }))
    expect('paychexId' in fields).toBe(paychexId)
    expect('accessLvl' in fields).toBe(administers)
    expect('festivalId' in fields).toBe(administers)
    expect(EmployeeFields.safeParse(fields).success).toBe(true)
  },
)

test('seasons before Nightshift and coming back are fields of managers', () => {
  const person = employee({ seasonsBefore: 3, mayReturn: false })
  expect(seasonFieldsOf({ accessLvl: 1 }, person)).toEqual({})
  expect(seasonFieldsOf({ accessLvl: 2 }, person)).toEqual({ seasonsBefore: 3, mayReturn: false })
})

test.each([Number.NaN, -1, 81, 1.5])('%d is no number of seasons', (seasonsBefore) => {
  const problems = employeeProblems({ ...ash, seasonsBefore }, employee())
  expect(problems.seasonsBefore).toBe('A whole number from 0 to 80.')
})

test('a person without a festival needs one together with a lower access level', () => {
  const roaming = employee({ accessLvl: 3, festivalId: null })
  const fields = fieldsOf(ADMINISTRATOR, roaming)
  expect(employeeProblems(fields, roaming)).toEqual({})
  const lowered = { ...fields, accessLvl: 1 as const }
  expect(employeeProblems(lowered, roaming).festivalId).toBe('Please choose the festival they belong to.')
  expect(employeeProblems({ ...lowered, festivalId: 1 }, roaming)).toEqual({})
})
