import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { approvedPeriods, timeEntries } from '../../../platform/database/schema.ts'
import { lockPeriod } from './testing/lock-period.ts'

const venue = await openVenue()
const NOW = new Date('2024-10-08T15:00:00.000Z')
venue.clock.now = NOW
const mara = await venue.person('Mara', { accessLvl: 2 })
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const lead = await venue.person('Lee', { accessLvl: 1 })
const WEEK = { startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') }
beforeEach(async () => {
  venue.clock.now = NOW
  await venue.db.delete(approvedPeriods)
})

const lock = (range = WEEK) => lockPeriod(venue, mara, range)
/** A clock that was set back: now is in the locked week. */
const setClockBack = () => {
  venue.clock.now = new Date('2024-10-06T15:00:00.000Z')
}
const shiftIn = async (
  start: string,
  end: string | null,
  settings: Parameters<typeof venue.shift>[3] = {},
) => {
  const ash = await venue.hire('Ash', 'Actor')
  const shift = await venue.shift(ash.id, `2024-${start}:00Z`, end && `2024-${end}:00Z`, settings)
  return { ash, shift, path: `/api/timeclock/${shift.id}` }
}
const locked = (call: Parameters<typeof expectRefusal>[2]) => expectRefusal(venue, 'periodLocked', call)

describe('an entry that ended in a locked period', () => {
  test.each([
    ['its times', { endTime: '2024-10-02T02:00:00Z' }],
    ['its end into another period', { endTime: '2024-10-08T02:00:00Z' }],
    ['its end taken away', { endTime: null }],
    ['its tips', { cashTips: 5 }],
    ['its note', { note: 'Rain' }],
    ['its review', { needsReview: null }],
  ])('keeps %s', async (_, patch) => {
    const settings = { needsReview: 'forgotten', isTipped: true } as const
    const { path } = await shiftIn('10-01T21:00', '10-02T01:00', settings)
    await lock()
    await locked(() => mara.patch(path, patch))
    await locked(() => ada.patch(path, patch))
  })

  test('is neither deleted nor brought back', async () => {
    const { path } = await shiftIn('10-01T21:00', '10-02T01:00')
    const gone = await shiftIn('10-01T21:00', '10-02T01:00', { deletedAt: NOW })
    await lock()
    await locked(() => mara.delete(path))
    await locked(() => mara.post(`${gone.path}/undelete`))
  })

  test('changes again once the period is unlocked', async () => {
    const { path } = await shiftIn('10-01T21:00', '10-02T01:00')
    const { id } = await lock()
    await locked(() => mara.patch(path, { note: 'Rain' }))
    await ada.post(`/api/pay-periods/${id}/unlock`, { reason: 'Rain' })
    expect((await mara.patch(path, { note: 'Rain' })).statusCode).toBe(200)
  })
})

describe('a locked period takes no more entries:', () => {
  test('the end of another one does not move into it, and that of an open one neither', async () => {
    const ended = await shiftIn('10-07T09:00', '10-07T12:00')
    const open = await shiftIn('10-06T21:00', null)
    await lock()
    await locked(() => mara.patch(ended.path, { endTime: '2024-10-07T09:59:59.999Z' }))
    await locked(() => mara.patch(open.path, { endTime: '2024-10-07T01:00:00Z' }))
    expect((await mara.patch(open.path, { endTime: '2024-10-07T10:00:00Z' })).statusCode).toBe(200)
  })

  test('none is added in it, nor ended by a lead, by Clock Out All, at the page or by a deactivation', async () => {
    setClockBack()
    const bo = await venue.hire('Bo', 'Actor')
    const { ash, shift, path } = await shiftIn('10-06T10:00', null)
    const other = await shiftIn('10-06T10:00', null)
    await lock()
    await locked(() => mara.post('/api/addTimeEntry', { userId: bo.id, upId: bo.positions[0]!.id }))
    await locked(() => lead.patch(path, { endTime: venue.clock.now.toISOString() }))
    await locked(() => lead.post('/api/timeclock/clockout', { ids: [shift.id, other.shift.id] }))
    await locked(() => ash.post('/api/clockout'))
    await locked(() => mara.patch(`/api/users/${ash.id}`, { isActive: false }))
    const { id: festivalId } = await venue.festival('Elsewhere')
    await locked(() => ada.patch(`/api/users/${ash.id}`, { festivalId }))
  })

  test('a refused clock-out does not keep the others of its batch back', async () => {
    setClockBack()
    const elsewhere = await venue.festival('Elsewhere')
    const position = await venue.position('Elf', { festivalId: elsewhere.id })
    const settings = { festivalId: elsewhere.id, positionId: position.id }
    const { ash } = await shiftIn('10-06T10:00', null)
    const crew = []
    for (let count = 0; count < 5; count++) {
      const bo = await venue.person('Bo', { festivalId: elsewhere.id })
      await venue.shift(bo.id, '2024-10-06T10:00:00Z', null, settings)
      crew.push(bo)
    }
    await lock()
    const replies = await Promise.all([ash, ...crew].map((one) => one.post('/api/clockout')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 200, 200, 200, 200, 200])
  })
})

describe('a forgotten shift whose end would be in a locked period', () => {
  const entriesOf = ({ id }: { id: string }) =>
    venue.db.select().from(timeEntries).where(eq(timeEntries.userId, id)).orderBy(asc(timeEntries.startTime))
  const punches = {
    'the kiosk': (ash: { id: string }) =>
      venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) }),
    'the page': ({ post, positions }: Awaited<ReturnType<typeof venue.hire>>) =>
      post('/api/clockin', String(positions[0]!.id)),
  }

  test.each(Object.entries(punches))(
    'ends with the lock at a punch at %s, which clocks in',
    async (_, punch) => {
      const { ash } = await shiftIn('10-04T21:00', null)
      await lock()
      // Two locks in a row count as one.
      await lock({ startsAt: WEEK.endsAt, endsAt: new Date('2024-10-07T12:00:00Z') })
      expect((await punch(ash)).statusCode).toBe(200)
      expect(await entriesOf(ash)).toMatchObject([
        { endTime: new Date('2024-10-07T12:00:00Z'), needsReview: 'forgotten' },
        { startTime: NOW, endTime: null },
      ])
    },
  )

  test('is left alone while the lock is not over', async () => {
    setClockBack()
    const { ash } = await shiftIn('10-04T21:00', null)
    await lock()
    await locked(() => punches['the page'](ash))
  })

  test('ends with a lock that is made during the punch', async () => {
    const { ash } = await shiftIn('10-04T21:00', null)
    const held = await venue.lockPerson(ash.id)
    const punching = punches['the page'](ash)
    await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
    await lock()
    await held.release()
    expect((await punching).statusCode).toBe(200)
    expect(await entriesOf(ash)).toMatchObject([{ endTime: WEEK.endsAt }, { startTime: NOW }])
  })
})

test('a lock is of its festival only', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  await lockPeriod(venue, mara, { ...WEEK, festivalId: elsewhere.id })
  const { path } = await shiftIn('10-01T21:00', '10-02T01:00')
  expect((await mara.patch(path, { note: 'Rain' })).statusCode).toBe(200)
})

test('the lock watches every column of an entry but its planned place and what follows from others', async () => {
  const { rows } = await venue.db.$client.query<{ column: string }>(
    `select attname as column from pg_attribute join pg_trigger on tgrelid = attrelid
    where attrelid = 'time_entries'::regclass and tgname = 'time_entries_lock_update'
      and attnum > 0 and not attisdropped and not attnum = any(tgattr) order by 1`,
  )
  expect(rows.map(({ column }) => column)).toEqual(['hundredths', 'place_id', 'updated_at'])
})
