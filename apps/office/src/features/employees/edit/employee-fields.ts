import { can } from '@nightshift/shared/access'
import { type Me, type User, UserPatch } from '@nightshift/shared/employees/contract'
import { ERRORS } from '@nightshift/shared/errors'
import type { z } from 'zod'
import { EMPLOYEES } from '../employees.texts.ts'

/** The employee form, checked by the server's own rules. What the reader's level does not show is not sent. */
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
export type EmployeeFields = z.infer<typeof EmployeeFields>
export type EmployeeField = keyof EmployeeFields

/** The form before anything is filled in. */
const EMPTY: Pick<User, EmployeeField> = {
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

/** What the form holds of somebody, or of nobody yet, for this reader. */
export function fieldsOf(me: Pick<Me, 'accessLvl'>, person: Pick<User, EmployeeField> = EMPTY) {
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

/** What is wrong with a field, by the kind of the rule that it breaks. */
export function problemOf(field: EmployeeField, rule: string | undefined) {
  const { problems } = EMPLOYEES
  if (rule === undefined) return undefined
  if (rule === 'festivalRequired') return ERRORS.festivalRequired.message
  if (field === 'email') return problems.notAnEmail
  if (rule === 'too_small') return problems.missing
  return rule === 'too_big' ? problems.tooLong : problems.unfit
}
