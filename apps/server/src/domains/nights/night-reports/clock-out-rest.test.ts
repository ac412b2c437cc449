import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { approvedPeriods } from '../../../platform/database/schema.ts'
import { CALL, HALF_PAST_ONE, nightAt } from './testing/night.ts'

const venue = await openVenue()
const night = nightAt(venue)
const { id: festivalId } = venue.home
venue.clock.now = HALF_PAST_ONE
const lead = await night.lead()
const mara = await night.manager()

const clockOut = (ids: number[], time: string, who = lead, more: { which?: 'first' | 'second' } = {}) =>
  who.post('/api/night-reports/clock-out', { festivalId, ids, time, ...more })

const stored = async (id: number) => {
  const { rows } = await venue.db.$client.query(
    'select end_time as end, needs_review as review from time_entries where id = $1',
    [id],
  )
  return rows[0] as { end: Date | null; review: string | null }
}

const openShift = async (name: string, start = CALL, more: { isTipped?: boolean } = {}) =>
  venue.shift((await venue.person(name)).id, start, null, more)

test('ends the open shifts at the chosen time of the night; who left by themselves is not touched', async () => {
  venue.clock.now = new Date('2024-10-05T05:05:00Z')
  const lead = await night.lead()
  const [ash, bo] = [await openShift('Ash'), await openShift('Bo', CALL, { isTipped: true })]
  const cy = await venue.shift((await venue.person('Cy')).id, CALL, '2024-10-05T03:00:00Z')
  const reply = await clockOut([ash.id, bo.id, cy.id], '01:00', lead)
  expect(reply.json()).toEqual({ closed: expect.arrayContaining([ash.id, bo.id]), notFound: [cy.id] })
  const end = new Date('2024-10-05T05:00:00.000Z')
  expect(await stored(ash.id)).toEqual({ end, review: null })
  expect(await stored(bo.id)).toEqual({ end, review: 'tipsMissing' })
  expect((await stored(cy.id)).end).toEqual(new Date('2024-10-05T03:00:00Z'))
  const { rows } = await venue.db.$client.query(
    `select action, actor_id, after->>'endTime' as "end" from audit_log where entity = 'timeEntry' and entity_id = $1`,
    [String(ash.id)],
  )
  expect(rows).toEqual([{ action: 'clockOut', actor_id: lead.id, end: end.toISOString() }])
  venue.clock.now = HALF_PAST_ONE
})

test('an end that a lead chooses more than five minutes from now is marked for a manager', async () => {
  const [ash, bo] = [await openShift('Ash'), await openShift('Bo', CALL, { isTipped: true })]
  await clockOut([ash.id, bo.id], '17:01')
  const end = new Date('2024-10-04T21:01:00Z')
  expect(await stored(ash.id)).toEqual({ end, review: 'endSetByLead' })
  expect(await stored(bo.id)).toEqual({ end, review: 'endSetByLead' })
  const { lines } = await night.ending(mara)
  expect(lines).toContainEqual(expect.objectContaining({ entryId: ash.id, kind: 'needsReview' }))
})

test('an end that a manager chooses is not', async () => {
  const [ash, bo] = [await openShift('Ash'), await openShift('Bo', CALL, { isTipped: true })]
  await clockOut([ash.id, bo.id], '17:01', mara)
  expect((await stored(ash.id)).review).toBeNull()
  expect((await stored(bo.id)).review).toBe('tipsMissing')
})

test('a time that has not come yet for one of them ends none, and says for whom', async () => {
  const [ash, late] = [await openShift('Ash'), await openShift('Bo', '2024-10-05T05:10:00Z')]
  const before = await venue.everything()
  const reply = await clockOut([ash.id, late.id], '01:00')
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toMatchObject({
    code: 'bulkEditRefused',
    details: { refused: [{ id: late.id, code: 'shiftInFuture' }] },
  })
  expect(await venue.everything()).toBe(before)
})

test('a locked pay period refuses, and nothing is written', async () => {
  const ash = await openShift('Ash', '2024-09-28T21:00:00Z')
  await venue.db.insert(approvedPeriods).values({
    ...{ festivalId, approvedAt: HALF_PAST_ONE, approvedBy: lead.id, overrides: [] },
    ...{ startsAt: new Date('2024-09-23T10:00:00Z'), endsAt: new Date('2024-09-30T10:00:00Z') },
  })
  const before = await venue.everything()
  const reply = await clockOut([ash.id], '23:00')
  expect(reply.json().error).toMatchObject({
    code: 'bulkEditRefused',
    details: { refused: [{ id: ash.id, code: 'periodLocked' }] },
  })
  expect(await venue.everything()).toBe(before)
})

test('an entry of another festival is not found', async () => {
  const other = await venue.festival('Elsewhere')
  const position = await venue.position('Actor', { festivalId: other.id })
  const ash = await venue.person('Ash', { festivalId: other.id })
  const shift = await venue.shift(ash.id, CALL, null, { festivalId: other.id, positionId: position.id })
  expect((await clockOut([shift.id], '01:00')).json()).toEqual({ closed: [], notFound: [shift.id] })
  expect((await stored(shift.id)).end).toBeNull()
})

test('a shift that its person ends at the same instant ends once', async () => {
  const ash = await venue.person('Ash')
  const shift = await venue.shift(ash.id, CALL, null)
  const [rest, own] = await Promise.all([clockOut([shift.id], '01:00'), ash.post('/api/clockout')])
  expect(rest.statusCode).toBe(200)
  const byLead = rest.json().closed.length === 1
  expect(own.statusCode).toBe(byLead ? 409 : 200)
  expect((await stored(shift.id)).end).toEqual(byLead ? new Date('2024-10-05T05:00:00Z') : HALF_PAST_ONE)
})

describe('in the night when the clocks go back', () => {
  const FIRST = new Date('2024-11-03T05:30:00Z')
  const SECOND = new Date('2024-11-03T06:30:00Z')
  const evening = () => openShift('Ash', '2024-11-02T21:00:00Z')

  test('a time of which one has come is that one', async () => {
    venue.clock.now = new Date('2024-11-03T05:35:00Z')
    const who = await night.manager()
    const { id } = await evening()
    expect((await clockOut([id], '01:30', who)).statusCode).toBe(200)
    expect((await stored(id)).end).toEqual(FIRST)
  })

  test('one that has come twice is refused until somebody says which', async () => {
    venue.clock.now = new Date('2024-11-03T06:35:00Z')
    const who = await night.manager()
    const [ash, bo] = [await evening(), await evening()]
    await expectRefusal(venue, 'timeComesTwice', () => clockOut([ash.id, bo.id], '01:30', who))
    expect((await clockOut([ash.id], '01:30', who, { which: 'first' })).statusCode).toBe(200)
    expect((await clockOut([bo.id], '01:30', who, { which: 'second' })).statusCode).toBe(200)
    expect([(await stored(ash.id)).end, (await stored(bo.id)).end]).toEqual([FIRST, SECOND])
  })

  test('a shift that began between the two ends at the second one, and at no other', async () => {
    venue.clock.now = new Date('2024-11-03T07:00:00Z')
    const who = await night.manager()
    const [ash, bo] = [await evening(), await openShift('Bo', '2024-11-03T05:45:00Z')]
    const first = await clockOut([ash.id, bo.id], '01:30', who, { which: 'first' })
    expect(first.json().error.details).toMatchObject({ refused: [{ id: bo.id, code: 'endBeforeStart' }] })
    expect((await clockOut([bo.id], '01:30', who)).statusCode).toBe(200)
    expect((await stored(bo.id)).end).toEqual(SECOND)
  })

  test('the second one is refused before it comes', async () => {
    venue.clock.now = new Date('2024-11-03T05:35:00Z')
    const who = await night.manager()
    const { id } = await evening()
    const reply = await clockOut([id], '01:30', who, { which: 'second' })
    expect(reply.json().error.details).toMatchObject({ refused: [{ id, code: 'shiftInFuture' }] })
  })
})
