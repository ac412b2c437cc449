import { can, outranks } from '@nightshift/shared/access'
import type { UserPatch } from '@nightshift/shared/people/employees/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'

type Target = { id: string; accessLvl: number }
type Field = keyof UserPatch

/** My Account: what people may change about themselves. */
const OWN: Field[] = [
  ...(['firstName', 'middleName', 'lastName', 'email', 'phone', 'username', 'photo', 'updatedAt'] as const),
  ...(['emergencyContact', 'emergencyRelation', 'emergencyPhone'] as const),
]

/** Nobody changes these of themselves, at any level. */
const NEVER_OWN: Field[] = ['isActive', 'accessLvl', 'festivalId']

/** Set by somebody of a higher level; the highest level sets its own. */
const BY_A_HIGHER_LEVEL: Field[] = ['paychexId', 'seasonsBefore']

/** Refuses fields that this person may not send about the target, and targets they may not touch. */
export function checkPatch(caller: Caller, target: Target, fields: Field[]) {
  const withheld = fields.find((field) => isWithheld(caller, field))
  if (withheld) throw new AppError('fieldNotAllowed', { details: { field: withheld } })
  if (caller.id === target.id) return checkOwn(caller, fields)
  if (!outranks(caller, target)) throw new AppError('outranked')
}

function isWithheld(caller: Caller, field: Field) {
  if (field === 'paychexId') return !can(caller, 'employees.paychexId')
  if (field === 'seasonsBefore') return !can(caller, 'employees.seasonsBefore')
  if (field === 'mayReturn') return !can(caller, 'employees.mayReturn')
  if (field === 'accessLvl') return !can(caller, 'employees.accessLvl')
  if (field === 'festivalId') return !can(caller, 'employees.move')
  return false
}

function checkOwn(caller: Caller, fields: Field[]) {
  const never = can(caller, 'festivals.all') ? NEVER_OWN : [...NEVER_OWN, ...BY_A_HIGHER_LEVEL]
  if (fields.some((field) => never.includes(field))) throw new AppError('notOnYourself')
  const foreign = fields.find((field) => !BY_A_HIGHER_LEVEL.includes(field) && !OWN.includes(field))
  if (foreign) throw new AppError('fieldNotAllowed', { details: { field: foreign } })
}
