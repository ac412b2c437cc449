import { CLOCK_SKEW_MS } from '@nightshift/shared/time/timeclock/rules'
import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const TIMES = ['2024-09-27T21:00:00.000Z', '2024-09-28T05:00:00.000Z'] as const

/** A shift of Ash that Mara deleted. */
async function deleted(end: string | null = TIMES[1]) {
  const ash = await venue.hire('Ash', 'Actor')
  const needsReview = end === null ? null : 'tipsMissing'
  const { id } = await venue.shift(ash.id, TIMES[0], end, { cashTips: 12.5, needsReview })
  await mara.delete(`/api/timeclock/${id}`)
  return { ash, id, undelete: () => mara.post(`/api/timeclock/${id}/undelete`) }
}

const RANGE = { since: '2024-09-23T04:00:00.000Z', until: '2024-09-30T04:00:00.000Z' }
const listed = async (id: number, range = RANGE) =>
  (await mara.get('/api/timeclock/deleted', range)).json().find((entry: { id: number }) => entry.id === id)

describe('restoring a deleted entry', () => {
  test('brings it back as it was, in lists and counts', async () => {
    const { ash, id, undelete } = await deleted()
    const restored = await undelete()
    expect(restored.json()).toMatchObject({
      ...{ id, startTime: TIMES[0], endTime: TIMES[1], cashTips: 12.5, needsReview: 'tipsMissing' },
    })
    expect((await ash.get('/api/timeclock/me')).json()).toMatchObject([{ id }])
    const where = { userId: ash.id }
    expect((await mara.get('/api/timeclock/count', { where })).json()).toEqual({ count: 1 })
    expect(await listed(id)).toBeUndefined()
  })

  test('is audited with who, and the entry', async () => {
    const { id, undelete } = await deleted()
    await undelete()
    const [row] = await venue.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({
      ...{ actorId: mara.id, action: 'undelete', entity: 'timeEntry', entityId: String(id), before: null },
      after: { startTime: TIMES[0], deletedAt: null },
    })
  })

  test('is flagged in the audit log when it is their own', async () => {
    const { id } = await venue.shift(mara.id, ...TIMES)
    await mara.delete(`/api/timeclock/${id}`)
    await mara.post(`/api/timeclock/${id}/undelete`)
    const [row] = await venue.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({ action: 'undeleteOwn' })
  })

  test('is refused with the shift that is there by now', async () => {
    const { ash, undelete } = await deleted()
    const other = await venue.shift(ash.id, '2024-09-28T04:00:00Z', '2024-09-28T06:00:00Z')
    await expectRefusal(venue, 'overlap', undelete)
    expect((await undelete()).json().error.details.with).toMatchObject({ id: other.id })
  })

  test('is refused for one that ends later than now', async () => {
    const ahead = new Date(venue.clock.now.getTime() + CLOCK_SKEW_MS + 1).toISOString()
    await expectRefusal(venue, 'shiftInFuture', (await deleted(ahead)).undelete)
  })

  test('is refused for an open one while the person is clocked in', async () => {
    const { ash, undelete } = await deleted(null)
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    await expectRefusal(venue, 'overlap', undelete)
  })

  test('happens once: the second call is not found', async () => {
    const { undelete } = await deleted()
    const replies = await Promise.all([undelete(), undelete()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  test('never makes two shifts of a clock-in at the same instant', async () => {
    const { ash, undelete } = await deleted(null)
    const clockIn = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    const replies = await Promise.all([undelete(), clockIn()])
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1)
    const open = { where: { userId: ash.id, endTime: null } }
    expect((await mara.get('/api/timeclock/count', open)).json()).toEqual({ count: 1 })
  })
})

describe('the list of deleted entries', () => {
  test('says whose, when, and who deleted it', async () => {
    const { id } = await deleted()
    expect(await listed(id)).toEqual({
      ...{ id, positionName: 'Actor', startTime: TIMES[0], endTime: TIMES[1] },
      deletedAt: venue.clock.now.toISOString(),
      user: { firstName: 'Ash', lastName: 'Graves' },
      deletedBy: { firstName: 'Mara', lastName: 'Graves' },
    })
  })

  test('names whoever deleted it last', async () => {
    const { id, undelete } = await deleted()
    await undelete()
    const nell = await venue.person('Nell', { accessLvl: 2 })
    await nell.delete(`/api/timeclock/${id}`)
    expect(await listed(id)).toMatchObject({ deletedBy: { firstName: 'Nell' } })
  })

  test('has the entries that ended in the range, and open ones that began in it', async () => {
    const { id } = await deleted()
    const open = await deleted(null)
    const day = (date: string) => `${date}T04:00:00.000Z`
    const friday = { since: day('2024-09-27'), until: day('2024-09-28') }
    const saturday = { since: day('2024-09-28'), until: day('2024-09-29') }
    expect([await listed(id, friday), await listed(open.id, saturday)]).toEqual([undefined, undefined])
    expect(await listed(id, saturday)).toMatchObject({ id })
    expect(await listed(open.id, friday)).toMatchObject({ id: open.id, endTime: null })
  })

  test('has no entry that is not deleted, and none of another festival', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const kept = await venue.shift(ash.id, ...TIMES)
    expect(await listed(kept.id)).toBeUndefined()
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { festivalId: elsewhere.id, accessLvl: 2 })
    const position = await venue.position('Actor', { festivalId: elsewhere.id })
    const foreign = { festivalId: elsewhere.id, positionId: position.id }
    const { id } = await venue.shift(stranger.id, ...TIMES, foreign)
    await stranger.delete(`/api/timeclock/${id}`)
    expect(await listed(id)).toBeUndefined()
    await expectRefusal(venue, 'notFound', () => mara.post(`/api/timeclock/${id}/undelete`))
  })
})
