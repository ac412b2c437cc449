import type { Venue } from '../../../../../test/testing/venue.ts'
import { approvedPeriods } from '../../../../platform/database/schema.ts'

type Range = { startsAt: Date; endsAt: Date; festivalId?: number }

/** Locks any range of time in the database, without the API. */
export async function lockPeriod(venue: Venue, { id }: { id: string }, range: Range) {
  const approved = { approvedAt: venue.clock.now, approvedBy: id, overrides: [] }
  const [made] = await venue.db
    .insert(approvedPeriods)
    .values({ festivalId: venue.home.id, ...range, ...approved })
    .returning()
  return made!
}
