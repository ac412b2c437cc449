import { type Availability, isFreeOn } from './availability.ts'
import { collide, type Part, type Place } from './place.ts'

/** Why somebody cannot have a place, or should not. */
export const PLACE_PROBLEMS = ['notActive', 'notHeld', 'alreadyPlanned', 'declined', 'notFree'] as const
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number]

export type PlannedPerson = {
  isActive: boolean
  positionIds: number[]
  availability: Availability
  /** Nights for which they said that they cannot come after it was published. */
  declined: string[]
}

/** The first reason against a place of somebody who has these other places; undefined when there is none. */
export function placeProblem(
  place: Place,
  { isActive, positionIds, ...person }: PlannedPerson,
  others: Place[],
): PlaceProblem | undefined {
  if (!isActive) return 'notActive'
  if (!positionIds.includes(place.positionId)) return 'notHeld'
  if (others.some((other) => collide(other, place))) return 'alreadyPlanned'
  return freeProblem(place.night, person)
}

/** Whether somebody said that they cannot work on a night: in their plan, or beforehand. */
export function freeProblem(
  night: string,
  { availability, declined }: Pick<PlannedPerson, 'availability' | 'declined'>,
) {
  if (declined.includes(night)) return 'declined'
  return isFreeOn(night, availability) ? undefined : 'notFree'
}

/** The part of a night that somebody has left; undefined when they have none. */
export function openPart(parts: Part[]): Part | undefined {
  if (!parts.length) return 'whole'
  if (parts.length > 1 || parts[0] === 'whole') return undefined
  return parts[0] === 'first' ? 'second' : 'first'
}
