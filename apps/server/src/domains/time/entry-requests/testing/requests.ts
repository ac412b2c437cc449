import type { Person, Venue } from '../../../../../test/testing/venue.ts'

const HOUR = 3_600_000

/** The instant so many hours before the venue's clock. */
export const hoursAgo = (venue: Venue) => (hours: number) =>
  new Date(venue.clock.now.getTime() - hours * HOUR).toISOString()

type Shift = { id: number; startTime: Date; endTime: Date | null; positionId: number }

/** A request about this shift that ends it an hour earlier. */
export const requestFor = ({ id, startTime, endTime, positionId }: Shift) => ({
  timeEntryId: id,
  startTime: startTime.toISOString(),
  endTime: new Date((endTime ?? startTime).getTime() - HOUR).toISOString(),
  ...{ positionId, cashTips: 0, creditTips: 0, note: '' },
})

/** Locks a range of time. Resolves to what unlocks it. */
export async function lockPeriod({ db, home, clock }: Venue, by: Person, from: string, to: string) {
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into approved_periods (festival_id, starts_at, ends_at, approved_at, approved_by, overrides)
    values ($1, $2, $3, $4, $5, '[]') returning id`,
    [home.id, from, to, clock.now, by.id],
  )
  return () =>
    db.$client.query(
      `update approved_periods set unlocked_at = $2, unlocked_by = $3, unlock_reason = 'Wrong' where id = $1`,
      [rows[0]!.id, clock.now, by.id],
    )
}
