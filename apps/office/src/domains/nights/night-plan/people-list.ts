import type { PlanPerson } from '@nightshift/shared/nights/night-plan/contract'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import { freeProblem, openPart, type PlaceProblem } from '@nightshift/shared/nights/night-plan/place-problem'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import { type MarkedPlace, nameOf, type PlanIndex } from './plan-index.ts'

export type PeopleFilter = {
  search: string
  onlyFree: boolean
  /** Null: people of every position. */
  positionId: number | null
  order: 'nights' | 'name'
}

export type ListedPerson = {
  person: PlanPerson
  nights: number
  /** Where they are on this night. */
  places: MarkedPlace[]
  /** The part of the night that they have left. */
  part: Part | undefined
  /** Why one should think twice. */
  problem: PlaceProblem | undefined
}

/** The people that can be put on a night: those whom nothing keeps from it first. */
export function listPeople(index: PlanIndex, night: string, filter: PeopleFilter): ListedPerson[] {
  const matches = textFilter(filter.search)
  return index.plan.people
    .filter(
      (person) =>
        person.isActive &&
        (filter.positionId === null || person.positionIds.includes(filter.positionId)) &&
        matches(foldText(nameOf(person))),
    )
    .map((person): ListedPerson => {
      const places = index.placesOn(night, person.id)
      const part = openPart(places.map((place) => place.part))
      const problem = part ? freeProblem(night, person) : 'alreadyPlanned'
      return { person, nights: index.nightsOf(person.id), places, part, problem }
    })
    .filter(({ problem }) => !filter.onlyFree || !problem)
    .sort(
      (one, other) =>
        Number(one.problem !== undefined) - Number(other.problem !== undefined) ||
        // People come by name, and the order is stable.
        (filter.order === 'nights' ? one.nights - other.nights : 0),
    )
}
