import { randomUUID } from 'node:crypto'
import type { AttentionItem, KioskPunch, Proposal } from '@nightshift/shared/kiosk/offline-punches/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { approvedPeriods, userPositions, users } from '../../../platform/database/schema.ts'
import { lockPeriod } from '../../payroll/pay-periods/testing/lock-period.ts'
import { enrolKiosk, readings, savedPunch } from './testing/saved-punches.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const gate = await enrolKiosk(venue)
const read = readings(venue, mara)
const { hoursAgo, itemOf, offered, decide, punchOf, entriesOf, trailOf } = read
const iso = (hours: number) => hoursAgo(hours).toISOString()

/** Decides by the proposal of this kind, which must be offered. */
async function choose(punch: KioskPunch, kind: Proposal['kind']) {
  const proposal = await offered(punch, kind)
  expect(proposal, kind).toBeDefined()
  const reply = await decide(punch, { proposal })
  expect(reply.statusCode, reply.body).toBe(204)
}

/** The stored decision and its audit row. */
async function expectDecided(punch: KioskPunch, entryId: number, reason: string, proposal: string) {
  const decided = { decision: 'applied', timeEntryId: entryId }
  expect(await punchOf(punch)).toMatchObject({ ...decided, decidedBy: mara.id, decidedAt: venue.clock.now })
  expect(await trailOf(punch.key)).toMatchObject([
    {
      actorId: mara.id,
      action: 'apply',
      entity: 'kioskPunch',
      before: { reviewReason: reason },
      after: { ...decided, proposal, reviewReason: reason },
    },
  ])
  expect(await itemOf(punch)).toBeUndefined()
}

describe('the list', () => {
  test('says what the kiosk said, what the server holds and what can be done', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    await venue.db.update(users).set({ photoVersion: 'abc' }).where(eq(users.id, ash.id))
    const open = await venue.shift(ash.id, iso(2), null)
    const punch = savedPunch(venue, ash, 'in', 5, { upId: ash.positions[1]!.id })
    await gate.results(punch)
    expect(await itemOf(punch)).toEqual({
      key: punch.key,
      festivalId: venue.home.id,
      kiosk: { id: gate.id, name: 'Gate', isRevoked: false },
      reason: 'alreadyIn',
      direction: 'in',
      at: iso(5),
      receivedAt: iso(0),
      position: 'Usher event - Usher',
      cashTips: null,
      creditTips: null,
      person: { id: ash.id, firstName: 'Ash', lastName: 'Graves', photo: `/api/users/${ash.id}/photo?v=abc` },
      entry: { id: open.id, positionName: 'Actor', startTime: iso(2), endTime: null },
      proposals: [{ kind: 'moveStart', at: iso(5), entryId: open.id }],
    })
  })

  test('shows nobody behind an unknown badge', async () => {
    const punch = savedPunch(venue, { id: randomUUID() }, 'in', 1)
    await gate.results(punch)
    expect(await itemOf(punch)).toMatchObject({ person: null, entry: null, proposals: [] })
  })

  test('is in the order of the punches, and counted', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punches = [
      savedPunch(venue, ash, 'out', 1),
      savedPunch(venue, ash, 'out', 100),
      savedPunch(venue, ash, 'out', 50),
    ]
    await gate.results(...punches)
    const items = await read.attention()
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).sort())
    expect((await mara.get('/api/kiosk/punches/count')).json()).toEqual({ count: items.length })
  })

  test('of another festival is empty', async () => {
    const { id: festivalId } = await venue.festival('Elsewhere')
    const there = await venue.person('Mel', { accessLvl: 2, festivalId })
    expect((await there.get('/api/kiosk/punches')).json()).toEqual([])
    expect((await there.get('/api/kiosk/punches', { festivalId: String(venue.home.id) })).json()).toEqual([])
    expect((await there.get('/api/kiosk/punches/count')).json()).toEqual({ count: 0 })
  })
})

describe('a decision', () => {
  test('clocks in at the instant of the punch, in the position that the manager picks', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const punch = savedPunch(venue, ash, 'in', 5)
    await gate.results(punch)
    const usher = (await itemOf(punch))!.proposals.find(
      (one) => 'position' in one && one.position.endsWith('Usher'),
    )
    expect((await decide(punch, { proposal: usher })).statusCode).toBe(204)
    const [entry] = await entriesOf(ash)
    expect(entry).toMatchObject({ positionName: 'Usher', startTime: hoursAgo(5), endTime: null })
    expect(await trailOf(entry!.id)).toMatchObject([{ action: 'create', actorId: mara.id, before: null }])
    await expectDecided(punch, entry!.id, 'positionGone', 'clockIn')
  })

  test('clocks in after a forgotten shift, which is closed', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const old = await venue.shift(ash.id, iso(30), null)
    const punch = savedPunch(venue, ash, 'in', 5, { clockJumped: true })
    await gate.results(punch)
    await choose(punch, 'clockIn')
    expect(await entriesOf(ash)).toMatchObject([{ needsReview: 'forgotten' }, { startTime: hoursAgo(5) }])
    expect(await trailOf(old.id)).toMatchObject([{ action: 'closeForgotten', actorId: mara.id }])
  })

  test('clocks out, with the tips of a tipped shift', async () => {
    const tess = await venue.person('Tess')
    await venue.assign(tess.id, await venue.position('Bar', { isTipped: true }))
    const open = await venue.shift(tess.id, iso(5), null, { isTipped: true })
    const punch = savedPunch(venue, tess, 'out', 1, { cashTips: 20, creditTips: 2.5, clockJumped: true })
    await gate.results(punch)
    await choose(punch, 'clockOut')
    expect(await entriesOf(tess)).toMatchObject([{ endTime: hoursAgo(1), cashTips: 20, creditTips: 2.5 }])
    expect(await trailOf(open.id)).toMatchObject([
      {
        action: 'edit',
        actorId: mara.id,
        before: { endTime: null },
        after: { endTime: iso(1), cashTips: 20 },
      },
    ])
    await expectDecided(punch, open.id, 'clockJumped', 'clockOut')
  })

  test('clocks out without the tips of a shift that takes none', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, iso(5), null)
    const punch = savedPunch(venue, ash, 'out', 1, { cashTips: 20, creditTips: 0 })
    await gate.results(punch)
    await choose(punch, 'clockOut')
    expect(await entriesOf(ash)).toMatchObject([{ endTime: hoursAgo(1), cashTips: 0, needsReview: null }])
  })

  test('moves the start of the open shift', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const open = await venue.shift(ash.id, iso(2), null)
    const punch = savedPunch(venue, ash, 'in', 5)
    await gate.results(punch)
    await choose(punch, 'moveStart')
    expect(await entriesOf(ash)).toMatchObject([{ startTime: hoursAgo(5), endTime: null }])
    expect(await trailOf(open.id)).toMatchObject([
      { before: { startTime: iso(2) }, after: { startTime: iso(5) } },
    ])
    await expectDecided(punch, open.id, 'alreadyIn', 'moveStart')
  })

  test('moves the end of a shift that was closed meanwhile, and keeps tips that were entered', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const tips = { isTipped: true, cashTips: 7, needsReview: 'tipsMissing' } as const
    const ended = await venue.shift(ash.id, iso(6), iso(3), tips)
    const punch = savedPunch(venue, ash, 'out', 1, { cashTips: 20, creditTips: 0 })
    await gate.results(punch)
    await choose(punch, 'moveEnd')
    expect(await entriesOf(ash)).toMatchObject([{ endTime: hoursAgo(1), cashTips: 7, needsReview: null }])
    await expectDecided(punch, ended.id, 'closedMeanwhile', 'moveEnd')
  })

  test('adds a whole shift out of two punches, and decides both', async () => {
    const tess = await venue.person('Tess')
    await venue.assign(tess.id, await venue.position('Bar', { isTipped: true }))
    await venue.shift(tess.id, iso(2), iso(1))
    const [came, went] = [
      savedPunch(venue, tess, 'in', 8),
      savedPunch(venue, tess, 'out', 4, { cashTips: 3, creditTips: 1 }),
    ]
    expect(await gate.results(came, went)).toEqual(['review', 'review'])
    await choose(came, 'addShift')
    const [added] = await entriesOf(tess)
    expect(added).toMatchObject({ startTime: hoursAgo(8), endTime: hoursAgo(4), cashTips: 3, creditTips: 1 })
    expect(await trailOf(added!.id)).toMatchObject([{ action: 'create', actorId: mara.id }])
    await expectDecided(came, added!.id, 'overlap', 'addShift')
    await expectDecided(went, added!.id, 'notIn', 'addShift')
  })

  test('adds the shift of somebody who has left since', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
    const [came, went] = [savedPunch(venue, ash, 'in', 8), savedPunch(venue, ash, 'out', 4)]
    await gate.results(came, went)
    await choose(came, 'addShift')
    expect(await entriesOf(ash)).toMatchObject([{ startTime: hoursAgo(8), endTime: hoursAgo(4) }])
  })

  test('moves the end of a shift of somebody who has moved to another festival since', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, hoursAgo(5).toISOString(), hoursAgo(0.5).toISOString())
    const { id: festivalId } = await venue.festival('Elsewhere')
    await venue.db.delete(userPositions).where(eq(userPositions.userId, ash.id))
    await venue.db.update(users).set({ festivalId }).where(eq(users.id, ash.id))
    const punch = savedPunch(venue, ash, 'out', 1)
    await gate.results(punch)
    expect(await itemOf(punch)).toMatchObject({ reason: 'inactive', person: { id: ash.id, photo: null } })
    await choose(punch, 'moveEnd')
    expect(await entriesOf(ash)).toMatchObject([{ endTime: hoursAgo(1) }])
  })

  test('discards with a reason, and changes no shift', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, iso(2), null)
    const punch = savedPunch(venue, ash, 'in', 5)
    await gate.results(punch)
    const before = await entriesOf(ash)
    expect((await decide(punch, { discard: 'Came by to pick up a coat' })).statusCode).toBe(204)
    expect(await entriesOf(ash)).toEqual(before)
    const discarded = { decision: 'discarded', discardReason: 'Came by to pick up a coat' }
    expect(await punchOf(punch)).toMatchObject({ ...discarded, decidedBy: mara.id })
    expect(await trailOf(punch.key)).toMatchObject([
      { action: 'discard', actorId: mara.id, after: discarded },
    ])
    expect(await itemOf(punch)).toBeUndefined()
    expect(await gate.results(punch)).toEqual(['repeated'])
  })

  test("on a manager's own punch is marked in the audit trail", async () => {
    await venue.assign(mara.id, await venue.position('Lead'))
    const punch = savedPunch(venue, mara, 'in', 1, { clockJumped: true })
    await gate.results(punch)
    await choose(punch, 'clockIn')
    const [entry] = await entriesOf(mara)
    expect(await trailOf(entry!.id)).toMatchObject([{ action: 'createOwn' }])
    expect(await trailOf(punch.key)).toMatchObject([{ action: 'applyOwn' }])
    const unwanted = savedPunch(venue, mara, 'out', 0.5, { clockJumped: true })
    await gate.results(unwanted)
    await decide(unwanted, { discard: 'Twice' })
    expect(await trailOf(unwanted.key)).toMatchObject([{ action: 'discardOwn' }])
  })

  test('is announced', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 1, { clockJumped: true })
    await gate.results(punch)
    const announced: unknown[] = []
    const stop = venue.app.live.subscribe((event) => announced.push(event))
    await choose(punch, 'clockIn')
    const festivalId = venue.home.id
    const events = [
      { kind: 'punch', festivalId, userId: ash.id },
      { kind: 'attention', festivalId },
    ]
    await expect.poll(() => announced).toEqual(expect.arrayContaining(events))
    stop()
  })
})

describe('a decision is refused', () => {
  const staged = async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 5, { clockJumped: true })
    await gate.results(punch)
    return { ash, punch, proposal: await offered(punch, 'clockIn') }
  }

  test('when the shifts have changed since it was offered', async () => {
    const { ash, punch, proposal } = await staged()
    await venue.shift(ash.id, iso(3), iso(2))
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { proposal }))
  })

  test('when the position was taken away', async () => {
    const { ash, punch, proposal } = await staged()
    await venue.db.delete(userPositions).where(eq(userPositions.userId, ash.id))
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { proposal }))
  })

  test('when it was decided already', async () => {
    const { punch, proposal } = await staged()
    await decide(punch, { proposal })
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { proposal }))
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { discard: 'Twice' }))
  })

  test('when it was never offered', async () => {
    const { punch, proposal } = await staged()
    const odd = { ...proposal, at: iso(4) }
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { proposal: odd }))
    const { id } = await venue.shift((await venue.hire('Bo', 'Actor')).id, iso(2), null)
    const theirs = { kind: 'moveStart', at: iso(5), entryId: id }
    await expectRefusal(venue, 'changedMeanwhile', () => decide(punch, { proposal: theirs }))
  })

  test('when the punch was applied, or belongs to another festival', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const applied = savedPunch(venue, ash, 'in', 1)
    await gate.results(applied)
    await expectRefusal(venue, 'notFound', () => decide(applied, { discard: 'No' }))
    const { punch } = await staged()
    const { id: festivalId } = await venue.festival('Elsewhere')
    const there = await venue.person('Mel', { accessLvl: 2, festivalId })
    await expectRefusal(venue, 'notFound', () =>
      there.post(`/api/kiosk/punches/${punch.key}/decide`, { discard: 'No' }),
    )
  })

  test('when a discard has no reason', async () => {
    const { punch } = await staged()
    for (const discard of ['', '   ']) expect((await decide(punch, { discard })).statusCode).toBe(422)
  })

  test('of two managers who decide at once, one', async () => {
    const { ash, punch, proposal } = await staged()
    const replies = await Promise.all([1, 2, 3].map(() => decide(punch, { proposal })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
    expect(await entriesOf(ash)).toHaveLength(1)
  })
})

test('a decision within a locked pay period is refused until it is unlocked', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, iso(50), null)
  const { id } = await lockPeriod(venue, mara, { startsAt: hoursAgo(60), endsAt: hoursAgo(40) })
  const punch = savedPunch(venue, ash, 'out', 48)
  await gate.results(punch)
  expect(await itemOf(punch)).toMatchObject({ reason: 'periodLocked' })
  const proposal = await offered(punch, 'clockOut')
  await expectRefusal(venue, 'periodLocked', () => decide(punch, { proposal }))
  await venue.db.delete(approvedPeriods).where(eq(approvedPeriods.id, id))
  await choose(punch, 'clockOut')
  expect(await entriesOf(ash)).toMatchObject([{ endTime: hoursAgo(48) }])
})

const gone = await enrolKiosk(venue, { name: 'Gone', revokedAt: new Date(venue.clock.now) })

describe('what a revoked kiosk delivered', () => {
  const list = async (query: Record<string, string>) =>
    (await mara.get('/api/kiosk/punches', query)).json() as AttentionItem[]

  test('is apart, last and in pages, and is discarded at once with an audit row each', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const old = savedPunch(venue, ash, 'in', 200)
    expect(await gone.results(old)).toEqual(['review'])
    await venue.db.$client.query(
      `insert into kiosk_punches (key, festival_id, kiosk_id, seq, badge_code, direction, at, received_at, review_reason)
      select gen_random_uuid(), $2, $1, seq, '', 'in', $3, $3, 'kioskRevoked' from generate_series(1, 600) seq`,
      [gone.id, gone.festivalId, venue.clock.now],
    )
    const recent = savedPunch(venue, ash, 'out', 1)
    await gate.results(recent)
    const others = await list({ from: 'others' })
    expect(others.some(({ key }) => key === recent.key)).toBe(true)
    expect(others.every(({ kiosk }) => !kiosk.isRevoked)).toBe(true)
    const page = await list({})
    expect(page).toHaveLength(500)
    expect(page.slice(0, others.length)).toEqual(others)
    const [first] = await list({ from: 'revoked' })
    expect(first).toMatchObject({ key: old.key, kiosk: { id: gone.id, isRevoked: true } })
    expect(await list({ from: 'revoked', skip: '500' })).toHaveLength(101)

    const discarded = await mara.post('/api/kiosk/punches/discard', { kioskId: gone.id, discard: 'Stolen' })
    expect(discarded.json()).toEqual({ count: 601 })
    expect(await list({ from: 'revoked' })).toEqual([])
    expect(await list({ from: 'others' })).toEqual(others)
    expect(await read.trailOf(old.key)).toMatchObject([
      { action: 'discard', actorId: mara.id, after: { decision: 'discarded', discardReason: 'Stolen' } },
    ])
  })

  test('is refused with an instant before its enrolment', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 31 * 24)
    await expectRefusal(venue, 'beforeEnrolment', () => gone.deliver(punch))
    expect(await gate.results(punch)).toEqual(['review'])
  })
})
