import type { Person, Venue } from '../../../../../test/testing/venue.ts'
import { closingOf } from './closing.ts'

/** A festival of its own, because a season is closed once. */
export async function closingStage(venue: Venue, administrator: Person) {
  const festival = await venue.festival('Dreadmoor')
  const position = await venue.position('Actor', { festivalId: festival.id })
  const at = { festivalId: festival.id, positionId: position.id }
  const hire = async (firstName: string, settings: object = {}) => {
    const person = await venue.person(firstName, { festivalId: festival.id, ...settings })
    return { ...person, held: await venue.assign(person.id, position) }
  }
  return {
    festival,
    position,
    hire,
    shift: (userId: string, start: string, end: string | null, settings: object = {}) =>
      venue.shift(userId, start, end, { ...at, ...settings }),
    ...closingOf(venue, administrator, festival.id),
  }
}
