import { can } from '@nightshift/shared/access'
import { REFUSALS } from '@nightshift/shared/errors'
import {
  type Me,
  MOST_SEASONS_BEFORE,
  type User,
  UserPatch,
} from '@nightshift/shared/people/employees/contract'
import { needsFestival } from '@nightshift/shared/people/employees/rules'
import type { z } from 'zod'
import { type Problems, schemaProblems } from '../../../../lib/field-problems.ts'
import { EMPLOYEES } from '../employees.texts.ts'

/** The employee form, validated by the server's schema. Fields above the reader's level are not sent. */
export const EmployeeFields = UserPatch.pick({
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  phone: true,
  username: true,
  emergencyContact: true,
  emergencyRelation: true,
  emergencyPhone: true,
})
  .required()
  .extend(UserPatch.pick({ paychexId: true, accessLvl: true, festivalId: true }).shape)
  .extend(UserPatch.pick({ seasonsBefore: true, mayReturn: true }).shape)
export type EmployeeFields = z.infer<typeof EmployeeFields>
export type EmployeeField = keyof EmployeeFields

type Person = Pick<User, Exclude<EmployeeField, SeasonField>>

const EMPTY: Person = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phone: '',
  username: '',
  emergencyContact: '',
  emergencyRelation: '',
  emergencyPhone: '',
  paychexId: '',
  accessLvl: 0,
  festivalId: null,
}

type SeasonField = 'seasonsBefore' | 'mayReturn'
export type FormFields = ReturnType<typeof fieldsOf> & Pick<EmployeeFields, SeasonField>

/** The form's fields of a person, or of a new one, at the reader's level. */
export function fieldsOf(me: Pick<Me, 'accessLvl'>, person: Person = EMPTY) {
  const { paychexId = '', accessLvl, festivalId } = person
  return {
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    username: person.username,
    emergencyContact: person.emergencyContact,
    emergencyRelation: person.emergencyRelation,
    emergencyPhone: person.emergencyPhone,
    ...(can(me, 'employees.paychexId') && { paychexId }),
    ...(can(me, 'employees.accessLvl') && { accessLvl: accessLvl as EmployeeFields['accessLvl'] }),
    ...(can(me, 'employees.move') && festivalId !== null && { festivalId }),
  }
}

/** The fields about seasons, at the reader's level. New people have none yet. */
export const seasonFieldsOf = (me: Pick<Me, 'accessLvl'>, person: Pick<User, SeasonField>) => ({
  ...(can(me, 'employees.seasonsBefore') && { seasonsBefore: person.seasonsBefore }),
  ...(can(me, 'employees.mayReturn') && { mayReturn: person.mayReturn }),
})

/** The form's validation messages. A person without a festival needs one together with a lower access level. */
export function employeeProblems(fields: FormFields, read: Pick<User, 'accessLvl' | 'festivalId'>) {
  const { accessLvl = read.accessLvl, festivalId = null } = fields
  const problems: Problems<FormFields> = schemaProblems(EmployeeFields, fields, problemOf)
  if (needsFestival(read, { accessLvl, festivalId })) problems.festivalId = REFUSALS.festivalRequired
  return problems
}

/** The message of a field for the zod issue code. */
export function problemOf(field: EmployeeField, rule: string) {
  const { problems } = EMPLOYEES
  if (field === 'email') return problems.notAnEmail
  if (field === 'seasonsBefore') return problems.notSeasons(MOST_SEASONS_BEFORE)
  if (rule === 'too_small') return problems.missing
  return rule === 'too_big' ? problems.tooLong : problems.unfit
}
