import type { ClosingPerson } from '@nightshift/shared/seasons/season-closing/contract'
import { leavesByDefault } from '@nightshift/shared/seasons/season-closing/rules'
import { foldText, textFilter } from '@nightshift/shared/text-search'

/** The ticks that differ from the default, by the id of the person. */
export type Ticks = ReadonlyMap<string, boolean>

/** Nobody deactivates themselves. */
export const isTicked = (person: ClosingPerson, ticks: Ticks, ownId: string) =>
  person.id !== ownId && (ticks.get(person.id) ?? leavesByDefault(person))

export const tickedIds = (people: ClosingPerson[], ticks: Ticks, ownId: string) =>
  people.filter((person) => isTicked(person, ticks, ownId)).map(({ id }) => id)

export function matchingPeople(people: ClosingPerson[], query: string) {
  const matches = textFilter(query)
  return people.filter(({ firstName, lastName }) => matches(foldText(`${firstName} ${lastName}`)))
}

/** The ticks with all of these people ticked, or none. */
export const withAll = (ticks: Ticks, people: ClosingPerson[], ticked: boolean): Ticks =>
  new Map([...ticks, ...people.map(({ id }) => [id, ticked] as const)])
