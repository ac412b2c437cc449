import { randomUUID } from 'node:crypto'
import { ERRORS } from '@nightshift/shared/errors'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { idempotencyKeys, timeEntries, userPhotos, users } from '../../platform/database/schema.ts'
import { deleteExpired } from '../../platform/housekeeping.ts'

const venue = await openVenue()
const other = await secondServer(venue)
const SECOND = 1_000
const HOUR = 60 * 60 * SECOND

type Someone = { id: string }
const send = ({ id }: Someone, key: string, more: object = {}, app = venue.app) =>
  app.inject({
    method: 'POST',
    url: '/api/badgescan',
    headers: { 'idempotency-key': key },
    payload: { badgeCode: badgeCodeOf(id), ...more },
  })
const entriesOf = ({ id }: Someone) =>
  venue.db.select().from(timeEntries).where(eq(timeEntries.userId, id)).orderBy(timeEntries.id)
const bartender = async () => {
  const tess = await venue.person('Tess')
  await venue.assign(tess.id, await venue.position('Bar', { isTipped: true }))
  return tess
}

/** Sends a scan, lets something happen, retries: the answer is identical, and the retry writes nothing. */
async function expectSame(someone: Someone, more: object, meanwhile: () => unknown) {
  const key = randomUUID()
  const first = await send(someone, key, more)
  expect(first.statusCode).toBe(200)
  await meanwhile()
  const before = await venue.everything()
  expect((await send(someone, key, more)).json()).toEqual(first.json())
  expect(await venue.everything()).toBe(before)
  return first.json()
}

describe('a retry with the same idempotency key gets the first answer and writes nothing', () => {
  test('after a clock-in, when the badge is clocked in by now', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const answer = await expectSame(ash, {}, () => venue.wait(HOUR))
    expect(answer).toMatchObject({ clockedIn: true, timesheetUser: { firstName: 'Ash', lastInitial: 'G' } })
    expect(await entriesOf(ash)).toMatchObject([{ endTime: null }])
  })

  test('after a clock-out, when the badge is clocked out by now', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await send(ash, randomUUID())
    venue.wait(HOUR)
    expect(await expectSame(ash, {}, () => venue.wait(HOUR))).toMatchObject({ clockedOut: true })
    expect(await entriesOf(ash)).toHaveLength(1)
  })

  test('with the chosen position', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const upId = ash.positions[1]!.id
    expect(await expectSame(ash, { upId }, () => venue.wait(HOUR))).toMatchObject({ clockedIn: true })
  })

  test('with tips, which are stored once', async () => {
    const tess = await bartender()
    const { timesheetId } = (await send(tess, randomUUID())).json()
    venue.wait(HOUR)
    await send(tess, randomUUID())
    const tips = { timesheetId, cashTips: 20.25, creditTips: 5 }
    await expectSame(tess, tips, async () => {
      await venue.db.update(timeEntries).set({ cashTips: 30 }).where(eq(timeEntries.id, timesheetId))
      venue.wait(HOUR)
    })
    expect(await entriesOf(tess)).toMatchObject([{ cashTips: 30, creditTips: 5 }])
  })

  test('after the position question, when the person clocked in elsewhere meanwhile', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const answer = await expectSame(ash, {}, async () => {
      await ash.post('/api/clockin', String(ash.positions[0]!.id))
      venue.wait(HOUR)
    })
    expect(answer.positions).toHaveLength(2)
  })

  test('after the tips question', async () => {
    const tess = await bartender()
    await send(tess, randomUUID())
    venue.wait(HOUR)
    expect(await expectSame(tess, {}, () => venue.wait(SECOND))).toMatchObject({ wasTipped: true })
  })

  test('after a debounced scan', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await send(ash, randomUUID())
    expect(await expectSame(ash, {}, () => venue.wait(HOUR))).toMatchObject({ clockedIn: true })
    expect(await entriesOf(ash)).toMatchObject([{ endTime: null }])
  })

  test('when the person was deactivated since', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await expectSame(ash, {}, () =>
      venue.db.update(users).set({ isActive: false }).where(eq(users.id, ash.id)),
    )
  })

  test('with the photo, which is not stored again', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.db.insert(userPhotos).values({ userId: ash.id, jpeg: Buffer.from('a picture') })
    await venue.db.update(users).set({ photoVersion: randomUUID() }).where(eq(users.id, ash.id))
    const { timesheetUser } = await expectSame(ash, {}, () => venue.wait(HOUR))
    expect(timesheetUser.photo).toContain(Buffer.from('a picture').toString('base64'))
    const [stored] = await venue.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, ash.id))
    expect(JSON.stringify(stored?.answer)).not.toContain('image')
  })
})

describe('concurrent requests', () => {
  test('with one key at two servers make one punch and get one answer', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => venue.hire('Ash', 'Actor')))
    for (const ash of people) {
      const key = randomUUID()
      const replies = await Promise.all([
        send(ash, key),
        send(ash, key, {}, other),
        send(ash, key),
        send(ash, key, {}, other),
      ])
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
      expect(await entriesOf(ash)).toMatchObject([{ endTime: null }])
    }
  })

  test('overtaken by their own retry and a clock-out get the stored answer', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const key = randomUUID()
    // It reads before the key and the shift exist, and then waits for the row lock that we hold.
    const retry = await venue.lockPerson(ash.id)
    const overtaken = send(ash, key)
    await expect.poll(venue.lockWaits).toBe(1)
    const earlier = new Date(venue.clock.now.getTime() - HOUR)
    const entry = await venue.shift(ash.id, earlier.toISOString(), venue.clock.now.toISOString())
    await retry.query(
      `insert into idempotency_keys select $1, request, $2, $3, $4 from (select sha256($5) as request) as asked`,
      [
        key,
        ash.id,
        {
          success: true,
          clockedIn: true,
          timesheetId: entry.id,
          timesheetUser: { firstName: 'Ash', lastInitial: 'G' },
        },
        venue.clock.now,
        Buffer.from(JSON.stringify([badgeCodeOf(ash.id), null, null, null, null])),
      ],
    )
    await retry.release()
    expect((await overtaken).json()).toMatchObject({ clockedIn: true, timesheetId: entry.id })
    expect(await entriesOf(ash)).toHaveLength(1)
  })
})

describe('an idempotency key', () => {
  test('that was used for another request is refused, and nothing is written', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const key = randomUUID()
    await send(ash, key)
    const before = await venue.everything()
    for (const reply of [await send(bo, key), await send(ash, key, { upId: ash.positions[0]!.id })]) {
      expect(reply.statusCode).toBe(422)
      expect(reply.json().error).toMatchObject({ code: 'keyReused', message: ERRORS.keyReused.message })
    }
    expect(await venue.everything()).toBe(before)
  })

  test('that is no UUID is refused', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    expect((await send(ash, 'again')).statusCode).toBe(422)
    expect(await entriesOf(ash)).toEqual([])
  })

  test('of a refused scan is not stored: it counts once it fits', async () => {
    const ash = await venue.person('Ash')
    const key = randomUUID()
    const before = await venue.everything()
    const refused = { success: false, message: ERRORS.noPositionAssigned.message }
    expect((await send(ash, key)).json()).toEqual(refused)
    expect(await venue.everything()).toBe(before)
    await venue.assign(ash.id, await venue.position('Actor'))
    expect((await send(ash, key)).json()).toMatchObject({ clockedIn: true })
  })

  test('of an unknown badge is not stored', async () => {
    const before = await venue.everything()
    expect((await send({ id: randomUUID() }, randomUUID())).json()).toMatchObject({ success: false })
    expect(await venue.everything()).toBe(before)
  })

  test('is honoured for 90 days, then deleted by housekeeping', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const key = randomUUID()
    const { body } = await send(ash, key)
    venue.wait(90 * 24 * HOUR - 1)
    await deleteExpired(venue.db, venue.clock.now)
    expect((await send(ash, key)).body).toBe(body)
    venue.wait(1)
    await deleteExpired(venue.db, venue.clock.now)
    // A new scan by now, long after the shift began.
    expect((await send(ash, key)).json()).toMatchObject({ closedForgotten: true })
  })
})
