import { type Me, UserPatch } from '@nightshift/shared/people/employees/contract'
import type { z } from 'zod'
import { schemaProblems } from '../../../lib/field-problems.ts'
import { ACCOUNT } from './account.texts.ts'

/** The fields of their own account that people may edit, validated by the server's schema. */
export const AccountFields = UserPatch.pick({
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  phone: true,
  username: true,
}).required()
export type AccountFields = z.infer<typeof AccountFields>

export type AccountField = keyof AccountFields

/** Picks the form's fields from a person. */
export const fieldsOf = (me: Pick<Me, AccountField>): AccountFields => ({
  firstName: me.firstName,
  middleName: me.middleName,
  lastName: me.lastName,
  email: me.email,
  phone: me.phone,
  username: me.username,
})

export const accountProblems = (fields: AccountFields) => schemaProblems(AccountFields, fields, problemOf)

/** The message of a field for the zod issue code. */
function problemOf(field: AccountField, rule: string) {
  if (field === 'email') return ACCOUNT.notAnEmail
  if (rule === 'too_small') return ACCOUNT.missing
  return rule === 'too_big' ? ACCOUNT.tooLong : ACCOUNT.unfit
}
