import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, festivals, tipRequests, userPositions } from '../../../platform/database/schema.ts'
import { openAfterForgotten } from './punch.queries.ts'
import { startShift } from './punch.service.ts'

const venue = await openVenue()

// Friday the 4th, from half past four to one at night; then Saturday, a quarter to five.
const FRIDAY_START = '2024-10-04T20:30:00.000Z'
const FRIDAY_END = '2024-10-05T05:00:00.000Z'
const SATURDAY = new Date('2024-10-05T20:45:00.000Z')

venue.clock.now = SATURDAY
const mara = await venue.person('Mara', { accessLvl: 2 })
beforeEach(() => {
  venue.clock.now = SATURDAY
})

const scan = async ({ id }: { id: string }, more: object = {}, key?: string) => {
  const kiosk = key ? venue.visitor.with({ 'idempotency-key': key }) : venue.visitor
  return (await kiosk.post('/api/badgescan', { badgeCode: badgeCodeOf(id), ...more })).json()
}
const clockIn = ({ post, positions }: Awaited<ReturnType<typeof forgetful>>) =>
  post('/api/clockin', String(positions[0]!.id))

/** Somebody who went home on Friday without clocking out. */
async function forgetful(start = FRIDAY_START, settings: Parameters<typeof venue.shift>[3] = {}) {
  const ash = await venue.hire('Ash', 'Actor')
  const { positionId } = ash.positions[0]!
  const forgotten = await venue.shift(ash.id, start, null, { positionId, ...settings })
  return { ...ash, forgotten }
}
const entriesOf = async ({ id }: { id: string }) => {
  const filter = { where: { userId: id }, order: 'startTime' }
  return (await mara.get('/api/timeclock', { filter })).json()
}
const CLOSED_AND_STARTED = [
  { startTime: FRIDAY_START, endTime: FRIDAY_END, needsReview: 'forgotten' },
  { startTime: SATURDAY.toISOString(), endTime: null, needsReview: null },
]

describe('a shift that was left open past the longest one', () => {
  test('is closed at the end of its night by the next scan, which clocks in for tonight', async () => {
    const ash = await forgetful()
    const answer = await scan(ash)
    expect(answer).toMatchObject({ success: true, clockedIn: true, closedForgotten: true })
    const entries = await entriesOf(ash)
    expect(entries).toMatchObject(CLOSED_AND_STARTED)
    expect(answer.timesheetId).toBe(entries[1].id)
    venue.wait(60_000)
    const { closedForgotten, ...out } = await scan(ash)
    expect(out).toMatchObject({ clockedOut: true })
    expect(closedForgotten).toBeUndefined()
  })

  test('is closed by Clock In at the time clock too', async () => {
    const ash = await forgetful()
    expect((await clockIn(ash)).json()).toMatchObject(CLOSED_AND_STARTED[1]!)
    expect(await entriesOf(ash)).toMatchObject(CLOSED_AND_STARTED)
  })

  test('ends after the longest shift of its festival where no night matches', async () => {
    await venue.db.update(festivals).set({ longestShiftHours: 6 }).where(eq(festivals.id, venue.home.id))
    const ash = await forgetful('2024-10-01T14:00:00.000Z')
    await scan(ash)
    await venue.db.update(festivals).set({ longestShiftHours: 14 }).where(eq(festivals.id, venue.home.id))
    expect(await entriesOf(ash)).toMatchObject([
      { endTime: '2024-10-01T20:00:00.000Z', needsReview: 'forgotten' },
      { endTime: null },
    ])
  })

  test('is closed only once its person has chosen a position', async () => {
    const ash = await forgetful()
    const usher = await venue.assign(ash.id, await venue.position('Usher'))
    const before = await venue.everything()
    expect(await scan(ash)).toMatchObject({ positions: [{ name: 'Actor' }, { name: 'Usher' }] })
    expect(await venue.everything()).toBe(before)
    expect(await scan(ash, { upId: usher.id })).toMatchObject({ clockedIn: true, closedForgotten: true })
    expect(await entriesOf(ash)).toMatchObject([{ endTime: FRIDAY_END }, { positionName: 'Usher' }])
  })

  test('is audited, as is the new one, with the actor', async () => {
    const [ash, bo] = [await forgetful(), await forgetful()]
    await scan(ash)
    await clockIn(bo)
    const trailOf = ({ id }: { id: number }) =>
      venue.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(id)))
    const closing = {
      action: 'closeForgotten',
      before: { endTime: null, needsReview: null },
      after: { needsReview: 'forgotten' },
    }
    expect(await trailOf(ash.forgotten)).toMatchObject([{ ...closing, actorId: null }])
    expect(await trailOf(bo.forgotten)).toMatchObject([{ ...closing, actorId: bo.id }])
    const [, tonight] = await entriesOf(bo)
    expect(await trailOf(tonight)).toMatchObject([{ action: 'clockIn', actorId: bo.id, before: null }])
  })

  test('stays open for a person who has no position to clock in for', async () => {
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, FRIDAY_START, null)
    const before = await venue.everything()
    expect(await scan(ash)).toMatchObject({ success: false })
    expect(await venue.everything()).toBe(before)
  })

  test('stays open when the position is removed concurrently, and the refusal says so', async () => {
    const ash = await forgetful()
    const { id } = ash.positions[0]!
    await venue.db.delete(userPositions).where(eq(userPositions.id, id))
    const before = await venue.everything()
    const punch = { userId: ash.id, userPositionId: id, actorId: ash.id, now: SATURDAY }
    expect(await startShift(venue.db, punch)).toBeUndefined()
    expect(await venue.everything()).toBe(before)
  })

  test('stays open when the new one cannot start', async () => {
    const ash = await forgetful()
    const { id, startTime } = ash.forgotten
    const userPositionId = ash.positions[0]!.id
    const punch = { userId: ash.id, userPositionId, actorId: ash.id, now: SATURDAY }
    const open = (shift: { startTime: Date; endTime: Date }) =>
      openAfterForgotten(venue.db, punch, { id, ...shift })
    const before = await venue.everything()
    const later = new Date(+SATURDAY + 60_000)
    await expect(open({ startTime, endTime: later })).rejects.toMatchObject({ code: 'overlap' })
    // Its start was edited since it was found to be too long.
    expect(await open({ startTime: later, endTime: new Date(FRIDAY_END) })).toBeUndefined()
    expect(await venue.everything()).toBe(before)
  })

  test('returns the stored answer for the same key, and closes nothing twice', async () => {
    const ash = await forgetful()
    const key = randomUUID()
    const first = await scan(ash, {}, key)
    expect(first).toMatchObject({ clockedIn: true, closedForgotten: true })
    venue.wait(60_000)
    expect(await scan(ash, {}, key)).toEqual(first)
    expect(await entriesOf(ash)).toMatchObject(CLOSED_AND_STARTED)
  })
})

test('an ordinary scan takes two statements, in and out', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const query = vi.spyOn(venue.db.$client, 'query')
  await scan(ash)
  venue.wait(60_000)
  await scan(ash)
  // Live events are announced meanwhile, in batches of their own.
  const statements = query.mock.calls
    .map(([asked]) => asked as string | { name?: string })
    .flatMap((asked) => (typeof asked === 'string' ? [] : [asked.name]))
  query.mockRestore()
  expect(statements).toEqual(['badge_holders', 'open_entry_batch', 'badge_holders', 'close_entry_batch'])
})

describe('a shift that is not longer than the longest one', () => {
  const FOURTEEN_HOURS_AGO = new Date(+SATURDAY - 14 * 3_600_000).toISOString()

  test('is ended by a scan, and is not replaced by a new one', async () => {
    const [ash, bo] = [await forgetful(FOURTEEN_HOURS_AGO), await forgetful(FOURTEEN_HOURS_AGO)]
    await expectRefusal(venue, 'alreadyClockedIn', () => clockIn(bo))
    expect(await scan(ash)).toMatchObject({ clockedOut: true })
    expect(await entriesOf(ash)).toMatchObject([{ endTime: SATURDAY.toISOString(), needsReview: null }])
  })

  test('accepts the tips that were asked for a moment before it became too long', async () => {
    const start = new Date(+SATURDAY - 14 * 3_600_000 - 1).toISOString()
    const tess = await forgetful(start, { isTipped: true })
    const { id: timeEntryId } = tess.forgotten
    const askedAt = new Date(+SATURDAY - 1_000)
    await venue.db.insert(tipRequests).values({ timeEntryId, askedAt })
    expect(await scan(tess, { timesheetId: timeEntryId, cashTips: 5 })).toMatchObject({ clockedOut: true })
    expect(await entriesOf(tess)).toMatchObject([{ cashTips: 5, endTime: SATURDAY.toISOString() }])
  })
})

test.each([
  ['without keys', () => undefined],
  ['with keys of their own', randomUUID],
])('20 concurrent punches close a forgotten shift once and open one, %s', async (_what, newKey) => {
  for (let round = 0; round < 5; round++) {
    const ash = await forgetful()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => scan(ash, {}, newKey())),
      ...Array.from({ length: 10 }, () => clockIn(ash).then((reply) => reply.json())),
    ])
    const entries = await entriesOf(ash)
    expect(entries).toMatchObject(CLOSED_AND_STARTED)
    const scans = answers.slice(0, 10)
    for (const answer of scans) {
      expect(answer).toMatchObject({ success: true, clockedIn: true, timesheetId: entries[1].id })
    }
    const refused = answers.slice(10).filter(({ error }) => error)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['alreadyClockedIn']))
    const closings = scans.filter(({ closedForgotten }) => closedForgotten).length
    // One punch did it: a scan that says so, or a Clock In that was not refused.
    expect(closings + (10 - refused.length)).toBe(1)
  }
})
