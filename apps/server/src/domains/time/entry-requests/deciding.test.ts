import type { LiveEvent } from '@nightshift/shared/audit/live'
import type { RequestDecision, WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries, userPositions, users } from '../../../platform/database/schema.ts'
import { hoursAgo, lockPeriod, requestFor } from './testing/requests.ts'

const venue = await openVenue()
const { db } = venue
const mara = await venue.person('Mara', { accessLvl: 2 })
const ago = hoursAgo(venue)

const waiting = async (id: number, reader = mara): Promise<WaitingRequest | undefined> => {
  const list: WaitingRequest[] = (await reader.get('/api/entry-requests')).json()
  return list.find((request) => request.id === id)
}

/** Somebody who says that their shift of yesterday was otherwise, or with `forgot`, that one is missing. */
async function asked(changes: object = {}, { forgot = false } = {}) {
  const ash = await venue.hire('Ash', 'Actor')
  const bar = await venue.position('Barkeeper', { isTipped: true })
  await venue.assign(ash.id, bar, 12)
  const { positionId } = ash.positions[0]!
  const settings = { positionId, note: 'Late van.', deduction: 1, needsReview: 'forgotten' as const }
  const shift = await venue.shift(ash.id, ago(20), ago(12), settings)
  const times = forgot ? { timeEntryId: null, startTime: ago(40), endTime: ago(36), note: 'Kiosk off.' } : {}
  const reply = await ash.post('/api/entry-requests', { ...requestFor(shift), ...times, ...changes })
  expect(reply.statusCode, reply.body).toBe(200)
  const { id } = reply.json()
  const item = (await waiting(id))!
  const seen = {
    updatedAt: String(item.updatedAt),
    entryUpdatedAt: item.entry && String(item.entry.updatedAt),
  }
  const decide = (decision: object, by: Pick<Person, 'post'> = mara) =>
    by.post(`/api/entry-requests/${id}/decide`, { ...seen, ...decision })
  const decline = (reason: string) =>
    mara.post(`/api/entry-requests/${id}/decide`, { kind: 'decline', updatedAt: seen.updatedAt, reason })
  return { ash, bar, shift, id, item, seen, decide, decline }
}

const entryOf = async (id: number) => (await db.select().from(timeEntries).where(eq(timeEntries.id, id)))[0]!
const ownOf = async (ash: Person) => (await ash.get('/api/entry-requests/me')).json()
const trailOf = (entity: 'entryRequest' | 'timeEntry', id: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(id))))
    .orderBy(auditLog.id)

describe('the list', () => {
  test('has both versions, the person and the positions that it can be applied with', async () => {
    const { ash, bar, shift, id, item } = await asked()
    expect(item).toEqual({
      ...{ id, festivalId: venue.home.id, createdAt: ago(0), updatedAt: expect.any(String) },
      person: { id: ash.id, firstName: 'Ash', lastName: 'Graves', photo: null },
      timeEntryId: shift.id,
      entry: {
        ...{
          id: shift.id,
          positionId: shift.positionId,
          positionName: 'Actor',
          payrate: 15.25,
          isTipped: false,
        },
        ...{ startTime: ago(20), endTime: ago(12), cashTips: 0, creditTips: 0 },
        updatedAt: shift.updatedAt.toISOString(),
      },
      ...{ startTime: ago(20), endTime: ago(13), positionId: shift.positionId, positionName: 'Actor' },
      ...{ cashTips: 0, creditTips: 0, note: '', isLocked: false },
      positions: [
        { positionId: shift.positionId, positionName: 'Actor', payrate: 15.25, isTipped: false },
        { positionId: bar.id, positionName: 'Barkeeper', payrate: 12, isTipped: true },
      ],
    })
  })

  test('is of the own festival, and counted', async () => {
    await asked()
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Sam', { accessLvl: 2, festivalId: elsewhere.id })
    expect((await stranger.get('/api/entry-requests')).json()).toEqual([])
    expect((await stranger.get('/api/entry-requests/count')).json()).toEqual({ count: 0 })
    const { length } = (await mara.get('/api/entry-requests')).json()
    expect((await mara.get('/api/entry-requests/count')).json()).toEqual({ count: length })
  })

  test('shows that the shift was deleted meanwhile', async () => {
    const { id, shift } = await asked()
    await mara.delete(`/api/timeclock/${shift.id}`)
    expect(await waiting(id)).toMatchObject({ timeEntryId: shift.id, entry: null })
  })
})

describe('to apply a request', () => {
  test('corrects the shift, keeps its note and deduction, and clears its review', async () => {
    const { ash, shift, id, decide } = await asked({ startTime: ago(19.5), note: 'Left early.' })
    const reply = await decide({ kind: 'apply' })
    expect(reply.statusCode, reply.body).toBe(204)
    expect(await entryOf(shift.id)).toMatchObject({
      ...{ startTime: new Date(ago(19.5)), endTime: new Date(ago(13)), payrate: 15.25 },
      ...{ note: 'Late van.', deduction: 1, needsReview: null },
    })
    expect(await waiting(id)).toBeUndefined()
    expect(await ownOf(ash)).toMatchObject([{ id, status: 'applied', declineReason: null }])
  })

  test('writes both audit rows, by the manager', async () => {
    const { shift, id, decide } = await asked()
    await decide({ kind: 'apply' })
    expect((await trailOf('timeEntry', shift.id)).at(-1)).toMatchObject({
      ...{ actorId: mara.id, action: 'edit', before: { endTime: ago(12) }, after: { endTime: ago(13) } },
    })
    expect((await trailOf('entryRequest', id)).at(-1)).toMatchObject({
      ...{ actorId: mara.id, action: 'apply', before: { status: 'waiting' }, after: { status: 'applied' } },
    })
  })

  test('copies another position with the rate of now', async () => {
    const { ash, bar, shift, decide } = await asked()
    await ash.delete(`/api/entry-requests/${(await ownOf(ash))[0].id}`)
    const tips = { positionId: bar.id, cashTips: 7.5, creditTips: 1 }
    const sent = await ash.post('/api/entry-requests', { ...requestFor(shift), ...tips })
    const item = (await waiting(sent.json().id))!
    expect((await decide({ kind: 'apply' })).statusCode).toBe(409)
    await mara.post(`/api/entry-requests/${item.id}/decide`, {
      ...{ kind: 'apply', updatedAt: item.updatedAt, entryUpdatedAt: item.entry!.updatedAt },
    })
    const copied = { positionId: bar.id, positionName: 'Barkeeper', payrate: 12, isTipped: true }
    expect(await entryOf(shift.id)).toMatchObject({ ...copied, cashTips: 7.5, creditTips: 1 })
  })

  test('leaves the copied rate of the same position, after a raise', async () => {
    const { ash, shift, decide } = await asked()
    await db.update(userPositions).set({ payrate: 20 }).where(eq(userPositions.userId, ash.id))
    await decide({ kind: 'apply' })
    expect(await entryOf(shift.id)).toMatchObject({ payrate: 15.25 })
  })

  test('ends a shift that nobody ended', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const shift = await venue.shift(ash.id, ago(20), null, { positionId: ash.positions[0]!.positionId })
    const sent = await ash.post('/api/entry-requests', { ...requestFor(shift), endTime: ago(12) })
    const item = (await waiting(sent.json().id))!
    await mara.post(`/api/entry-requests/${item.id}/decide`, {
      ...{ kind: 'apply', updatedAt: item.updatedAt, entryUpdatedAt: item.entry!.updatedAt },
    })
    expect(await entryOf(shift.id)).toMatchObject({ endTime: new Date(ago(12)) })
  })

  test('adds the shift that was forgotten, also for somebody who has left', async () => {
    const { ash, shift, id, decide } = await asked({}, { forgot: true })
    await db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
    await db.update(userPositions).set({ payrate: 17 }).where(eq(userPositions.userId, ash.id))
    expect((await decide({ kind: 'apply' })).statusCode).toBe(204)
    const made = (await db.select().from(timeEntries).where(eq(timeEntries.userId, ash.id))).find(
      (entry) => entry.id !== shift.id,
    )!
    expect(made).toMatchObject({
      ...{
        festivalId: venue.home.id,
        positionName: 'Actor',
        payrate: 17,
        isTipped: false,
        needsReview: null,
      },
      ...{ startTime: new Date(ago(40)), endTime: new Date(ago(36)) },
    })
    expect(await trailOf('timeEntry', made.id)).toMatchObject([{ actorId: mara.id, action: 'create' }])
    expect((await trailOf('entryRequest', id)).at(-1)).toMatchObject({ after: { timeEntryId: made.id } })
  })

  test('notifies the person and the managers', async () => {
    const events: LiveEvent[] = []
    const stop = venue.app.live.subscribe((event) => events.push(event))
    const { ash, decide } = await asked()
    const { id: festivalId } = venue.home
    await decide({ kind: 'apply' })
    await expect.poll(() => events).toContainEqual({ kind: 'punch', festivalId, userId: ash.id })
    expect(events).toContainEqual({ kind: 'attention', festivalId })
    stop()
  })
})

describe('to apply a request with other values', () => {
  const values = ({ shift }: { shift: { positionId: number } }) => ({
    ...{ kind: 'applyChanged', positionId: shift.positionId, cashTips: 0, creditTips: 0 },
    ...{ startTime: ago(20), endTime: ago(12.5) },
  })

  test('writes them, and says that they are others', async () => {
    const scene = await asked()
    expect((await scene.decide(values(scene))).statusCode).toBe(204)
    expect(await entryOf(scene.shift.id)).toMatchObject({ endTime: new Date(ago(12.5)) })
    expect(await ownOf(scene.ash)).toMatchObject([{ status: 'appliedChanged', endTime: ago(13) }])
    expect((await trailOf('entryRequest', scene.id)).at(-1)).toMatchObject({ action: 'applyChanged' })
  })

  test('is the same as applying it when they are those that were asked for', async () => {
    const scene = await asked()
    await scene.decide({ ...values(scene), endTime: ago(13) })
    expect(await ownOf(scene.ash)).toMatchObject([{ status: 'applied' }])
  })

  test.each([
    ['endBeforeStart', { endTime: ago(21) }],
    ['shiftInFuture', { endTime: ago(-1), startTime: ago(8) }],
    ['shiftTooLong', { startTime: ago(40) }],
    ['notTipped', { cashTips: 2 }],
    ['positionNotHeld', { positionId: 2_000_000_000 }],
  ] as const)('is refused with %s', async (code, changes) => {
    const scene = await asked()
    await expectRefusal(venue, code, () => scene.decide({ ...values(scene), ...changes }))
  })
})

test('to decline a request leaves the shift alone, and the person sees the reason', async () => {
  const { ash, shift, id, decline } = await asked()
  expect((await decline(' The van was on time. ')).statusCode).toBe(204)
  expect(await entryOf(shift.id)).toEqual(shift)
  expect(await ownOf(ash)).toMatchObject([{ status: 'declined', declineReason: 'The van was on time.' }])
  expect((await trailOf('entryRequest', id)).at(-1)).toMatchObject({ actorId: mara.id, action: 'decline' })
  expect((await ash.post('/api/entry-requests', requestFor(shift))).statusCode).toBe(200)
})

describe('a decision is refused', () => {
  test('on a request of one’s own, except for an administrator', async () => {
    for (const [accessLvl, status] of [
      [2, 403],
      [3, 204],
    ] as const) {
      const kay = await venue.person('Kay', { accessLvl })
      const shift = await venue.shift(kay.id, ago(20), ago(12))
      const { id } = (await kay.post('/api/entry-requests', requestFor(shift))).json()
      const { updatedAt } = (await waiting(id))!
      const decide = (decision: object) =>
        kay.post(`/api/entry-requests/${id}/decide`, { updatedAt, ...decision })
      const apply = () => decide({ kind: 'apply', entryUpdatedAt: shift.updatedAt.toISOString() })
      if (status === 403) {
        await expectRefusal(venue, 'notOnYourself', apply)
        await expectRefusal(venue, 'notOnYourself', () => decide({ kind: 'decline', reason: 'No.' }))
      } else {
        expect((await apply()).statusCode).toBe(204)
        expect((await trailOf('entryRequest', id)).at(-1)).toMatchObject({ action: 'applyOwn' })
        expect((await trailOf('timeEntry', shift.id)).at(-1)).toMatchObject({ action: 'editOwn' })
      }
    }
  })

  test('when it overlaps another shift, which is named', async () => {
    const { ash, decide } = await asked({ startTime: ago(23) })
    const other = await venue.shift(ash.id, ago(24), ago(22))
    const details = await expectRefusal(venue, 'overlap', () => decide({ kind: 'apply' }))
    expect(details).toMatchObject({ with: { id: other.id, positionName: 'Actor' } })
  })

  test('when an added shift overlaps another one', async () => {
    const { ash, decide } = await asked({}, { forgot: true })
    const other = await venue.shift(ash.id, ago(38), ago(37))
    const details = await expectRefusal(venue, 'overlap', () => decide({ kind: 'apply' }))
    expect(details).toMatchObject({ with: { id: other.id } })
  })

  test.each([
    ['of the shift', 16, 12.5, 11.5],
    ['that it would move to', 10, 10.5, 9.5],
  ])('while the period %s is locked', async (_, endsAgo, from, to) => {
    const { shift, decide } = await asked({ endTime: ago(endsAgo) })
    const unlock = await lockPeriod(venue, mara, ago(from), ago(to))
    await expectRefusal(venue, 'periodLocked', () => decide({ kind: 'apply' }))
    await unlock()
    expect((await decide({ kind: 'apply' })).statusCode).toBe(204)
    expect(await entryOf(shift.id)).toMatchObject({ endTime: new Date(ago(endsAgo)) })
  })

  test('while the period of an added shift is locked', async () => {
    const { decide } = await asked({}, { forgot: true })
    const unlock = await lockPeriod(venue, mara, ago(37), ago(35))
    await expectRefusal(venue, 'periodLocked', () => decide({ kind: 'apply' }))
    await unlock()
  })

  test('when somebody edited the shift meanwhile, or nobody saw it', async () => {
    const { shift, decide, decline } = await asked()
    await mara.patch(`/api/timeclock/${shift.id}`, { note: 'Checked.' })
    await expectRefusal(venue, 'changedMeanwhile', () => decide({ kind: 'apply' }))
    await expectRefusal(venue, 'changedMeanwhile', () => decide({ kind: 'apply', entryUpdatedAt: null }))
    expect((await decline('Settled by hand.')).statusCode).toBe(204)
  })

  test('when the shift was deleted', async () => {
    const { shift, decide } = await asked()
    await mara.delete(`/api/timeclock/${shift.id}`)
    await expectRefusal(venue, 'entryDeleted', () => decide({ kind: 'apply' }))
  })

  test('when the person no longer holds the position', async () => {
    const { ash, decide } = await asked({}, { forgot: true })
    await db.delete(userPositions).where(eq(userPositions.userId, ash.id))
    await expectRefusal(venue, 'positionNotHeld', () => decide({ kind: 'apply' }))
  })

  test('after the first of two at once, and after a withdrawal', async () => {
    const { decide, decline } = await asked()
    const replies = await Promise.all([decide({ kind: 'apply' }), decline('No.')])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    const other = await asked()
    await other.ash.delete(`/api/entry-requests/${other.id}`)
    await expectRefusal(venue, 'requestDecided', () => other.decline('No.'))
  })

  test('at another festival, and for none', async () => {
    const { decide } = await asked()
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Sam', { accessLvl: 2, festivalId: elsewhere.id })
    await expectRefusal(venue, 'notFound', () => decide({ kind: 'apply' }, stranger))
    const nothing: RequestDecision = { kind: 'decline', reason: 'x', updatedAt: ago(0) }
    await expectRefusal(venue, 'notFound', () => mara.post('/api/entry-requests/2000000000/decide', nothing))
  })

  test('without a reason to decline', async () => {
    const { decline } = await asked()
    expect((await decline('  ')).statusCode).toBe(422)
  })
})
