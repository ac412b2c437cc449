import type { Venue } from '../../../../../test/testing/venue.ts'
import { plannedPlaces } from '../../../../platform/database/schema.ts'

type Planned = typeof plannedPlaces.$inferInsert

/** The night of the venue's clock. */
export const FRIDAY = '2024-10-04'

/** Puts somebody on the plan, on Friday unless another night is given. */
export async function plan(
  { db, home }: Pick<Venue, 'db' | 'home'>,
  { id: userId }: { id: string },
  positionId: number,
  settings: Partial<Planned> = {},
) {
  const { id: festivalId, seasonId } = home
  const [made] = await db
    .insert(plannedPlaces)
    .values({ festivalId, seasonId, night: FRIDAY, positionId, userId, ...settings })
    .returning()
  return made!
}

/** What a place has that is published. */
export const publishedAs = (positionId: number): Partial<Planned> => ({
  publishedAt: new Date('2024-10-01T12:00:00Z'),
  publishedPositionId: positionId,
  publishedPart: 'whole',
  publishedCallAt: new Date('2024-10-04T21:00:00Z'),
  publishedEndsAt: new Date('2024-10-05T05:00:00Z'),
})
