import type { Hire } from '@nightshift/shared/hiring/contract'
import type { HireAgain, KnownPerson } from '@nightshift/shared/hiring/known-people'
import { CONTACT_FIELDS, type Contact, mergeContact } from '@nightshift/shared/hiring/merge-contact'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { Listed } from '../../review/list/listed.ts'
import { payRateOf, positionsOf } from '../hire-fields.ts'

/** Names and contact data of an application. */
export const contactOf = ({ application }: Listed) =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, String(application.data[field] ?? '').trim()]),
  ) as Contact

const heldRate = ({ userPositions }: KnownPerson, positionId: number) =>
  userPositions.find((held) => held.positionId === positionId)?.payrate

/** The rate that a person has in a position, or else its default. */
export const rateOf = (events: Event[], person: KnownPerson | undefined, positionId: number) =>
  (person && heldRate(person, positionId)) ?? payRateOf(events, positionId)

export const holds = (person: KnownPerson, positionId: number) => heldRate(person, positionId) !== undefined

/** The form's default values for somebody who is hired again. They keep their username. */
export function againDefaults(listed: Listed, offered: Event[], person: KnownPerson) {
  const positionId = positionsOf(offered).find(({ id }) => id === listed.positionId)?.id
  return {
    ...mergeContact(person, contactOf(listed)),
    paychexId: NO_PAYCHEX_ID,
    username: person.username,
    positionId,
    payrate: positionId && rateOf(offered, person, positionId),
  }
}

/** What is sent of the form. */
export const againBody = ({ id: userId }: KnownPerson, fields: Hire): HireAgain => {
  const { username: _, paychexId: __, ...contactAndPosition } = fields
  return { ...contactAndPosition, userId }
}
