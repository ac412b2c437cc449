import { randomUUID } from 'node:crypto'
import {
  type Proposal,
  PUNCH_REVIEW_REASONS,
  type PunchReviewReason,
} from '@nightshift/shared/kiosk/offline-punches/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { badges, kioskPunches, kiosks, userPositions, users } from '../../../platform/database/schema.ts'
import { lockPeriod } from '../../payroll/pay-periods/testing/lock-period.ts'
import { enrolKiosk, readings, savedPunch } from './testing/saved-punches.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const gate = await enrolKiosk(venue)
const { hoursAgo, itemOf, punchOf, entriesOf, trailOf, decide } = readings(venue, mara)
// No other test has punches of these hours.
await lockPeriod(venue, mara, { startsAt: hoursAgo(24.5), endsAt: hoursAgo(23.5) })
const bartender = async () => {
  const tess = await venue.person('Tess')
  await venue.assign(tess.id, await venue.position('Bar', { isTipped: true }))
  return tess
}

describe('a saved punch is applied at its own instant', () => {
  test('in and out, with an audit row of the time of receipt', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const [came, went] = [savedPunch(venue, ash, 'in', 5), savedPunch(venue, ash, 'out', 1)]
    expect(await gate.results(came, went)).toEqual(['accepted', 'accepted'])
    const [entry] = await entriesOf(ash)
    expect(entry).toMatchObject({
      startTime: hoursAgo(5),
      endTime: hoursAgo(1),
      positionName: 'Actor',
      payrate: 15.25,
      needsReview: null,
    })
    const row = { at: venue.clock.now, actorId: null, entity: 'timeEntry', festivalId: venue.home.id }
    expect(await trailOf(entry!.id)).toMatchObject([
      { ...row, action: 'clockInOffline', before: null, after: { userId: ash.id, endTime: null } },
      {
        ...row,
        action: 'clockOutOffline',
        before: { endTime: null },
        after: { endTime: hoursAgo(1).toISOString() },
      },
    ])
    const stored = { userId: ash.id, reviewReason: null, timeEntryId: entry!.id, receivedAt: venue.clock.now }
    expect([await punchOf(came), await punchOf(went)]).toMatchObject([stored, stored])
  })

  test('in the order of their sequence numbers', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const [came, went] = [savedPunch(venue, ash, 'in', 5), savedPunch(venue, ash, 'out', 1)]
    expect(await gate.results(went, came)).toEqual(['accepted', 'accepted'])
    expect(await entriesOf(ash)).toMatchObject([{ startTime: hoursAgo(5), endTime: hoursAgo(1) }])
  })

  test('in the position that was chosen', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const upId = ash.positions[1]!.id
    expect(await gate.results(savedPunch(venue, ash, 'in', 5, { upId }))).toEqual(['accepted'])
    expect(await entriesOf(ash)).toMatchObject([{ positionName: 'Usher' }])
  })

  test('with tips', async () => {
    const tess = await bartender()
    const tips = { cashTips: 20.25, creditTips: 5 }
    await gate.results(savedPunch(venue, tess, 'in', 5), savedPunch(venue, tess, 'out', 1, tips))
    expect(await entriesOf(tess)).toMatchObject([{ ...tips, needsReview: null }])
  })

  test('without tips that nobody was asked for, which is marked', async () => {
    const tess = await bartender()
    await gate.results(savedPunch(venue, tess, 'in', 5), savedPunch(venue, tess, 'out', 1))
    expect(await entriesOf(tess)).toMatchObject([{ cashTips: 0, needsReview: 'tipsMissing' }])
  })

  test('and closes a shift that was forgotten by then', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const old = await venue.shift(ash.id, hoursAgo(29).toISOString(), null)
    expect(await gate.results(savedPunch(venue, ash, 'in', 5))).toEqual(['accepted'])
    const [closed, opened] = await entriesOf(ash)
    expect(closed).toMatchObject({ id: old.id, needsReview: 'forgotten' })
    expect(closed!.endTime!.getTime()).toBeLessThanOrEqual(hoursAgo(5).getTime())
    expect(opened).toMatchObject({ startTime: hoursAgo(5), endTime: null })
    expect(await trailOf(old.id)).toMatchObject([{ action: 'closeForgotten', before: { endTime: null } }])
  })
})

describe('a saved punch that does not fit goes to review and changes nothing', () => {
  type Staged = { ash: { id: string }; punch: ReturnType<typeof savedPunch>; unknown?: true }
  const stage: Record<PunchReviewReason, () => Promise<Staged>> = {
    alreadyIn: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.shift(ash.id, hoursAgo(2).toISOString(), null)
      return { ash, punch: savedPunch(venue, ash, 'in', 5) }
    },
    notIn: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'out', 1) }
    },
    closedMeanwhile: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.shift(ash.id, hoursAgo(6).toISOString(), hoursAgo(2).toISOString())
      return { ash, punch: savedPunch(venue, ash, 'out', 1) }
    },
    overlap: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.shift(ash.id, hoursAgo(3).toISOString(), hoursAgo(2).toISOString())
      return { ash, punch: savedPunch(venue, ash, 'in', 5) }
    },
    unknownBadge: async () => {
      const { id: festivalId } = await venue.festival('Elsewhere')
      const ash = await venue.person('Ash', { festivalId })
      await venue.assign(ash.id, await venue.position('Actor', { festivalId }))
      return { ash, punch: savedPunch(venue, ash, 'in', 1), unknown: true }
    },
    badgeReplaced: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.db
        .update(badges)
        .set({ replacedAt: hoursAgo(0.5) })
        .where(eq(badges.id, ash.id))
      return { ash, punch: savedPunch(venue, ash, 'in', 1) }
    },
    inactive: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
      return { ash, punch: savedPunch(venue, ash, 'in', 1) }
    },
    positionGone: async () => {
      const ash = await venue.hire('Ash', 'Actor', 'Usher')
      const upId = ash.positions[1]!.id
      await venue.db.delete(userPositions).where(eq(userPositions.id, upId))
      return { ash, punch: savedPunch(venue, ash, 'in', 1, { upId }) }
    },
    tipsNotTaken: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.shift(ash.id, hoursAgo(5).toISOString(), null)
      return { ash, punch: savedPunch(venue, ash, 'out', 1, { cashTips: 5, creditTips: 0 }) }
    },
    tooOld: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'in', 24 * 7 + 0.1) }
    },
    inFuture: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'in', -0.1) }
    },
    clockJumped: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'in', 1, { clockJumped: true }) }
    },
    kioskRevoked: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'in', 1) }
    },
    appliedDifferently: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      const punch = savedPunch(venue, ash, 'out', 0)
      await venue.visitor
        .with({ 'idempotency-key': punch.key })
        .post('/api/badgescan', { badgeCode: punch.badgeCode })
      return { ash, punch }
    },
    unanswered: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      return { ash, punch: savedPunch(venue, ash, 'in', 1, { unanswered: true }) }
    },
    keyReused: async () => {
      const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
      const first = savedPunch(venue, bo, 'in', 2)
      await gate.results(first)
      return { ash, punch: savedPunch(venue, ash, 'in', 1, { key: first.key }) }
    },
    periodLocked: async () => {
      const ash = await venue.hire('Ash', 'Actor')
      await venue.shift(ash.id, hoursAgo(26).toISOString(), null)
      return { ash, punch: savedPunch(venue, ash, 'out', 24) }
    },
  }

  /** What a manager can do with each, besides discarding it. */
  const offered: Record<PunchReviewReason, Proposal['kind'][]> = {
    alreadyIn: ['moveStart'],
    notIn: [],
    closedMeanwhile: ['moveEnd'],
    overlap: [],
    unknownBadge: [],
    badgeReplaced: ['clockIn'],
    inactive: [],
    positionGone: ['clockIn'],
    tipsNotTaken: ['clockOut'],
    tooOld: ['clockIn'],
    inFuture: [],
    clockJumped: ['clockIn'],
    kioskRevoked: ['clockIn'],
    appliedDifferently: ['clockOut'],
    keyReused: ['clockIn'],
    unanswered: ['clockIn'],
    periodLocked: ['clockOut'],
  }

  test.each(PUNCH_REVIEW_REASONS)('%s', async (reason) => {
    const { ash, punch, unknown } = await stage[reason]()
    const kiosk = reason === 'kioskRevoked' ? await enrolKiosk(venue, { revokedAt: hoursAgo(0) }) : gate
    const before = await entriesOf(ash)
    expect(await kiosk.results(punch)).toEqual(['review'])
    expect(await entriesOf(ash)).toEqual(before)
    const stored = {
      reviewReason: reason,
      timeEntryId: null,
      decision: null,
      userId: unknown ? null : ash.id,
    }
    const { badgeCode } = punch
    // By the badge, because a scan with the key of another one gets its own.
    const [waiting] = await venue.db.select().from(kioskPunches).where(eq(kioskPunches.badgeCode, badgeCode))
    expect(waiting).toMatchObject(stored)
    expect(await itemOf(waiting!)).toMatchObject({
      reason,
      proposals: offered[reason].map((kind) => ({ kind })),
    })
    expect(await kiosk.results(punch)).toEqual(['repeated'])
  })

  test('an unknown or malformed badge', async () => {
    const [unknown, malformed] = [
      savedPunch(venue, { id: randomUUID() }, 'in', 1),
      savedPunch(venue, { id: '' }, 'in', 1, { badgeCode: 'boo' }),
    ]
    expect(await gate.results(unknown, malformed)).toEqual(['review', 'review'])
    const stored = { reviewReason: 'unknownBadge', userId: null }
    expect([await punchOf(unknown), await punchOf(malformed)]).toMatchObject([stored, stored])
  })

  test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'an instant as far away as %s',
    async (at) => {
      const ash = await venue.hire('Ash', 'Actor')
      const punch = savedPunch(venue, ash, 'in', 0, { at })
      expect(await gate.results(punch)).toEqual(['review'])
      const item = await itemOf(punch)
      expect(item?.at && new Date(item.at)).toEqual(new Date(at))
      expect((await decide(punch, { discard: 'No clock' })).statusCode).toBe(204)
    },
  )

  test('and does not keep back the punches behind it', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const punches = [savedPunch(venue, ash, 'out', 3), savedPunch(venue, bo, 'in', 2)]
    expect(await gate.results(...punches)).toEqual(['review', 'accepted'])
  })

  test('also when only the database knows that it does not fit', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    // Stands for a rule that the code does not know: any refusal of a constraint.
    await venue.db.$client.query(`alter table time_entries add constraint odd check (position_name <> 'Odd')`)
    const odd = await venue.hire('Odd', 'Odd')
    const [bad, good] = [savedPunch(venue, odd, 'in', 1), savedPunch(venue, ash, 'in', 1)]
    expect(await gate.results(bad, good)).toEqual(['review', 'accepted'])
    await venue.db.$client.query('alter table time_entries drop constraint odd')
    expect(await punchOf(bad)).toMatchObject({ reviewReason: 'overlap', userId: odd.id })
  })
})

describe('a delivery', () => {
  test('of a device without a token is refused', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const punches = [savedPunch(venue, ash, 'in', 1)]
    await expectRefusal(venue, 'kioskNotEnrolled', () => venue.visitor.post('/api/kiosk/punches', punches))
    await expectRefusal(venue, 'kioskNotEnrolled', () =>
      venue.visitor.with({ cookie: 'FM_KIOSK=guessed' }).post('/api/kiosk/punches', punches),
    )
  })

  test('is announced', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const announced: unknown[] = []
    const stop = venue.app.live.subscribe((event) => announced.push(event))
    await gate.results(savedPunch(venue, ash, 'in', 1), savedPunch(venue, ash, 'in', 0.5))
    const festivalId = venue.home.id
    await expect
      .poll(() => announced)
      .toEqual(
        expect.arrayContaining([
          { kind: 'punch', festivalId, userId: ash.id },
          { kind: 'attention', festivalId },
        ]),
      )
    stop()
  })

  test('that fails in the middle keeps what was applied, and its retry does the rest', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const punches = [savedPunch(venue, ash, 'in', 2), savedPunch(venue, bo, 'in', 1)]
    const lock = await venue.lockPerson(bo.id)
    const first = gate.deliver(...punches)
    await expect.poll(venue.lockWaits).toBe(1)
    const { rows } = await venue.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
    expect((await first).json().error.code).toBe('busy')
    await lock.release()
    expect(await gate.results(...punches)).toEqual(['repeated', 'accepted'])
    expect([await entriesOf(ash), await entriesOf(bo)]).toMatchObject([[{}], [{}]])
  })
})

test('a kiosk that is revoked while its delivery runs applies nothing any more', async () => {
  const kiosk = await enrolKiosk(venue)
  const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
  const lock = await venue.lockPerson(ash.id)
  const delivery = kiosk.results(savedPunch(venue, ash, 'in', 2), savedPunch(venue, bo, 'in', 1))
  await expect.poll(venue.lockWaits).toBe(1)
  await venue.db.update(kiosks).set({ revokedAt: venue.clock.now }).where(eq(kiosks.id, kiosk.id))
  await lock.release()
  expect(await delivery).toEqual(['review', 'review'])
  expect([await entriesOf(ash), await entriesOf(bo)]).toEqual([[], []])
})

test('a revoked kiosk waits while 1,000 of its punches need a decision', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const punch = savedPunch(venue, ash, 'in', 1)
  const fill = async ({ id, festivalId }: typeof gate) => {
    await venue.db.$client.query(
      `insert into kiosk_punches (key, festival_id, kiosk_id, seq, badge_code, direction, at, received_at, review_reason)
      select gen_random_uuid(), $2, $1, seq, '', 'in', $3, $3, 'kioskRevoked' from generate_series(1, 1000) seq`,
      [id, festivalId, venue.clock.now],
    )
  }
  const lost = await enrolKiosk(venue, { revokedAt: hoursAgo(0) })
  await fill(lost)
  expect((await lost.deliver(punch)).statusCode).toBe(429)
  expect(await punchOf(punch)).toBeUndefined()
  await venue.db.delete(kioskPunches).where(and(eq(kioskPunches.kioskId, lost.id), eq(kioskPunches.seq, 1)))
  expect(await lost.results(punch)).toEqual(['review'])

  const inUse = await enrolKiosk(venue)
  await fill(inUse)
  expect(await inUse.results(savedPunch(venue, ash, 'in', 1))).toEqual(['accepted'])
})

test('a person who clocked in with a new badge is found by it', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await venue.db
    .update(badges)
    .set({ replacedAt: hoursAgo(5) })
    .where(eq(badges.id, ash.id))
  const id = randomUUID()
  await venue.db
    .insert(badges)
    .values({ id, userId: ash.id, serial: 2, issuedAt: hoursAgo(5), issuedBy: mara.id })
  expect(await gate.results(savedPunch(venue, { id }, 'in', 1))).toEqual(['accepted'])
  expect(await entriesOf(ash)).toHaveLength(1)
})

test('up to 5 seconds in the future count as now', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  expect(await gate.results(savedPunch(venue, ash, 'in', -5 / 3600))).toEqual(['accepted'])
  expect(await entriesOf(ash)).toMatchObject([{ startTime: venue.clock.now }])
})
