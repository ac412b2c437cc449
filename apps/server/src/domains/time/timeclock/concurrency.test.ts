import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { connect } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { scanBadge } from '../../kiosk/kiosk.service.ts'
import { clockIn, clockOut } from './timeclock.service.ts'
import { editEntry } from './timesheets.service.ts'

const venue = await openVenue()
const AT_ONCE = 20
const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** How often each answer was given. */
function tally(answers: (string | number)[]) {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

describe('twenty concurrent calls', () => {
  test('clock one person in once', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const replies = await times(AT_ONCE, () => ash.post('/api/clockin', String(ash.positions[0]!.id)))
    expect(tally(replies.map((reply) => reply.json().error?.code ?? 'ok'))).toEqual({
      ok: 1,
      alreadyClockedIn: AT_ONCE - 1,
    })
  })

  test('clock one person out once', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    venue.wait(60_000)
    const replies = await times(AT_ONCE, () => ash.post('/api/clockout'))
    expect(tally(replies.map((reply) => reply.json().error?.code ?? 'ok'))).toEqual({
      ok: 1,
      notClockedIn: AT_ONCE - 1,
    })
  })

  test('of one badge all get the same answer, in and out', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const scan = () => venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
    const came = await times(AT_ONCE, scan)
    expect(came[0]!.json()).toMatchObject({ success: true, clockedIn: true })
    expect(new Set(came.map(({ body }) => body)).size).toBe(1)
    venue.wait(60_000)
    const went = await times(AT_ONCE, scan)
    expect(went[0]!.json()).toMatchObject({ success: true, clockedOut: true })
    expect(new Set(went.map(({ body }) => body)).size).toBe(1)
    expect((await ash.get('/api/timeclock/me')).json()).toHaveLength(1)
  })

  test('that edit the same version: one is saved, the others get a conflict', async () => {
    const [mara, ash] = [await venue.person('Mara', { accessLvl: 2 }), await venue.hire('Ash', 'Actor')]
    const { id } = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    const read = async (): Promise<TimeEntry> =>
      (await mara.get('/api/timeclock', { filter: { where: { id } } })).json()[0]
    const { updatedAt } = await read()
    const replies = await times(AT_ONCE, (n) =>
      mara.patch(`/api/timeclock/${id}`, { note: `${n}`, updatedAt }),
    )
    const saved = replies.findIndex(({ statusCode }) => statusCode === 200)
    expect(tally(replies.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 409: AT_ONCE - 1 })
    expect((await read()).note).toBe(`${saved}`)
  })
})

describe('in two hundred rounds, of which npm test runs a tenth', { timeout: 60_000 }, () => {
  const db = connect(venue.url, { max: 20 })
  const ROUNDS = rounds(200)
  const PLAYERS = 8
  const RIVALS = 5
  let crew: Awaited<ReturnType<typeof venue.hire>>[]

  beforeAll(async () => {
    crew = await times(PLAYERS, () => venue.hire('Ash', 'Actor'))
    return () => db.$client.end()
  })

  /** The name of the failure; what is no named failure fails the test. */
  const named = (error: unknown) => {
    if (error instanceof AppError) return error.code
    throw error
  }

  const stillConsistent = async () => {
    const { rows } = await db.$client.query(
      `select user_id from time_entries where end_time is null and deleted_at is null group by 1 having count(*) > 1`,
    )
    expect(rows).toEqual([])
  }

  test('nobody is ever clocked in twice or out twice', async () => {
    for (let round = 0; round < ROUNDS / PLAYERS; round += 1) {
      await times(PLAYERS, async (player) => {
        const { id, positions } = crew[player]!
        const { now } = venue.clock
        const caller = { id, accessLvl: 0, festivalId: venue.home.id, now }
        const ins = await times(RIVALS, () => clockIn(db, caller, positions[0]!.id).then(() => 'ok', named))
        expect(tally(ins)).toEqual({ ok: 1, alreadyClockedIn: RIVALS - 1 })
        const later = { ...caller, now: new Date(now.getTime() + 60_000) }
        const outs = await times(RIVALS, () => clockOut(db, later, {}).then(() => 'ok', named))
        expect(tally(outs)).toEqual({ ok: 1, notClockedIn: RIVALS - 1 })
      })
      venue.wait(120_000)
    }
    await stillConsistent()
  })

  test('no scan is lost and none counts twice', async () => {
    for (let round = 0; round < ROUNDS / PLAYERS; round += 1) {
      await times(PLAYERS, async (player) => {
        const badgeCode = badgeCodeOf(crew[player]!.id)
        for (const [what, after] of [
          ['clockedIn', 0],
          ['clockedOut', 60_000],
        ] as const) {
          const now = new Date(venue.clock.now.getTime() + after)
          // The clock is read before the database is asked, so readings and writings may cross.
          const outcomes = await times(RIVALS, (n) => {
            const sent = { now: new Date(now.getTime() - n), findKiosk: async () => undefined }
            return scanBadge(db, { badgeCode }, sent)
          })
          for (const { answer } of outcomes) expect(answer).toMatchObject({ success: true, [what]: true })
          expect(outcomes.filter(({ punched }) => punched)).toHaveLength(1)
        }
      })
      venue.wait(120_000)
    }
    await stillConsistent()
  })

  test('of edits with the same version one is saved', async () => {
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const caller = { id: mara.id, accessLvl: 2, festivalId: venue.home.id, now: venue.clock.now }
    await times(PLAYERS, async (player) => {
      const shift = await venue.shift(crew[player]!.id, '2024-08-01T21:00:00Z', '2024-08-02T05:00:00Z')
      let { id, updatedAt } = shift
      for (let round = 0; round < ROUNDS / PLAYERS; round += 1) {
        const version = updatedAt.toISOString()
        const outcomes = await times(RIVALS, (n) =>
          editEntry(db, caller, id, { note: `${round} ${n}`, updatedAt: version }).then((after) => {
            updatedAt = after.updatedAt
            return 'ok'
          }, named),
        )
        expect(tally(outcomes)).toEqual({ ok: 1, changedMeanwhile: RIVALS - 1 })
      }
    })
  })

  test('of edits that move two shifts onto each other one is refused, without a deadlock', async () => {
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const caller = { id: mara.id, accessLvl: 2, festivalId: venue.home.id, now: venue.clock.now }
    await times(PLAYERS, async (player) => {
      for (let round = 0; round < ROUNDS / PLAYERS; round += 1) {
        const day = (hour: number) => new Date(Date.UTC(2023, 0, 1 + round, hour)).toISOString()
        const shifts = [
          await venue.shift(crew[player]!.id, day(0), day(4), {
            positionId: crew[player]!.positions[0]!.positionId,
          }),
          await venue.shift(crew[player]!.id, day(12), day(16), {
            positionId: crew[player]!.positions[0]!.positionId,
          }),
        ]
        const outcomes = await Promise.all(
          shifts.map(({ id }, n) =>
            editEntry(db, caller, id, n ? { startTime: day(6) } : { endTime: day(8) }).then(
              () => 'ok',
              named,
            ),
          ),
        )
        expect(tally(outcomes)).toEqual({ ok: 1, overlap: 1 })
      }
    })
  })
})

test('a clock-out and an edit of the same shift both happen', async () => {
  const [mara, ash] = [await venue.person('Mara', { accessLvl: 2 }), await venue.person('Ash')]
  const held = await venue.assign(ash.id, await venue.position('Bartender', { isTipped: true }))
  const { id } = (await ash.post('/api/clockin', String(held.id))).json()
  venue.wait(60_000)
  const [out, edit] = await Promise.all([
    ash.post('/api/clockout', { cashTips: 5 }),
    mara.patch(`/api/timeclock/${id}`, { note: 'Rain' }),
  ])
  expect([out.statusCode, edit.statusCode]).toEqual([200, 200])
  expect((await ash.get('/api/timeclock/me')).json()).toMatchObject([
    { note: 'Rain', cashTips: 5, endTime: venue.clock.now.toISOString() },
  ])
})

test("changes to one person's shifts are serialized", async () => {
  const [mara, ash] = [await venue.person('Mara', { accessLvl: 2 }), await venue.hire('Ash', 'Actor')]
  const { id } = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
  const punch = await venue.lockPerson(ash.id)
  let saved = false
  const edit = mara.patch(`/api/timeclock/${id}`, { note: 'Rain' }).finally(() => {
    saved = true
  })
  await expect.poll(venue.lockWaits).toBeGreaterThan(0)
  expect(saved).toBe(false)
  await punch.release()
  expect((await edit).statusCode).toBe(200)
})
