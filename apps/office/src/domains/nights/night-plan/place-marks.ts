import type { PlannedPlace, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import { freeProblem } from '@nightshift/shared/nights/night-plan/place-problem'

/** What a planner should see of a place, the most urgent first. */
const PLACE_MARKS = [
  ...(['declined', 'help', 'notActive', 'notHeld', 'notFree', 'pastCurfew', 'under16'] as const),
  ...(['split', 'confirmed', 'new', 'changed', 'removed'] as const),
] as const
export type PlaceMark = (typeof PLACE_MARKS)[number]

/** The marks that ask for something to be done. */
const WARNINGS: readonly PlaceMark[] = ['declined', 'help', 'notActive', 'notHeld', 'notFree', 'pastCurfew']

export const isWarning = (mark: PlaceMark) => WARNINGS.includes(mark)

type Around = {
  /** Its person is not over 16, and the place ends after the curfew. */
  isPastCurfew: boolean
  /** Its person has another one on the same night. */
  isSplit: boolean
}

/** The marks of a place. */
export function marksOf(
  place: PlannedPlace,
  person: PlanPerson,
  { isPastCurfew, isSplit }: Around,
): PlaceMark[] {
  const { night, positionId, change, answer } = place
  if (change === 'removed') return ['removed']
  const holds: Record<PlaceMark, boolean> = {
    declined: answer === 'declined',
    help: answer === 'help',
    notActive: !person.isActive,
    notHeld: person.isActive && !person.positionIds.includes(positionId),
    notFree: answer === null && freeProblem(night, person) !== undefined,
    pastCurfew: isPastCurfew,
    under16: person.is16OrUnder && !isPastCurfew,
    split: isSplit,
    confirmed: answer === 'confirmed',
    new: change === 'new',
    changed: change === 'changed',
    removed: false,
  }
  return PLACE_MARKS.filter((mark) => holds[mark])
}
