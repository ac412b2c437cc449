import type { Venue } from '../../../../../test/testing/venue.ts'
import { plannedPlaces } from '../../../../platform/database/schema.ts'

type Person = { id: string }
type Position = { id: number; festivalId: number }
type More = Partial<typeof plannedPlaces.$inferInsert>

/** Puts somebody on the plan of a night. */
export async function planPlace(
  { db, home }: Venue,
  { id: userId }: Person,
  { id: positionId, festivalId }: Position,
  night: string,
  more: More = {},
) {
  const [made] = await db
    .insert(plannedPlaces)
    .values({ festivalId, seasonId: home.seasonId, night, positionId, userId, ...more })
    .returning()
  return made!
}

/** A place that is published. */
export const publishedPlace = (
  venue: Venue,
  person: Person,
  position: Position,
  night: string,
  more: More = {},
) => {
  const callAt = new Date(`${night}T21:00:00Z`)
  return planPlace(venue, person, position, night, {
    ...{ publishedAt: venue.clock.now, publishedPositionId: position.id, publishedPart: 'whole' },
    ...{ publishedCallAt: callAt, publishedEndsAt: new Date(callAt.getTime() + 8 * 3_600_000), sequence: 1 },
    ...more,
  })
}
