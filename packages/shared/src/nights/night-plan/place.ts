import { groupBy } from './group-by.ts'

/** A night can be split between two places: the first and the second half. */
export const PARTS = ['whole', 'first', 'second'] as const
export type Part = (typeof PARTS)[number]

/** What somebody says to a place: they come, they cannot, or they cannot and it is too late to say so. */
export const ANSWERS = ['confirmed', 'declined', 'help'] as const
export type Answer = (typeof ANSWERS)[number]

/** Somebody in a position on a night, which is the local date on which its shift begins. */
export type Place = { night: string; positionId: number; userId: string; part: Part }

/** Whether two places cannot both be worked by the same person. */
export const collide = (one: Place, other: Place) =>
  one.userId === other.userId &&
  one.night === other.night &&
  (one.part === other.part || one.part === 'whole' || other.part === 'whole')

/** The places of people who are planned twice at the same time. */
export function doubledPlaces<P extends Place>(places: P[]): P[] {
  const byPerson = groupBy(places, ({ userId, night }) => `${userId} ${night}`)
  return [...byPerson.values()].flatMap((own) =>
    own.length < 2
      ? []
      : own.filter((place) => own.some((other) => other !== place && collide(place, other))),
  )
}

/** A place with what its person says to it. */
export type AnsweredPlace = Place & { answer: Answer | null }

/** How many of the people that a position needs these places are: two halves of a night are one, and who cannot come is none. */
export function filledBy(places: Pick<AnsweredPlace, 'part' | 'answer'>[]) {
  const coming = places.filter(({ answer }) => answer === null || answer === 'confirmed')
  const count = (wanted: Part) => coming.filter(({ part }) => part === wanted).length
  return count('whole') + Math.max(count('first'), count('second'))
}

/** How many different nights each person has. */
export function nightsPerPerson(places: Pick<Place, 'userId' | 'night'>[]) {
  const nights = new Map<string, Set<string>>()
  for (const { userId, night } of places) {
    const own = nights.get(userId)
    if (own) own.add(night)
    else nights.set(userId, new Set([night]))
  }
  return new Map([...nights].map(([userId, own]) => [userId, own.size]))
}
