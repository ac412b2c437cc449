import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, entryRequests, kioskPunches, timeEntries } from '../../../platform/database/schema.ts'
import { enrolKiosk } from '../../kiosk/offline-punches/testing/saved-punches.ts'

// What changes a period's hours as soon as somebody decides: nothing of it is approved without a word.

const venue = await openVenue()
venue.clock.now = new Date('2024-10-08T15:00:00Z')
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }

async function stage() {
  const { id: festivalId } = await venue.festival('Elsewhere')
  const mara = await venue.person('Mara', { accessLvl: 2, festivalId })
  const ash = await venue.person('Ash', { festivalId, paychexId: '101' })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const kiosk = await enrolKiosk(venue, { festivalId })
  const at = (text: string) => new Date(`2024-${text}:00Z`)
  let seq = 0
  return {
    ...{ mara, ash },
    shift: (start: string, end: string, more: object = {}) =>
      venue.shift(ash.id, at(start).toISOString(), at(end).toISOString(), {
        festivalId,
        positionId,
        ...more,
      }),
    request: async (start: string, end: string, timeEntryId: number | null = null) => {
      const times = { startTime: at(start), endTime: at(end), createdAt: venue.clock.now }
      const money = { cashTips: 0, creditTips: 0, note: '' }
      const [made] = await venue.db
        .insert(entryRequests)
        .values({ ...{ festivalId, userId: ash.id, positionId, timeEntryId }, ...times, ...money })
        .returning()
      return made!
    },
    scan: async (when: string, more: Partial<typeof kioskPunches.$inferInsert> = {}) => {
      const scanned = { badgeCode: 'FM-unknown', direction: 'in' as const, at: at(when), seq: ++seq }
      const [made] = await venue.db
        .insert(kioskPunches)
        .values({
          ...{ key: crypto.randomUUID(), festivalId, kioskId: kiosk.id, receivedAt: venue.clock.now },
          ...{ ...scanned, reviewReason: 'unknownBadge' as const, ...more },
        })
        .returning()
      return made!
    },
    week: async () => (await mara.get('/api/pay-periods', { festivalId })).json().periods.at(-2),
    problems: async () =>
      (await mara.get('/api/pay-periods/problems', { festivalId, ...WEEK })).json().problems,
    approve: (overrides: object[] = []) =>
      mara.post('/api/pay-periods/approve', { festivalId, ...WEEK, overrides }),
  }
}

test('a shift over 12 hours, a waiting request and a saved scan are problems, approved with a reason each', async () => {
  const { ash, shift, request, scan, week, problems, approve } = await stage()
  const long = await shift('10-01T10:00', '10-01T22:01')
  await shift('10-02T10:00', '10-02T22:00')
  const about = await request('10-01T10:00', '10-01T18:00', long.id)
  const forgotten = await request('10-04T21:00', '10-05T01:00')
  const unknown = await scan('10-03T21:00')
  const known = await scan('10-05T21:00', { userId: ash.id })
  const found = [
    { kind: 'longShift', entryId: long.id, userId: ash.id },
    { kind: 'requestWaiting', entryId: long.id, userId: ash.id, requestId: about.id },
    { kind: 'requestWaiting', entryId: null, userId: ash.id, requestId: forgotten.id },
    { kind: 'scanWaiting', entryId: null, userId: ash.id, scanKey: known.key },
    { kind: 'scanWaiting', entryId: null, userId: null, scanKey: unknown.key },
  ]
  expect(await problems()).toMatchObject(found)
  expect((await problems()).at(-1)).toMatchObject({ user: null, startTime: unknown.at.toISOString() })
  expect(await week()).toMatchObject({ state: 'unsettled', figures: { problems: 5 } })

  const reason = 'Asked by phone'
  const overrides = [
    { kind: 'longShift', entryId: long.id, reason },
    { kind: 'requestWaiting', requestId: about.id, reason },
    { kind: 'requestWaiting', requestId: forgotten.id, reason },
    { kind: 'scanWaiting', scanKey: known.key, reason },
  ]
  expect(await expectRefusal(venue, 'periodUnsettled', () => approve(overrides))).toMatchObject({
    problems: found,
  })
  const reply = await approve([...overrides, { kind: 'scanWaiting', scanKey: unknown.key, reason }])
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json().overrides).toEqual(found.map((problem) => ({ ...problem, reason })))
  expect(await week()).toMatchObject({ state: 'approved', figures: { problems: 0 } })
  const { id } = reply.json()
  const [row] = await venue.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(id)))
  expect(row!.after).toMatchObject({
    overrides: expect.arrayContaining([
      `requestWaiting #${forgotten.id}: ${reason}`,
      `scanWaiting #${unknown.key}: ${reason}`,
    ]),
  })
})

test('what is decided, or of another week, is no problem, and the period is ready', async () => {
  const { mara, shift, request, scan, week, problems } = await stage()
  await shift('10-01T21:00', '10-02T01:00')
  await request('10-07T21:00', '10-08T01:00')
  await scan('10-07T10:00')
  const decided = { decision: 'discarded' as const, discardReason: 'Test', decidedAt: venue.clock.now }
  await scan('10-03T21:00', { ...decided, decidedBy: mara.id })
  const { id } = await request('10-04T21:00', '10-05T01:00')
  expect(await week()).toMatchObject({ state: 'unsettled' })
  await venue.db
    .update(entryRequests)
    .set({ status: 'withdrawn', decidedAt: venue.clock.now })
    .where(eq(entryRequests.id, id))
  expect(await problems()).toEqual([])
  expect(await week()).toMatchObject({ state: 'ready', figures: { problems: 0 } })
})

test('rate and tips of a workweek below the minimum wage are a problem of the person', async () => {
  const { ash, shift, problems, week } = await stage()
  const tipped = { payrate: 2.25, isTipped: true }
  const first = await shift('10-01T14:00', '10-01T22:00', tipped)
  const second = await shift('10-02T14:00', '10-02T16:00', { ...tipped, cashTips: 49.75 })
  await shift('10-06T14:00', '10-06T16:00', { payrate: 7.25 })
  expect(await problems()).toMatchObject([{ kind: 'belowMinimumWage', entryId: first.id, userId: ash.id }])
  expect(await week()).toMatchObject({ state: 'unsettled', figures: { problems: 1 } })
  // Ten hours at $2.25 and $50 are $7.25 an hour.
  await venue.db.update(timeEntries).set({ cashTips: 50 }).where(eq(timeEntries.id, second.id))
  expect(await problems()).toEqual([])
})
