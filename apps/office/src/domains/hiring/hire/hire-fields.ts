import { REFUSALS } from '@nightshift/shared/errors'
import type { Hire } from '@nightshift/shared/hiring/contract'
import { proposeUsername } from '@nightshift/shared/hiring/username'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { Listed } from '../review/list/listed.ts'
import { HIRE } from './hire.texts.ts'

/** The positions of the chosen department, or of all departments. */
export const offeredPositions = (events: Event[], department: string) =>
  events.filter(
    ({ id, positions = [] }) => positions.length > 0 && (!department || String(id) === department),
  )

export const positionsOf = (events: Event[]) => events.flatMap(({ positions = [] }) => positions)

export const payRateOf = (events: Event[], positionId: number) =>
  positionsOf(events).find(({ id }) => id === positionId)?.defaultPayRate

/** Whether the rate needs a manager: it is above the position's default. */
export const rateNeedsManager = (events: Event[], { positionId, payrate }: Hire) =>
  payrate > (payRateOf(events, positionId) ?? 0)

/** The form's default values. */
export function hireDefaults({ application, positionId }: Listed, offered: Event[], taken: string[]) {
  const answer = (key: string) => String(application.data[key] ?? '').trim()
  const applied = positionsOf(offered).find(({ id }) => id === positionId)
  const name = { firstName: answer('firstName'), lastName: answer('lastName') }
  return {
    ...name,
    middleName: answer('middleName'),
    email: answer('email'),
    phone: answer('phone'),
    paychexId: NO_PAYCHEX_ID,
    username: proposeUsername(name, taken),
    positionId: applied?.id,
    payrate: applied?.defaultPayRate,
  }
}

/** The message of a field for the zod issue code. */
export function problemOf(field: keyof Hire, rule: string | undefined) {
  if (rule === undefined) return undefined
  if (field === 'email') return HIRE.notAnEmail
  if (field === 'positionId') return HIRE.missingPosition
  if (rule === 'rateNeedsManager') return REFUSALS.rateNeedsManager
  if (field === 'payrate') return rule === 'invalid_type' ? HIRE.missing : HIRE.notAPayrate
  return rule === 'too_small' ? HIRE.missing : HIRE.unfit
}
