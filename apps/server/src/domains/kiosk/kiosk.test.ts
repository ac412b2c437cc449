import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { userPhotos, users } from '../../platform/database/schema.ts'

const venue = await openVenue()
const SECOND = 1_000

type Someone = { id: string }
const scan = async ({ id }: Someone, more: object = {}) =>
  (await venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(id), ...more })).json()
const entriesOf = async ({ id }: Someone) => {
  const { rows } = await venue.db.$client.query(
    'select position_name as name, start_time as start, end_time as end from time_entries where user_id = $1 order by id',
    [id],
  )
  return rows
}

/** A scan that is refused, in these words, and writes nothing. */
async function expectRefused(code: ErrorCode, refused: () => Promise<unknown>) {
  const before = await venue.everything()
  expect(await refused()).toEqual({ success: false, message: ERRORS[code].message })
  expect(await venue.everything()).toBe(before)
}

describe('a badge with one position', () => {
  test('clocks in, and out on the next scan', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const timesheetUser = { firstName: 'Ash', lastInitial: 'G', photo: null }
    const [start] = [venue.clock.now]
    const { timesheetId, ...came } = await scan(ash)
    expect(came).toEqual({ success: true, clockedIn: true, timesheetUser, positionName: 'Actor' })
    venue.wait(60 * SECOND)
    const left = { success: true, clockedOut: true, timesheetId, timesheetUser, positionName: 'Actor' }
    const ended = { ...left, startTime: start!.toISOString(), hours: 0.02 }
    expect(await scan(ash)).toEqual(ended)
    expect(await scan(ash)).toEqual(ended)
    expect(await entriesOf(ash)).toEqual([{ name: 'Actor', start, end: venue.clock.now }])
  })

  test('is read in capital letters too', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const badgeCode = badgeCodeOf(ash.id.toUpperCase())
    expect((await venue.visitor.post('/api/badgescan', { badgeCode })).json()).toMatchObject({
      clockedIn: true,
    })
  })

  test('ends a shift that was started on the timeclock page', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    venue.wait(60 * SECOND)
    expect(await scan(ash)).toMatchObject({ clockedOut: true })
  })
})

describe('a badge with two positions', () => {
  test('gets the position question, in order, and nothing is written yet', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const before = await venue.everything()
    expect(await scan(ash)).toEqual({
      success: true,
      upRecords: ash.positions.map(({ id, positionId }) => ({ id, positionId })),
      positions: [
        { id: ash.positions[0]!.positionId, name: 'Actor', event: { name: 'Actor event' } },
        { id: ash.positions[1]!.positionId, name: 'Usher', event: { name: 'Usher event' } },
      ],
      timesheetUser: { firstName: 'Ash', lastInitial: 'G', photo: null },
    })
    expect(await venue.everything()).toBe(before)
  })

  test('clocks in for the chosen position', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    expect(await scan(ash, { upId: ash.positions[1]!.id })).toMatchObject({ clockedIn: true })
    expect(await entriesOf(ash)).toMatchObject([{ name: 'Usher', end: null }])
  })

  test("is refused another person's position", async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor', 'Usher'), await venue.hire('Bo', 'Actor')]
    await expectRefused('positionNotAssigned', () => scan(ash, { upId: bo.positions[0]!.id }))
  })

  test('is not clocked out by a choice that was sent after clocking in elsewhere', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    await scan(ash)
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    venue.wait(20 * SECOND)
    await expectRefused('alreadyClockedIn', () => scan(ash, { upId: ash.positions[1]!.id }))
  })
})

test('a badge without a position is refused with the specified text', async () => {
  const ash = await venue.hire('Ash')
  await expectRefused('noPositionAssigned', () => scan(ash))
})

test('a badge with an entry that starts later is refused', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, '2030-01-01T17:00:00Z', '2030-01-01T22:00:00Z')
  await expectRefused('overlap', () => scan(ash))
})

describe('two scans within five seconds', () => {
  test('count once as a clock-in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const first = await scan(ash)
    venue.wait(5 * SECOND - 1)
    expect(await scan(ash)).toEqual(first)
    expect(await entriesOf(ash)).toMatchObject([{ end: null }])
    venue.wait(1)
    expect(await scan(ash)).toMatchObject({ clockedOut: true })
  })

  test('count once as a clock-out', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await scan(ash)
    venue.wait(60 * SECOND)
    const out = await scan(ash)
    venue.wait(5 * SECOND - 1)
    expect(await scan(ash)).toEqual(out)
    expect(await entriesOf(ash)).toHaveLength(1)
    venue.wait(1)
    expect(await scan(ash)).toMatchObject({ clockedIn: true })
  })

  test('count once when the second one is earlier (clock skew)', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const first = await scan(ash)
    venue.wait(-300)
    expect(await scan(ash)).toEqual(first)
    expect(await entriesOf(ash)).toHaveLength(1)
  })

  test('write one audit row', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { timesheetId } = await scan(ash)
    await scan(ash)
    const { rowCount } = await venue.db.$client.query('select 1 from audit_log where entity_id = $1', [
      String(timesheetId),
    ])
    expect(rowCount).toBe(1)
  })

  test('of two people count twice', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    expect(await scan(ash)).toMatchObject({ clockedIn: true })
    expect(await scan(bo)).toMatchObject({ clockedIn: true })
  })

  test('are told apart from an entry that a manager just added', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const mara = await venue.person('Mara', { accessLvl: 2 })
    await mara.post('/api/addTimeEntry', { userId: ash.id, upId: ash.positions[0]!.id })
    expect(await scan(ash)).toMatchObject({ clockedIn: true })
  })
})

describe('the response', () => {
  test('has no pay, no contact and no last name', async () => {
    const ash = await venue.person('Ash', {
      lastName: 'Hollowell',
      email: 'ash@example.com',
      phone: '845-555-0177',
      notes: 'late twice',
      paychexId: 'PX-9',
    })
    const held = [
      await venue.assign(ash.id, await venue.position('Actor'), 33.75),
      await venue.assign(ash.id, await venue.position('Bar', { isTipped: true }), 44.5),
    ]
    const answers = [await scan(ash), await scan(ash, { upId: held[1]!.id })]
    venue.wait(60 * SECOND)
    answers.push(await scan(ash))
    const { timesheetId } = answers[2]
    answers.push(await scan(ash, { timesheetId, cashTips: 1, creditTips: 2 }))
    expect(answers).toMatchObject([
      { positions: [{}, {}] },
      { clockedIn: true },
      { wasTipped: true },
      { clockedOut: true },
    ])
    const text = JSON.stringify(answers)
    for (const secret of [
      'Hollowell',
      'ash@example',
      '555-0177',
      'late twice',
      'PX-9',
      '33.75',
      '44.5',
      ash.username,
      ash.id,
    ])
      expect(text).not.toContain(secret)
  })

  test('has the photo embedded, and the new one after a change', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const show = async (version: string, picture: string) => {
      const jpeg = Buffer.from(picture)
      await venue.db
        .insert(userPhotos)
        .values({ userId: ash.id, jpeg })
        .onConflictDoUpdate({ target: userPhotos.userId, set: { jpeg } })
      await venue.db.update(users).set({ photoVersion: version }).where(eq(users.id, ash.id))
      return (await scan(ash)).timesheetUser.photo
    }
    const asUrl = (picture: string) => `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
    expect(await show('version-1', 'young')).toBe(asUrl('young'))
    expect(await show('version-2', 'old')).toBe(asUrl('old'))
  })

  test('has a whole code point as the initial', async () => {
    const ash = await venue.person('Ash', { lastName: '𝔊raves' })
    await venue.assign(ash.id, await venue.position('Actor'))
    expect((await scan(ash)).timesheetUser.lastInitial).toBe('𝔊')
  })
})
