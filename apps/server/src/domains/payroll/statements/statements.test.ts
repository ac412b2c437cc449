import { payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { approvedPeriods, erasedPeople, timeEntries, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
// The clock of the venue is on Friday, 4 October 2024.
const WEEK = { startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z' }
const WEEK_BEFORE = { startsAt: '2024-09-23T10:00:00.000Z', endsAt: WEEK.startsAt }

test('a statement has the entries that ended in the current period, to the millisecond', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, '2024-09-30T05:00:00Z', '2024-09-30T09:59:59.999Z')
  const first = await venue.shift(ash.id, '2024-09-30T09:59:59.999Z', '2024-09-30T10:00:00Z')
  const second = await venue.shift(ash.id, '2024-10-03T21:00:00Z', '2024-10-04T00:20:00Z', {
    ...{ positionName: 'Bartender', payrate: 10.25, cashTips: 31.25, creditTips: 102.5, deduction: 40 },
    ...{ isTipped: true, needsReview: 'forgotten' },
  })
  await venue.shift(ash.id, '2024-10-02T21:00:00Z', '2024-10-03T01:00:00Z', { deletedAt: venue.clock.now })
  await venue.shift(ash.id, '2024-10-04T21:00:00Z', null)
  expect((await ash.get('/api/statements/me')).json()).toEqual({
    person: { firstName: 'Ash', lastName: 'Graves' },
    festival: { id: venue.home.id, name: 'Dreadmoor', timeZone: venue.home.timeZone },
    period: { ...WEEK, state: 'open' },
    lines: [
      expect.objectContaining({ id: first.id, hundredths: 0, pay: 0, needsReview: false }),
      {
        ...{ id: second.id, positionName: 'Bartender', needsReview: true },
        ...{ startTime: '2024-10-03T21:00:00.000Z', endTime: '2024-10-04T00:20:00.000Z' },
        ...{ hundredths: 333, rate: 1025, pay: 3413, cash: 3125, credit: 10250, deduction: 4000 },
      },
    ],
    totals: { hundredths: 333, pay: 3413, cash: 3125, credit: 10250, deduction: 4000 },
    premium: null,
    total: 3413 + 3125 + 10250 - 4000,
    open: 1,
  })
})

test('since chooses the period that it is in, with until exactly the range', async () => {
  const bo = await venue.hire('Bo', 'Actor')
  const linesOf = async (query: object) =>
    (await bo.get('/api/statements/me', query as Record<string, string>)).json().lines.length
  await venue.shift(bo.id, '2024-09-24T21:00:00Z', '2024-09-25T01:00:00Z')
  await venue.shift(bo.id, '2024-09-26T21:00:00Z', '2024-09-27T01:00:00Z')
  expect(await linesOf({})).toBe(0)
  expect(await linesOf({ since: '2024-09-25T01:00:00Z' })).toBe(2)
  expect(await linesOf({ since: '2024-09-25T01:00:00Z', until: '2024-09-27T01:00:00Z' })).toBe(1)
  for (const wrong of [
    { until: '2024-09-27T01:00:00Z' },
    { since: '2024-09-27T01:00:00Z', until: '2024-09-27T01:00:00Z' },
    { since: 'Monday' },
    { since: '0001-01-01T00:00:00Z' },
    { since: '9999-12-31T23:59:59Z' },
    // Workweeks are counted one by one: those of centuries would keep everybody waiting.
    { since: '2000-01-01T00:00:00Z', until: '2400-01-01T00:00:00Z' },
  ])
    expect((await bo.get('/api/statements/me', wrong)).statusCode).toBe(400)
  // A key that the call does not know is ignored: nobody reads the statement of another one by it.
  expect(await linesOf({ since: '2024-09-25T01:00:00Z', userId: mara.id })).toBe(2)
})

test('the periods are those with ended entries, newest first, approved while they are locked', async () => {
  const cy = await venue.hire('Cy', 'Actor')
  expect((await cy.get('/api/statements/me/periods')).json()).toEqual([])
  await venue.shift(cy.id, '2024-09-24T21:00:00Z', '2024-09-25T01:00:00Z')
  await venue.shift(cy.id, '2024-09-26T21:00:00Z', '2024-09-27T01:00:00Z')
  await venue.shift(cy.id, '2024-10-02T21:00:00Z', '2024-10-03T01:00:00Z')
  await venue.shift(cy.id, '2024-10-04T21:00:00Z', null)
  const [approved] = await venue.db
    .insert(approvedPeriods)
    .values({
      ...{ festivalId: venue.home.id, approvedAt: venue.clock.now, approvedBy: mara.id, overrides: [] },
      ...{ startsAt: new Date(WEEK_BEFORE.startsAt), endsAt: new Date(WEEK_BEFORE.endsAt) },
    })
    .returning()
  const states = async () => {
    const listed = (await mara.get(`/api/statements/${cy.id}/periods`)).json()
    expect((await cy.get('/api/statements/me/periods')).json()).toMatchObject(listed)
    return listed
  }
  expect(await states()).toEqual([
    { ...WEEK, state: 'open' },
    { ...WEEK_BEFORE, state: 'approved' },
  ])
  const since = { since: WEEK_BEFORE.startsAt }
  expect((await cy.get('/api/statements/me', since)).json().period.state).toBe('approved')
  await venue.db
    .update(approvedPeriods)
    .set({ unlockedAt: venue.clock.now, unlockedBy: mara.id, unlockReason: 'Wrong rate.' })
    .where(eq(approvedPeriods.id, approved!.id))
  expect(await states()).toMatchObject([{ state: 'open' }, { state: 'open' }])
})

test('a period that was approved under another rule keeps its bounds, as in the strip', async () => {
  const ivy = await venue.hire('Ivy', 'Actor')
  await venue.shift(ivy.id, '2024-07-03T21:00:00Z', '2024-07-04T01:00:00Z')
  await venue.shift(ivy.id, '2024-07-08T12:00:00Z', '2024-07-08T16:00:00Z')
  await venue.shift(ivy.id, '2024-07-11T12:00:00Z', '2024-07-11T16:00:00Z')
  // From Wednesday to Wednesday.
  const locked = { startsAt: '2024-07-03T10:00:00.000Z', endsAt: '2024-07-10T10:00:00.000Z' }
  await venue.db.insert(approvedPeriods).values({
    ...{ festivalId: venue.home.id, approvedAt: venue.clock.now, approvedBy: mara.id, overrides: [] },
    ...{ startsAt: new Date(locked.startsAt), endsAt: new Date(locked.endsAt) },
  })
  expect((await ivy.get('/api/statements/me/periods')).json()).toMatchObject([
    { startsAt: locked.endsAt, endsAt: '2024-07-15T10:00:00.000Z', state: 'open' },
    { ...locked, state: 'approved' },
  ])
  const statement = (await ivy.get('/api/statements/me', { since: '2024-07-08T16:00:00Z' })).json()
  expect(statement).toMatchObject({ period: { ...locked, state: 'approved' }, totals: { hundredths: 800 } })
})

test('managers read those of their festival, also of people who left or moved; erased people are not found', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  const dee = await venue.person('Dee')
  const statement = (query: Record<string, string> = {}) => mara.get(`/api/statements/${dee.id}`, query)
  await venue.shift(dee.id, '2024-10-02T21:00:00Z', '2024-10-03T01:00:00Z')
  await venue.shift(dee.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', {
    festivalId: elsewhere.id,
    positionId: (await venue.position('Elf', { festivalId: elsewhere.id })).id,
  })
  await venue.db.update(users).set({ isActive: false }).where(eq(users.id, dee.id))
  expect((await statement()).json().lines).toHaveLength(1)
  await venue.db.update(users).set({ festivalId: elsewhere.id }).where(eq(users.id, dee.id))
  expect((await statement()).json().lines).toHaveLength(1)
  await expectRefusal(venue, 'notFound', () => statement({ festivalId: String(elsewhere.id) }))
  const stranger = await venue.person('Eve', { festivalId: elsewhere.id })
  await expectRefusal(venue, 'notFound', () => mara.get(`/api/statements/${stranger.id}`))
  await expectRefusal(venue, 'notFound', () => mara.get(`/api/statements/${stranger.id}/periods`))
  await venue.db.insert(erasedPeople).values({ userId: dee.id, erasedAt: venue.clock.now })
  await expectRefusal(venue, 'notFound', statement)
})

test('the statements of everybody add up to the totals of the list', async () => {
  const people = [
    await venue.hire('Fay', 'Actor'),
    await venue.hire('Gus', 'Actor'),
    await venue.hire('Hal', 'Actor'),
  ]
  // Odd seconds and rates around the boundary of a period.
  for (const [index, { id }] of people.entries()) {
    let start = new Date('2024-10-05T20:00:00Z').getTime()
    for (let shift = 0; shift < 8; shift++) {
      const end = start + (3 + index) * 3_600_000 + shift * 1_111_111
      await venue.shift(id, new Date(start).toISOString(), new Date(end).toISOString(), {
        ...{ payrate: 10.25 + index + shift / 4, cashTips: shift, creditTips: index, deduction: shift / 4 },
      })
      start = end + 7_777_777
    }
  }
  const where = {
    festivalId: venue.home.id,
    endTime: { between: [WEEK.startsAt, new Date(Date.parse(WEEK.endsAt) - 1).toISOString()] },
  }
  const list = (await mara.get('/api/timeclock', { filter: { where } })).json()
  const paid = await venue.db.selectDistinct({ userId: timeEntries.userId }).from(timeEntries)
  const erased = (await venue.db.select().from(erasedPeople)).map(({ userId }) => userId)
  const sums = { hundredths: 0, pay: 0, cash: 0, credit: 0, deduction: 0 }
  for (const { userId } of paid) {
    if (erased.includes(userId)) continue
    const { totals } = (await mara.get(`/api/statements/${userId}`)).json()
    for (const field of Object.keys(sums) as (keyof typeof sums)[]) sums[field] += totals[field]
  }
  const known = list.filter(({ userId }: { userId: string }) => !erased.includes(userId))
  expect(known.length).toBeGreaterThan(10)
  expect(sums).toEqual(payrollTotals(known, venue.clock.now))
})

test('the overtime premium of whole workweeks is on the statement where the festival owes it', async () => {
  const nia = await venue.hire('Nia', 'Actor')
  for (const day of ['12', '13', '14', '15', '16'])
    await venue.shift(nia.id, `2024-08-${day}T12:00:00Z`, `2024-08-${day}T21:12:00Z`, { payrate: 12 })
  const read = async () =>
    (await nia.get('/api/statements/me', { since: '2024-08-12T10:00:00.000Z' })).json().premium
  expect(await read()).toBeNull()
  const admin = await venue.person('Ada', { accessLvl: 3 })
  await admin.patch(`/api/festivals/${venue.home.id}/payroll-settings`, { overtime: 'over40' })
  // 46 hours at $12: 6 hours at an extra half of the rate (29 CFR 778.110).
  expect(await read()).toEqual({ hundredths: 600, cents: 3600 })
})

test('own statements open at every festival where one has entries, also after a move', async () => {
  const [elsewhere, third] = [await venue.festival('Elsewhere'), await venue.festival('Third')]
  const jo = await venue.person('Jo')
  const kit = await venue.person('Kit', { festivalId: elsewhere.id })
  await venue.shift(jo.id, '2024-09-24T21:00:00Z', '2024-09-25T01:00:00Z')
  await venue.db.update(users).set({ festivalId: elsewhere.id }).where(eq(users.id, jo.id))
  const { id: positionId } = await venue.position('Elf', { festivalId: elsewhere.id })
  const there = { festivalId: elsewhere.id, positionId }
  await venue.shift(jo.id, '2024-10-01T21:00:00Z', '2024-10-02T02:00:00Z', there)
  const hours = async (query: Record<string, string>) =>
    (await jo.get('/api/statements/me', query)).json().totals.hundredths
  expect(await hours({})).toBe(500)
  const before = { festivalId: String(venue.home.id), since: WEEK_BEFORE.startsAt }
  expect(await hours(before)).toBe(400)
  const { timeZone } = venue.home
  expect((await jo.get('/api/statements/me/periods')).json()).toEqual([
    { ...WEEK, state: 'open', festival: { id: elsewhere.id, name: 'Elsewhere', timeZone } },
    { ...WEEK_BEFORE, state: 'open', festival: { id: venue.home.id, name: 'Dreadmoor', timeZone } },
  ])
  // Only one's own, and only where one has worked.
  const nowhere = { festivalId: String(third.id) }
  await expectRefusal(venue, 'notFound', () => jo.get('/api/statements/me', nowhere))
  await expectRefusal(venue, 'notFound', () => kit.get('/api/statements/me', before))
  await expectRefusal(venue, 'forbidden', () => jo.get(`/api/statements/${kit.id}`, before))
  expect((await kit.get('/api/statements/me/periods')).json()).toEqual([])
  await venue.db.update(timeEntries).set({ deletedAt: venue.clock.now }).where(eq(timeEntries.userId, jo.id))
  await expectRefusal(venue, 'notFound', () => jo.get('/api/statements/me', before))
})
