import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { constraintOf } from './constraints.ts'
import { applications, festivals, positions, timeEntries, userPositions, users } from './schema.ts'

// What no code can get past, however it asks.

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const actor = await venue.position('Actor')
const abroad = await venue.position('Elf', { festivalId: other.id })

const refusedBy = (attempt: PromiseLike<unknown>) =>
  Promise.resolve(attempt).then(() => 'nobody', constraintOf)

const shift = (userId: string, startTime: string, endTime: string | null) =>
  venue.db.insert(timeEntries).values({
    ...{
      userId,
      festivalId: venue.home.id,
      positionId: actor.id,
      positionName: 'Actor',
      payrate: 15,
      isTipped: false,
    },
    startTime: new Date(startTime),
    endTime: endTime === null ? null : new Date(endTime),
  })

const somebody = (values: Partial<typeof users.$inferInsert>) =>
  venue.db
    .insert(users)
    .values({ firstName: 'Ash', lastName: 'Graves', username: 'ash', passwordHash: 'none', ...values })

test('nobody has two open shifts', async () => {
  const { id } = await venue.person('Ash')
  await shift(id, '2024-10-04T21:00:00Z', null)
  // Both reach into the future, so the overlap refuses it as well; either word is enough.
  const by = await refusedBy(shift(id, '2024-10-04T22:00:00Z', null))
  expect(['one_open_entry_per_user', 'no_overlapping_entries']).toContain(by)
})

test.each([
  ['inside another one', '2024-10-04T22:00:00Z', '2024-10-04T23:00:00Z', 'no_overlapping_entries'],
  ['around another one', '2024-10-04T20:00:00Z', '2024-10-05T09:00:00Z', 'no_overlapping_entries'],
  ['that is open and started before', '2024-10-04T20:00:00Z', null, 'no_overlapping_entries'],
  ['right after another one', '2024-10-05T05:00:00Z', '2024-10-05T06:00:00Z', 'nobody'],
  ['of zero length in the middle', '2024-10-04T22:00:00Z', '2024-10-04T22:00:00Z', 'nobody'],
  ['that ends before it starts', '2024-10-06T22:00:00Z', '2024-10-06T21:59:59Z', 'end_not_before_start'],
])('a shift %s', async (_, start, end, by) => {
  const { id } = await venue.person('Ash')
  await shift(id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z')
  expect(await refusedBy(shift(id, start, end))).toBe(by)
})

test('a username is taken in every letter case', async () => {
  await somebody({ username: 'wren' })
  expect(await refusedBy(somebody({ username: 'WREN' }))).toBe('users_username')
})

test('nobody has rights on a default password, unless they must change it first', async () => {
  const accessLvl = 1
  expect(await refusedBy(somebody({ username: 'rights', accessLvl }))).toBe('users_rights_need_own_password')
  const due = { username: 'due', accessLvl, mustChangePassword: true }
  expect(await refusedBy(somebody(due))).toBe('nobody')
})

test.each([-1, 4])('%i is no access level', async (accessLvl) => {
  expect(await refusedBy(somebody({ username: `level${accessLvl}`, accessLvl }))).toBe(
    'users_access_lvl_check',
  )
})

test('nobody holds a position of another festival', async () => {
  const { id: userId } = await venue.person('Ash')
  const held = { userId, festivalId: venue.home.id, positionId: abroad.id, payrate: 15 }
  expect(await refusedBy(venue.db.insert(userPositions).values(held))).toBe(
    'user_positions_festival_id_position_id_fkey',
  )
})

test('no position belongs to an event of another festival', async () => {
  const values = { name: 'Elf', festivalId: venue.home.id, eventId: abroad.eventId, defaultPayRate: 15 }
  expect(await refusedBy(venue.db.insert(positions).values(values))).toBe(
    'positions_festival_id_event_id_fkey',
  )
})

test.each([15.1, -0.25, 500.25])('%d is no pay rate', async (defaultPayRate) => {
  const values = { name: 'Actor', festivalId: venue.home.id, eventId: actor.eventId, defaultPayRate }
  expect(await refusedBy(venue.db.insert(positions).values(values))).toBe('positions_default_pay_rate_check')
})

test('an application is hired together with a person, or not at all', async () => {
  const { id: festivalId, seasonId } = venue.home
  const values = { festivalId, seasonId, rawData: '{}', status: 'hired' as const }
  expect(await refusedBy(venue.db.insert(applications).values(values))).toBe('hired_means_somebody')
})

test('an open shift cannot need review', async () => {
  const { id } = await venue.person('Ash')
  await shift(id, '2024-10-04T21:00:00Z', null)
  const marking = venue.db
    .update(timeEntries)
    .set({ needsReview: 'forgotten' })
    .where(eq(timeEntries.userId, id))
  expect(await refusedBy(marking)).toBe('review_after_end')
})

test.each([3, 25])('%i hours is not allowed as the longest shift', async (longestShiftHours) => {
  const values = { name: 'Longmoor', longestShiftHours }
  expect(await refusedBy(venue.db.insert(festivals).values(values))).toBe('longest_shift_is_4_to_24_hours')
})
