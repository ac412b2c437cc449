import { can, outranks } from '@nightshift/shared/access'
import type { UserPatch } from '@nightshift/shared/employees/contract'
import type { Viewer } from '../../platform/filter/entity.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/session/actor.ts'

export type By = { actor: Actor; viewer: Viewer; now: Date }

type Target = { id: string; accessLvl: number }
type Field = keyof UserPatch

/** My Account: what people may change about themselves. */
const OWN: Field[] = [
  ...(['firstName', 'middleName', 'lastName', 'email', 'phone', 'username', 'photo', 'updatedAt'] as const),
  ...(['emergencyContact', 'emergencyRelation', 'emergencyPhone'] as const),
]

/** Nobody gives or takes these for themselves, whatever their level. */
const NEVER_OWN: Field[] = ['isActive', 'accessLvl', 'festivalId']

/** Refuses fields that this person may not send about the target, and targets they may not touch. */
export function checkPatch(actor: Actor, target: Target, fields: Field[]) {
  const withheld = fields.find((field) => isWithheld(actor, field))
  if (withheld) throw new AppError('fieldNotAllowed', { details: { field: withheld } })
  if (actor.id === target.id) return checkOwn(actor, fields)
  if (!outranks(actor, target)) throw new AppError('outranked')
}

function isWithheld(actor: Actor, field: Field) {
  if (field === 'paychexId') return !can(actor, 'employees.paychexId')
  if (field === 'accessLvl') return !can(actor, 'employees.accessLvl')
  if (field === 'festivalId') return !can(actor, 'employees.move')
  return false
}

function checkOwn(actor: Actor, fields: Field[]) {
  // What payroll calls a person is set by somebody above them; above the highest level nobody stands.
  const never = can(actor, 'festivals.all') ? NEVER_OWN : [...NEVER_OWN, 'paychexId' as const]
  if (fields.some((field) => never.includes(field))) throw new AppError('notOnYourself')
  const foreign = fields.find((field) => field !== 'paychexId' && !OWN.includes(field))
  if (foreign) throw new AppError('fieldNotAllowed', { details: { field: foreign } })
}

/** For what is never done to oneself, and only to people of a lower level. */
export function checkOutranks(actor: Actor, target: Target) {
  if (actor.id === target.id) throw new AppError('notOnYourself')
  if (!outranks(actor, target)) throw new AppError('outranked')
}
