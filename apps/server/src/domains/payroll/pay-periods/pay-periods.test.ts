import { MOST_OVERRIDES } from '@nightshift/shared/payroll/pay-periods/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  approvedPeriods,
  auditLog,
  payrollExportEntries,
  payrollExports,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'

const venue = await openVenue()
// Tuesday: the week from Monday, September 30, 6 AM to Monday, October 7, 6 AM has ended.
venue.clock.now = new Date('2024-10-08T15:00:00Z')
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const THIS_WEEK = { startsAt: '2024-10-07T10:00:00.000Z', endsAt: '2024-10-14T10:00:00.000Z' }

/** A festival of its own, with a manager, an administrator and somebody with a Paychex ID. */
async function stage() {
  const { id: festivalId } = await venue.festival('Elsewhere')
  const mara = await venue.person('Mara', { accessLvl: 2, festivalId })
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  let paychexId = 100
  const hire = (name: string, settings: Parameters<typeof venue.person>[1] = {}) =>
    venue.person(name, { festivalId, paychexId: String(++paychexId), ...settings })
  const ash = await hire('Ash')
  const shift = (
    start: string,
    end: string | null,
    settings: Parameters<typeof venue.shift>[3] = {},
    { id }: { id: string } = ash,
  ) => venue.shift(id, `2024-${start}:00Z`, end && `2024-${end}:00Z`, { festivalId, positionId, ...settings })
  const list = async (more: object = {}) =>
    (await mara.get('/api/pay-periods', { festivalId, ...more })).json()
  const week = async () => (await list()).periods.at(-2)
  const review = async () => (await mara.get('/api/pay-periods/problems', { festivalId, ...WEEK })).json()
  const approve = (more: object = {}, who = mara) =>
    who.post('/api/pay-periods/approve', { festivalId, ...WEEK, ...more })
  const locked = async () => {
    const reply = await approve()
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json() as { id: number }
  }
  const audited = (id: number) =>
    venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
      .orderBy(auditLog.id)
  const exported = async (entries: (typeof timeEntries.$inferSelect)[], kind: 'csv' | 'spi' = 'csv') => {
    const madeAt = venue.clock.now
    const [made] = await venue.db
      .insert(payrollExports)
      .values({ festivalId, kind, startsOn: '2024-09-30', endsOn: '2024-10-06', madeAt, madeBy: mara.id })
      .returning()
    for (const { id, userId, startTime, endTime, payrate, cashTips, creditTips, deduction } of entries) {
      const [person] = await venue.db.select().from(users).where(eq(users.id, userId))
      const { paychexId } = person!
      const snapshot = { paychexId, startTime, endTime, payrate, cashTips, creditTips, deduction }
      await venue.db.insert(payrollExportEntries).values({ timeEntryId: id, exportId: made!.id, ...snapshot })
    }
  }
  const change = (id: number, changes: Partial<typeof timeEntries.$inferInsert>) =>
    venue.db.update(timeEntries).set(changes).where(eq(timeEntries.id, id))
  return {
    festivalId,
    mara,
    ada,
    ash,
    hire,
    shift,
    list,
    week,
    review,
    approve,
    locked,
    audited,
    exported,
    change,
  }
}

describe('the list of pay periods', () => {
  test('is the current one and ten before it, with what ended in each', async () => {
    const { shift, list } = await stage()
    await shift('10-04T21:00', '10-05T01:00')
    await shift('10-06T22:00', '10-07T10:00')
    await shift('10-07T21:00', '10-08T01:00', { needsReview: 'forgotten' })
    await shift('10-05T21:00', '10-06T01:00', { deletedAt: venue.clock.now })
    await shift('10-08T14:00', null)
    const { periods, earlier } = await list()
    expect(periods).toHaveLength(11)
    expect(earlier).toBeNull()
    const none = { approval: null, exportedAt: null }
    expect(periods.slice(-2)).toEqual([
      {
        ...{ ...WEEK, ...none, state: 'ready' },
        figures: {
          ...{ entries: 1, hundredths: 400, open: 0, needsReview: 0, noPaychexId: 0, problems: 0 },
          ...{ payable: 1, exported: 0, changed: 0 },
        },
      },
      {
        ...{ ...THIS_WEEK, ...none, state: 'open' },
        figures: {
          ...{ entries: 2, hundredths: 1600, open: 1, needsReview: 1, noPaychexId: 0, problems: 0 },
          ...{ payable: 2, exported: 0, changed: 0 },
        },
      },
    ])
  })

  test('goes on before its first one, with the last period that has entries', async () => {
    const { shift, list } = await stage()
    await shift('01-04T21:00', '01-05T01:00')
    const { earlier } = await list()
    const before = await list({ until: earlier })
    expect(before.periods.at(-1)).toMatchObject({
      startsAt: '2024-01-01T11:00:00.000Z',
      figures: { entries: 1 },
    })
    expect(before.earlier).toBeNull()
  })

  test('counts people without a Paychex ID once, and only those with hours', async () => {
    const { shift, hire, week } = await stage()
    const bo = await hire('Bo', { paychexId: '000' })
    const cy = await hire('Cy', { paychexId: '000' })
    await shift('10-01T21:00', '10-02T01:00', {}, bo)
    await shift('10-02T21:00', '10-03T01:00', {}, bo)
    await shift('10-02T21:00', '10-02T21:00', {}, cy)
    expect((await week()).figures).toMatchObject({ entries: 3, payable: 2, noPaychexId: 1 })
  })

  test('another festival is not found', async () => {
    const { festivalId } = await stage()
    const { mara } = await stage()
    for (const path of ['', '/locks']) {
      await expectRefusal(venue, 'notFound', () => mara.get(`/api/pay-periods${path}`, { festivalId }))
    }
    await expectRefusal(venue, 'notFound', () =>
      mara.get('/api/pay-periods/problems', { festivalId, ...WEEK }),
    )
  })
})

describe('what is exported', () => {
  test('in part is still ready; all of it is exported, whatever has no hours', async () => {
    const { shift, week, exported } = await stage()
    const one = await shift('10-01T21:00', '10-02T01:00')
    const two = await shift('10-02T21:00', '10-03T01:00')
    await shift('10-03T21:00', '10-03T21:00')
    await exported([one])
    expect(await week()).toMatchObject({ state: 'ready', figures: { payable: 2, exported: 1 } })
    await exported([two])
    expect(await week()).toMatchObject({ state: 'exported', exportedAt: venue.clock.now.toISOString() })
  })

  test('and edited since is changed, until it is as before or exported again', async () => {
    const { shift, week, exported, change } = await stage()
    const one = await shift('10-01T21:00', '10-02T01:00')
    await exported([one])
    await change(one.id, { cashTips: 5 })
    expect(await week()).toMatchObject({ state: 'changed', figures: { changed: 1 } })
    await change(one.id, { cashTips: 0 })
    expect(await week()).toMatchObject({ state: 'exported', figures: { changed: 0 } })
    await change(one.id, { endTime: new Date('2024-10-02T02:00:00Z') })
    expect(await week()).toMatchObject({ state: 'changed' })
    const [now] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, one.id))
    await exported([now!])
    expect(await week()).toMatchObject({ state: 'exported', figures: { changed: 0 } })
  })

  test.each([
    ['deleted', { deletedAt: new Date() }],
    ['moved to another week', { endTime: new Date('2024-10-08T01:00:00Z') }],
  ])('and %s since is changed in the week of the export', async (_, changes) => {
    const { shift, week, exported, change } = await stage()
    const one = await shift('10-06T21:00', '10-07T01:00')
    await exported([one])
    await change(one.id, changes)
    expect(await week()).toMatchObject({ state: 'changed', figures: { changed: 1, entries: 0 } })
  })

  test('and edited since is changed as long as the import file says otherwise, whatever a later CSV says', async () => {
    const { shift, week, exported, change, festivalId, mara } = await stage()
    const one = await shift('10-01T21:00', '10-02T01:00')
    await exported([one], 'spi')
    await change(one.id, { endTime: new Date('2024-10-02T02:00:00Z') })
    const [now] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, one.id))
    await exported([now!])
    expect((await mara.get('/api/payroll/changes', { festivalId })).json()).toHaveLength(1)
    expect(await week()).toMatchObject({ state: 'changed', figures: { changed: 1 } })
  })

  test('and left without hours is no change any more when a correction took it back', async () => {
    const { ash, shift, week, exported, change, festivalId, mara } = await stage()
    const [one, two] = [await shift('10-01T21:00', '10-02T01:00'), await shift('10-02T21:00', '10-03T01:00')]
    await exported([one, two])
    await change(one.id, { endTime: one.startTime })
    const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
    await mara.post('/api/payroll/exports', {
      ...{ festivalId, ...days, kind: 'csvCorrection', entryIds: [one.id] },
    })
    await change(one.id, { cashTips: 5 })
    expect((await mara.get('/api/payroll/changes', { festivalId })).json()).toEqual([])
    expect(await week()).toMatchObject({ figures: { changed: 0 } })
    await venue.db.update(users).set({ paychexId: '778' }).where(eq(users.id, ash.id))
    expect(await week()).toMatchObject({ figures: { changed: 1 } })
  })

  test('with another Paychex ID since is changed; a note is no change', async () => {
    const { ash, shift, week, exported, change } = await stage()
    const one = await shift('10-01T21:00', '10-02T01:00')
    await exported([one])
    await change(one.id, { note: 'Rain' })
    expect(await week()).toMatchObject({ state: 'exported' })
    await venue.db.update(users).set({ paychexId: '777' }).where(eq(users.id, ash.id))
    expect(await week()).toMatchObject({ state: 'changed' })
  })
})

describe('the review of a period', () => {
  test('sums hours and money, each entry rounded as payroll rounds it', async () => {
    const { shift, review } = await stage()
    // 3.33 hours at $10.25 are $34.13: twice that is a cent less than 6.66 hours. At $10.50, a half goes up to $34.97.
    const paid = { payrate: 10.25, cashTips: 1.25, creditTips: 2.5, deduction: 0.75 }
    await shift('10-01T21:00', '10-02T00:20', paid)
    await shift('10-02T21:00', '10-03T00:20', paid)
    await shift('10-05T21:00', '10-06T00:20', { ...paid, payrate: 10.5 })
    await shift('10-03T21:00', '10-04T01:00', { ...paid, deletedAt: venue.clock.now })
    await shift('10-07T21:00', '10-08T01:00', paid)
    expect(await review()).toEqual({
      figures: { entries: 3, hundredths: 999, payCents: 10_323, tipsCents: 1125, deductionCents: 225 },
      problems: [],
    })
  })

  test('of a period without entries is zero', async () => {
    const { review } = await stage()
    const none = { entries: 0, hundredths: 0, payCents: 0, tipsCents: 0, deductionCents: 0 }
    expect(await review()).toEqual({ figures: none, problems: [] })
  })
})

describe('an approval', () => {
  test('locks the period, with who and when, and is audited with what it saw', async () => {
    const { mara, shift, week, review, approve, audited } = await stage()
    await shift('10-01T21:00', '10-02T01:00', { payrate: 10.25, cashTips: 5, deduction: 1.5 })
    const reply = await approve({ seen: (await review()).figures })
    expect(reply.statusCode, reply.body).toBe(200)
    const { id } = reply.json()
    const approval = {
      ...{ id, ...WEEK, overrides: [] },
      approvedAt: venue.clock.now.toISOString(),
      approvedBy: { firstName: 'Mara', lastName: 'Graves' },
    }
    expect(reply.json()).toEqual(approval)
    expect(await week()).toMatchObject({ state: 'approved', approval })
    expect(await audited(id)).toMatchObject([
      {
        actorId: mara.id,
        action: 'approve',
        entity: 'approvedPeriod',
        after: { entries: 1, hours: 4, pay: 41, tips: 5, deductions: 1.5 },
      },
    ])
  })

  test('is refused with every problem, and given with a reason for each', async () => {
    const { ash, shift, hire, approve, audited } = await stage()
    const bo = await hire('Bo', { paychexId: '000' })
    const [cy, di] = [await hire('Cy', { paychexId: '555' }), await hire('Di', { paychexId: '555' })]
    const review = await shift('10-01T21:00', '10-02T01:00', { needsReview: 'forgotten' })
    const open = await shift('10-06T21:00', null)
    const noId = await shift('10-01T21:00', '10-02T01:00', {}, bo)
    const shared = [
      await shift('10-01T21:00', '10-02T01:00', {}, cy),
      await shift('10-01T21:00', '10-02T01:00', {}, di),
    ]
    const problems = [
      { kind: 'needsReview', entryId: review.id, userId: ash.id, user: { firstName: 'Ash' } },
      { kind: 'open', entryId: open.id, userId: ash.id, endTime: null },
      { kind: 'noPaychexId', entryId: noId.id, userId: bo.id, paychexId: '000' },
      { kind: 'sharedPaychexId', entryId: shared[0]!.id, userId: cy.id, paychexId: '555' },
      { kind: 'sharedPaychexId', entryId: shared[1]!.id, userId: di.id, paychexId: '555' },
    ]
    expect(await expectRefusal(venue, 'periodUnsettled', () => approve())).toMatchObject({ problems })
    const reason = 'Settled by phone'
    const overrides = [
      { kind: 'needsReview', entryId: review.id, reason },
      { kind: 'open', entryId: open.id, reason },
      { kind: 'noPaychexId', userId: bo.id, reason },
      { kind: 'sharedPaychexId', userId: cy.id, reason },
    ]
    await expectRefusal(venue, 'periodUnsettled', () => approve({ overrides }))
    await expectRefusal(venue, 'periodUnsettled', () =>
      approve({ overrides: [...overrides, { kind: 'open', entryId: shared[1]!.id, reason }] }),
    )
    overrides.push({ kind: 'sharedPaychexId', userId: di.id, reason })
    const unknown = { kind: 'open', entryId: 2_000_000_000, reason }
    const reply = await approve({ overrides: [...overrides, unknown] })
    expect(reply.statusCode, reply.body).toBe(200)
    const stored = problems.map(({ kind, entryId, userId }) => ({ kind, entryId, userId, reason }))
    expect(reply.json().overrides).toEqual(stored)
    const [row] = await audited(reply.json().id)
    expect(row!.after).toMatchObject({ overrides: expect.arrayContaining([`open #${open.id}: ${reason}`]) })
  })

  test("is refused to a manager whose own shift has a rate that was set by hand, and somebody else's with a reason", async () => {
    const { festivalId, mara, ada, hire, shift, review, approve } = await stage()
    const own = await shift('10-01T21:00', '10-02T01:00', {}, mara)
    const { id: entryId } = own
    const other = await hire('Bo', { accessLvl: 3 })
    const byHand = [
      own,
      await shift('10-01T21:00', '10-02T01:00'),
      await shift('10-01T21:00', '10-02T01:00', {}, other),
    ]
    await venue.db.update(users).set({ paychexId: '99' }).where(eq(users.id, mara.id))
    for (const { id } of byHand) {
      const reply = await ada.patch(`/api/timeclock/${id}`, { payrate: 99 })
      expect(reply.statusCode, reply.body).toBe(200)
    }
    const problem = { kind: 'rateByHand', entryId, userId: mara.id }
    expect((await review()).problems).toMatchObject([{ ...problem, notByYou: true }])
    const overrides = [{ kind: 'rateByHand', entryId, reason: 'Agreed in writing' }]
    await expectRefusal(venue, 'periodUnsettled', () => approve({ overrides }))
    const mika = await venue.person('Mika', { accessLvl: 2, festivalId })
    expect(await expectRefusal(venue, 'periodUnsettled', () => approve({}, mika))).toMatchObject({
      problems: [problem],
    })
    expect((await approve({ overrides }, mika)).statusCode).toBe(200)
  })

  test.each([
    ['copied from a position that they hold', 'held', []],
    ['kept in another position', undefined, [{ kind: 'rateByHand' }]],
  ])('takes the rate of a manager that was %s', async (_how, payrate, problems) => {
    const { festivalId, mara, ada, shift, review } = await stage()
    await venue.db.update(users).set({ paychexId: '99' }).where(eq(users.id, mara.id))
    const lead = await venue.position('Lead', { festivalId })
    await venue.assign(mara.id, lead, 22.5)
    const { id, updatedAt } = await shift('10-01T21:00', '10-02T01:00', {}, mara)
    const change = { positionId: lead.id, ...(payrate && { payrate }) }
    const reply = await ada.post('/api/timeclock/bulk-edit', { entries: [{ id, updatedAt }], change })
    expect(reply.json()).toEqual({ changed: [id] })
    expect((await review()).problems).toMatchObject(problems)
  })

  test('an open shift that began after the end, or in another festival, is no problem', async () => {
    const { shift, approve } = await stage()
    const other = await stage()
    await other.shift('10-01T21:00', null)
    await shift('10-07T10:00', null)
    expect((await approve()).statusCode).toBe(200)
  })

  test('is refused before the end, and for bounds that are no period', async () => {
    const { approve } = await stage()
    await expectRefusal(venue, 'periodNotEnded', () => approve(THIS_WEEK))
    for (const wrong of [
      { startsAt: '2024-09-30T09:00:00Z' },
      { endsAt: '2024-10-07T09:00:00Z' },
      { startsAt: '2024-09-23T10:00:00Z' },
      { startsAt: WEEK.endsAt, endsAt: WEEK.startsAt },
    ])
      await expectRefusal(venue, 'unknownPeriod', () => approve(wrong))
  })

  test('is refused when it is locked already', async () => {
    const { approve, locked } = await stage()
    await locked()
    await expectRefusal(venue, 'periodAlreadyLocked', () => approve())
  })

  test('is refused when the figures are not those that were seen', async () => {
    const { shift, review, approve } = await stage()
    await shift('10-01T21:00', '10-02T01:00')
    const { figures } = await review()
    for (const figure of Object.keys(figures)) {
      const seen = { ...figures, [figure]: figures[figure] + 1 }
      await expectRefusal(venue, 'changedMeanwhile', () => approve({ seen }))
    }
  })

  test.each([
    ['pay rate', { payrate: 11 }],
    ['cash tips', { cashTips: 5 }],
    ['credit tips', { creditTips: 5 }],
    ['deduction', { deduction: 5 }],
  ])('is refused when only the %s changed meanwhile', async (_, changes) => {
    const { shift, review, approve, change } = await stage()
    const { id } = await shift('10-01T21:00', '10-02T01:00', { payrate: 10 })
    const { figures: seen } = await review()
    await change(id, changes)
    await expectRefusal(venue, 'changedMeanwhile', () => approve({ seen }))
  })

  test('of another festival is not found, and a reason is not empty', async () => {
    const { festivalId, approve } = await stage()
    const { mara } = await stage()
    await expectRefusal(venue, 'notFound', () => approve({ festivalId }, mara))
    for (const wrong of [
      { overrides: [{ kind: 'open', entryId: 1, reason: ' ' }] },
      { overrides: [{ kind: 'open', userId: mara.id, reason: 'Yes' }] },
      { startsAt: '0001-01-01T00:00:00Z' },
      { endsAt: '9999-12-31T23:59:59Z' },
    ]) {
      const reply = await approve(wrong)
      expect(reply.statusCode, JSON.stringify(wrong)).toBe(422)
    }
  })

  test('after a change of the rule keeps its bounds, and the next period begins at its end', async () => {
    const { festivalId, ada, locked, list, approve } = await stage()
    await locked()
    const period = { weeks: 1, anchor: '2024-10-02', hour: 0 }
    await ada.patch(`/api/festivals/${festivalId}/payroll-settings`, { period })
    const { periods } = await list()
    expect(periods.slice(-3)).toMatchObject([
      { endsAt: WEEK.startsAt, state: 'ready' },
      { ...WEEK, state: 'approved' },
      { startsAt: WEEK.endsAt, endsAt: '2024-10-09T04:00:00.000Z', state: 'open' },
    ])
    const { startsAt, endsAt } = periods.at(-3)
    expect((await approve({ startsAt, endsAt })).statusCode).toBe(200)
  })
})

describe('an unlock', () => {
  test('by an administrator, with a reason, is audited, and the period can be approved again', async () => {
    const { ada, locked, week, audited } = await stage()
    const { id } = await locked()
    const reply = await ada.post(`/api/pay-periods/${id}/unlock`, { reason: 'Tips of Ash' })
    expect(reply.statusCode).toBe(204)
    expect(await week()).toMatchObject({ state: 'ready', approval: null })
    const [row] = await venue.db.select().from(approvedPeriods).where(eq(approvedPeriods.id, id))
    expect(row).toMatchObject({
      unlockedAt: venue.clock.now,
      unlockedBy: ada.id,
      unlockReason: 'Tips of Ash',
    })
    expect(await audited(id)).toMatchObject([
      { action: 'approve' },
      { action: 'unlock', actorId: ada.id, after: { unlockReason: 'Tips of Ash' } },
    ])
    expect((await locked()).id).not.toBe(id)
  })

  test('is refused without a reason, twice, and of an unknown period', async () => {
    const { ada, mara, locked } = await stage()
    const { id } = await locked()
    const unlock = (who = ada, reason = 'Tips') => who.post(`/api/pay-periods/${id}/unlock`, { reason })
    expect((await unlock(ada, ' ')).statusCode).toBe(422)
    await expectRefusal(venue, 'forbidden', () => unlock(mara))
    expect((await unlock()).statusCode).toBe(204)
    await expectRefusal(venue, 'changedMeanwhile', () => unlock())
    await expectRefusal(venue, 'notFound', () =>
      ada.post('/api/pay-periods/2000000000/unlock', { reason: 'Tips' }),
    )
  })
})

test('an entry that was approved with a reason is exported although it needs review, and not before', async () => {
  const { mara, shift, approve, festivalId } = await stage()
  const { id } = await shift('10-01T21:00', '10-02T01:00', { needsReview: 'forgotten' })
  const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
  const send = () => mara.post('/api/payroll/exports', { festivalId, ...days, entryIds: [id] })
  await expectRefusal(venue, 'exportNeedsReview', send)
  const overrides = [{ kind: 'needsReview', entryId: id, reason: 'Ash was there until one.' }]
  expect((await approve({ overrides })).statusCode).toBe(200)
  expect((await send()).json()).toMatchObject({ entries: 1 })
})

test('an approval overrides 5,000 problems with the longest reasons, and no more', async () => {
  const { festivalId, ash, shift, approve } = await stage()
  const { positionId } = await shift('10-01T10:00', '10-01T10:01')
  const { rows: made } = await venue.db.$client.query<{ id: number }>(
    `insert into time_entries
       (user_id, festival_id, position_id, position_name, is_tipped, payrate, needs_review, start_time, end_time)
     select $1, $2, $3, 'Actor', false, 10, 'forgotten', minute, minute + interval '1 minute'
     from generate_series(0, $4 - 1) n, lateral (select timestamptz '2024-10-01T11:00Z' + n * interval '1 minute' as minute) at
     returning id`,
    [ash.id, festivalId, positionId, MOST_OVERRIDES],
  )
  const reason = '–'.repeat(500)
  const overrides = made.map(({ id: entryId }) => ({ kind: 'needsReview', entryId, reason }))
  expect((await approve({ overrides: [...overrides, overrides[0]] })).statusCode).toBe(422)
  const reply = await approve({ overrides })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json().overrides).toHaveLength(MOST_OVERRIDES)
})
