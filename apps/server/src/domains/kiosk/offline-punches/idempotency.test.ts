import { ERRORS } from '@nightshift/shared/errors'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { kioskPunches } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { enrolKiosk, readings, savedPunch } from './testing/saved-punches.ts'

const venue = await openVenue()
const other = await secondServer(venue)
const mara = await venue.person('Mara', { accessLvl: 2 })
const gate = await enrolKiosk(venue)
const { hoursAgo, punchOf, entriesOf, trailOf, decide } = readings(venue, mara)
const DAY = 24 * 3_600_000

/** The online attempt of a saved scan. */
const scan = ({ key, badgeCode }: KioskPunch, more: object = {}, app = venue.app) =>
  app.inject({
    method: 'POST',
    url: '/api/badgescan',
    headers: { 'idempotency-key': key },
    payload: { badgeCode, ...more },
  })
const deliverAt = (app: typeof other, ...payload: KioskPunch[]) =>
  app.inject({ method: 'POST', url: '/api/kiosk/punches', headers: { cookie: gate.cookie }, payload })

/** Somebody's scans that came with the key of another one. */
const reusedBy = ({ id }: { id: string }) =>
  venue.db
    .select()
    .from(kioskPunches)
    .where(and(eq(kioskPunches.userId, id), eq(kioskPunches.reviewReason, 'keyReused')))

describe('a punch whose online attempt', () => {
  test('was applied is repeated, and nothing is written', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 0)
    await scan(punch)
    const before = await venue.everything()
    expect(await gate.results(punch)).toEqual(['repeated'])
    expect(await venue.everything()).toBe(before)
  })

  test('asked a question is applied, and a late retry of it gets the punch', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const punch = savedPunch(venue, ash, 'in', 0, { upId: ash.positions[1]!.id })
    expect((await scan(punch)).json().positions).toHaveLength(2)
    expect(await gate.results(punch)).toEqual(['accepted'])
    const [entry] = await entriesOf(ash)
    const timesheetUser = { firstName: 'Ash', lastInitial: 'G', photo: null }
    const answer = { success: true, clockedIn: true, timesheetId: entry!.id, timesheetUser }
    expect((await scan(punch)).json()).toEqual(answer)
    expect(await entriesOf(ash)).toHaveLength(1)
  })

  test('was refused is applied once it fits', async () => {
    const ash = await venue.person('Ash')
    const punch = savedPunch(venue, ash, 'in', 0)
    expect((await scan(punch)).json()).toMatchObject({ success: false })
    await venue.assign(ash.id, await venue.position('Actor'))
    expect(await gate.results(punch)).toEqual(['accepted'])
  })

  test('was applied to a person of another festival is repeated', async () => {
    const { id: festivalId } = await venue.festival('Elsewhere')
    const ash = await venue.person('Ash', { festivalId })
    await venue.assign(ash.id, await venue.position('Actor', { festivalId }))
    const punch = savedPunch(venue, ash, 'in', 0)
    await scan(punch)
    expect(await gate.results(punch)).toEqual(['repeated'])
  })

  test("has the key of another person's punch goes to review", async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const punch = savedPunch(venue, ash, 'in', 0)
    await scan(savedPunch(venue, bo, 'in', 0, { key: punch.key }))
    expect(await gate.results(punch)).toEqual(['review'])
    expect(await reusedBy(ash)).toMatchObject([{ userId: ash.id }])
    expect(await entriesOf(ash)).toEqual([])
  })

  test('was applied more than 10 minutes away goes to review', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 1 / 6)
    await scan(punch)
    const other = savedPunch(venue, ash, 'in', 1 / 6 + 1 / 3600, { key: punch.key })
    expect(await gate.results(other)).toEqual(['review'])
    expect(await gate.results(punch)).toEqual(['repeated'])
    expect(await reusedBy(ash)).toMatchObject([{ at: new Date(other.at) }])
    expect(await entriesOf(ash)).toHaveLength(1)
  })
})

describe('a delivered key', () => {
  const another: [string, (punch: KioskPunch, bo: { id: string }) => Partial<KioskPunch>][] = [
    ['badge', (_, bo) => ({ badgeCode: badgeCodeOf(bo.id) })],
    ['direction', () => ({ direction: 'out' })],
    ['instant', ({ at }) => ({ at: new Date(Date.parse(at) + 1).toISOString() })],
  ]
  test.each(another)('with another %s goes to review under a key of its own, once', async (_, changesOf) => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const punch = savedPunch(venue, ash, 'in', 3)
    expect(await gate.results(punch)).toEqual(['accepted'])
    const reused = { ...punch, ...changesOf(punch, bo) }
    const reply = await gate.deliver(reused)
    expect(reply.json()).toEqual([{ key: punch.key, result: 'review' }])
    const before = await venue.everything()
    expect(await gate.results(punch, reused)).toEqual(['repeated', 'repeated'])
    expect(await venue.everything()).toBe(before)
    const holder = reused.badgeCode === punch.badgeCode ? ash : bo
    const [stored, ...more] = await reusedBy(holder)
    expect([stored, more]).toMatchObject([
      { at: new Date(reused.at), direction: reused.direction, decision: null },
      [],
    ])
    expect(await entriesOf(bo)).toEqual([])
    expect(await entriesOf(ash)).toMatchObject([{ startTime: hoursAgo(3), endTime: null }])
    expect((await decide(stored!, { discard: 'A repetition' })).statusCode).toBe(204)
  })

  test('of an erased person is repeated, although its badge is forgotten', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 3)
    await gate.results(punch)
    await venue.db.update(kioskPunches).set({ badgeCode: '' }).where(eq(kioskPunches.key, punch.key))
    expect(await gate.results(punch)).toEqual(['repeated'])
  })
})

describe('the online request of a delivered punch punches nothing', () => {
  test('when the punch was applied, whatever its body', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 2)
    await gate.results(punch)
    const [{ id: timesheetId } = { id: 0 }] = await entriesOf(ash)
    const before = await venue.everything()
    for (const more of [{}, { upId: ash.positions[0]!.id }]) {
      expect((await scan(punch, more)).json()).toMatchObject({ success: true, clockedIn: true, timesheetId })
    }
    expect(await venue.everything()).toBe(before)
  })

  test('when the punch is in review', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 2, { clockJumped: true })
    await gate.results(punch)
    const { message } = ERRORS.savedForReview
    expect((await scan(punch)).json()).toEqual({ success: false, message })
    expect(await entriesOf(ash)).toEqual([])
  })

  test('and with another badge the key is refused', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const punch = savedPunch(venue, ash, 'in', 2)
    await gate.results(punch)
    await expectRefusal(venue, 'keyReused', () => scan({ ...punch, badgeCode: badgeCodeOf(bo.id) }))
  })
})

describe('concurrently', () => {
  test('two tabs and two processes that deliver the same punches apply each once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => venue.hire('Ash', 'Actor')))
    const punches = people.flatMap((ash) => [
      savedPunch(venue, ash, 'in', 5),
      savedPunch(venue, ash, 'out', 1),
    ])
    const replies = await Promise.all(
      [venue.app, other, venue.app, other].map((app) => deliverAt(app, ...punches)),
    )
    const results = replies.flatMap((reply) => reply.json() as { key: string; result: string }[])
    for (const { key } of punches) {
      const said = results.filter((one) => one.key === key).map(({ result }) => result)
      expect(said.sort()).toEqual(['accepted', 'repeated', 'repeated', 'repeated'])
    }
    for (const ash of people) {
      const [entry, ...more] = await entriesOf(ash)
      expect([entry, more]).toMatchObject([{ startTime: hoursAgo(5), endTime: hoursAgo(1) }, []])
      expect(await trailOf(entry!.id)).toHaveLength(2)
    }
  })

  test('an unknown badge is delivered once', async () => {
    const punch = savedPunch(venue, { id: crypto.randomUUID() }, 'in', 1)
    const replies = await Promise.all([
      deliverAt(venue.app, punch),
      deliverAt(other, punch),
      deliverAt(other, punch),
    ])
    expect(replies.map((reply) => reply.json()[0].result).sort()).toEqual(['repeated', 'repeated', 'review'])
  })

  test.each(['in', 'out'] as const)(
    'the online request of the same scan counts once: %s',
    async (direction) => {
      for (let round = 0; round < 8; round++) {
        const ash = await venue.hire('Ash', 'Actor')
        if (direction === 'out') await venue.shift(ash.id, hoursAgo(3).toISOString(), null)
        const punch = savedPunch(venue, ash, direction, 0)
        const replies = await Promise.all([
          deliverAt(other, punch),
          scan(punch),
          deliverAt(venue.app, punch),
          scan(punch, {}, other),
        ])
        expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
        const clocked = { success: true, [direction === 'in' ? 'clockedIn' : 'clockedOut']: true }
        expect([replies[1]!.json(), replies[3]!.json()]).toMatchObject([clocked, clocked])
        const entries = await entriesOf(ash)
        expect(entries).toHaveLength(1)
        expect(entries[0]!.endTime === null).toBe(direction === 'in')
        expect(await trailOf(entries[0]!.id)).toHaveLength(1)
      }
    },
  )

  test('clock-outs of two kiosks and a manager end a shift once', async () => {
    for (let round = 0; round < 8; round++) {
      const ash = await venue.hire('Ash', 'Actor')
      const { id } = await venue.shift(ash.id, hoursAgo(5).toISOString(), null)
      const punches = [savedPunch(venue, ash, 'out', 2), savedPunch(venue, ash, 'out', 1)]
      const [, ...replies] = await Promise.all([
        mara.post('/api/timeclock/clockout', { ids: [id] }),
        deliverAt(venue.app, punches[0]!),
        deliverAt(other, punches[1]!),
      ])
      const results = replies.map((reply) => reply.json()[0].result as string)
      const ends = (await trailOf(id)).map(({ action }) => action)
      expect(ends).toHaveLength(1)
      expect(results.filter((result) => result === 'accepted')).toHaveLength(ends[0] === 'clockOut' ? 0 : 1)
    }
  })

  test('an online request that waits for the person finds the key taken', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punch = savedPunch(venue, ash, 'in', 2, { clockJumped: true })
    const lock = await venue.lockPerson(ash.id)
    const delivery = gate.results(punch)
    await expect.poll(venue.lockWaits).toBe(1)
    const online = scan(punch, {}, other)
    await expect.poll(venue.lockWaits).toBe(2)
    await lock.release()
    const [[result], reply] = [await delivery, (await online).json()]
    // Whoever got the lock first: the scan counts in one place only.
    expect([`${result} ${reply.success}`, await entriesOf(ash)]).toMatchObject(
      result === 'review' ? ['review false', []] : ['repeated true', [{ endTime: null }]],
    )
  })
})

describe('after 90 days housekeeping deletes', () => {
  const keys = async ({ key }: KioskPunch) => {
    const { rows } = await venue.db.$client.query('select 1 from idempotency_keys where key = $1', [key])
    return rows.length
  }

  test('applied and decided punches with their keys, never one that needs a decision', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const [applied, discarded, waiting] = [
      savedPunch(venue, ash, 'in', 5),
      savedPunch(venue, ash, 'in', 4),
      savedPunch(venue, ash, 'in', 3),
    ]
    await gate.results(applied, discarded, waiting)
    expect((await decide(discarded, { discard: 'Scanned twice' })).statusCode).toBe(204)
    venue.wait(90 * DAY - 1)
    await deleteExpired(venue.db, venue.clock.now)
    expect(await punchOf(applied)).toBeDefined()
    expect(await keys(applied)).toBe(1)
    venue.wait(1)
    await deleteExpired(venue.db, venue.clock.now)
    expect([await punchOf(applied), await punchOf(discarded)]).toEqual([undefined, undefined])
    expect(await keys(applied)).toBe(0)
    expect(await punchOf(waiting)).toMatchObject({ reviewReason: 'alreadyIn' })
    // What comes again so late is too old to be applied.
    expect(await gate.results(applied, waiting)).toEqual(['review', 'repeated'])
  })
})
