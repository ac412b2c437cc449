import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  applications,
  auditLog,
  festivals,
  positions,
  seasons,
  timeEntries,
  userPositions,
} from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { findSeasons } from '../seasons.queries.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const NEXT = { ...DEFAULT_SEASON, opensAt: '2025-09-12T23:00:00.000Z', extraNights: ['2025-11-01'] }
const OFF = { enableHome: false, enableTodos: false, enableApps: false }

async function stage({ closed = true } = {}) {
  const festival = await venue.festival('Dreadmoor', { enableHome: true, enableTodos: true })
  const closedAt = closed ? venue.clock.now : null
  await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, festival.seasonId))
  const address = `/api/festivals/${festival.id}/seasons`
  return {
    festival,
    propose: async () => (await ada.get(`${address}/next`)).json(),
    open: (more: object = {}) => ada.post(address, { calendar: NEXT, raisePercent: 0, ...OFF, ...more }),
    trail: (entity: 'season' | 'position' | 'userPosition' | 'festival', action: string) =>
      venue.db
        .select()
        .from(auditLog)
        .where(
          and(eq(auditLog.festivalId, festival.id), eq(auditLog.entity, entity), eq(auditLog.action, action)),
        )
        .orderBy(auditLog.id),
  }
}

describe('the proposal', () => {
  test('is the same weekends a year later, with every rate and the switches', async () => {
    const { festival, propose } = await stage()
    const actor = await venue.position('Actor', { festivalId: festival.id, defaultPayRate: 15 })
    for (const [name, payrate] of [
      ['Ash', 15.25],
      ['Bo', 15.25],
      ['Cy', 20],
    ] as const) {
      const person = await venue.person(name, { festivalId: festival.id })
      await venue.assign(person.id, actor, payrate)
    }
    expect(await propose()).toEqual({
      ...{ year: 2024, part: 1, lastNight: '2024-11-02' },
      isClosed: true,
      calendar: NEXT,
      again: { ...DEFAULT_SEASON, opensAt: '2024-12-07T00:00:00.000Z', extraNights: [] },
      positions: [
        {
          ...{ id: actor.id, name: 'Actor', event: 'Actor event', defaultPayRate: 15 },
          held: [
            { payrate: 15.25, people: 2 },
            { payrate: 20, people: 1 },
          ],
        },
      ],
      applications: 0,
      ...{ enableHome: true, enableTodos: true, enableApps: true },
    })
  })
})

describe('opening', () => {
  test('makes the season of the next year the current one, from now on', async () => {
    const { festival, open, trail } = await stage()
    venue.wait(60_000)
    const reply = await open()
    expect(reply.json()).toEqual({
      ...{ id: expect.any(Number), year: 2025, part: 1 },
      ...{ ratesRaised: 0, applicationsMoved: 0 },
    })
    expect(await findSeasons(venue.db, festival.id)).toMatchObject([
      { id: reply.json().id, year: 2025, isCurrent: true, beginsAt: venue.clock.now, calendar: NEXT },
      { id: festival.seasonId, year: 2024, isCurrent: false, endsAt: venue.clock.now },
    ])
    expect((await venue.visitor.get(`/api/festivals/${festival.id}/season`)).json()).toMatchObject(NEXT)
    expect(await trail('season', 'create')).toMatchObject([
      { actorId: ada.id, entityId: String(reply.json().id), after: { year: 2025, ...NEXT } },
    ])
  })

  test('leaves the switches off unless they are ticked, and audits them', async () => {
    const { festival, open, trail } = await stage()
    await open({ enableApps: true })
    const [stored] = await venue.db.select().from(festivals).where(eq(festivals.id, festival.id))
    expect(stored).toMatchObject({ enableHome: false, enableTodos: false, enableApps: true })
    expect(await trail('festival', 'edit')).toMatchObject([
      {
        before: { enableHome: true, enableTodos: true },
        after: { enableHome: false, enableTodos: false },
      },
    ])
  })

  test('raises default and held rates, each with an audit row, and leaves shifts and other festivals alone', async () => {
    const { festival, open, trail } = await stage()
    const at = { festivalId: festival.id }
    const actor = await venue.position('Actor', { ...at, defaultPayRate: 15 })
    const star = await venue.position('Star', { ...at, defaultPayRate: 500 })
    const foreign = await venue.position('Elf')
    // Inactive people come back to their rates, too.
    const ash = await venue.person('Ash', { ...at, isActive: false })
    const held = await venue.assign(ash.id, actor, 16)
    const shift = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', {
      ...at,
      positionId: actor.id,
      payrate: 16,
    })
    const reply = await open({ raisePercent: 3.5 })
    expect(reply.json()).toMatchObject({ ratesRaised: 2 })
    const rateOf = async (id: number) =>
      (await venue.db.select().from(positions).where(eq(positions.id, id)))[0]!.defaultPayRate
    expect([await rateOf(actor.id), await rateOf(star.id), await rateOf(foreign.id)]).toEqual([15.5, 500, 15])
    const [raised] = await venue.db.select().from(userPositions).where(eq(userPositions.id, held.id))
    expect(raised?.payrate).toBe(16.5)
    const [worked] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, shift.id))
    expect(worked?.payrate).toBe(16)
    expect(await trail('position', 'edit')).toMatchObject([
      { entityId: String(actor.id), before: { defaultPayRate: 15 }, after: { defaultPayRate: 15.5 } },
    ])
    expect(await trail('userPosition', 'changePayRate')).toMatchObject([
      { entityId: String(held.id), before: { payrate: 16 }, after: { payrate: 16.5, userId: ash.id } },
    ])
  })

  test('takes the applications along that came after the closing', async () => {
    const { festival, open } = await stage()
    const at = { festivalId: festival.id }
    const before = new Date(venue.clock.now.getTime() - 1)
    const [wren, ash] = [await venue.person('Wren', at), await venue.person('Ash', at)]
    const later = [
      await venue.application(at),
      await venue.application({ ...at, status: 'held', createdAt: venue.clock.now }),
      await venue.application({ ...at, status: 'rejected' }),
      await venue.application({ ...at, status: 'hired', userId: wren.id }),
    ]
    const earlier = [
      await venue.application({ ...at, createdAt: before, archivedAt: venue.clock.now }),
      await venue.application({ ...at, createdAt: before, status: 'rejected' }),
      await venue.application({ ...at, createdAt: before, status: 'hired', userId: ash.id }),
    ]
    const { id, applicationsMoved } = (await open()).json()
    expect(applicationsMoved).toBe(4)
    const rows = await venue.db.select().from(applications).where(eq(applications.festivalId, festival.id))
    const seasonOf = (made: { id: number }) => rows.find((row) => row.id === made.id)?.seasonId
    expect(later.map(seasonOf)).toEqual([id, id, id, id])
    expect(new Set(earlier.map(seasonOf))).toEqual(new Set([festival.seasonId]))
  })

  test('is announced to open pages', async () => {
    const { festival, open } = await stage()
    const announced: object[] = []
    const { announce } = venue.app.live
    venue.app.live.announce = (event) => announced.push(event)
    await open()
    venue.app.live.announce = announce
    expect(announced).toEqual(
      ['setting', 'employee', 'application'].map((kind) => ({ kind, festivalId: festival.id })),
    )
  })

  test('is refused while the current season is open', async () => {
    const { open } = await stage({ closed: false })
    await expectRefusal(venue, 'seasonStillOpen', () => open())
  })

  test('happens once when two ask for it', async () => {
    const { festival, open } = await stage()
    const replies = await Promise.all([open({ raisePercent: 5 }), open({ raisePercent: 5 })])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await findSeasons(venue.db, festival.id)).toHaveLength(2)
  })

  test.each([
    // The last night is November 2.
    ['on the last night of the current season', '2024-11-02T22:00:00.000Z'],
    ['in the middle of it', '2024-10-01T22:00:00.000Z'],
    ['a year before', '2023-09-15T23:00:00.000Z'],
  ])('is refused %s', async (_, opensAt) => {
    const { open } = await stage()
    const calendar = { ...NEXT, opensAt, extraNights: [] }
    await expectRefusal(venue, 'seasonsOverlap', () => open({ calendar }))
  })

  test('a second season of the same year is its part 2, and the season before it keeps what it has', async () => {
    const { festival, propose, open } = await stage()
    const { again, lastNight } = await propose()
    expect(lastNight).toBe('2024-11-02')
    expect(again).toEqual({ ...DEFAULT_SEASON, opensAt: '2024-12-07T00:00:00.000Z', extraNights: [] })
    venue.wait(60_000)
    const calendar = { ...again, weekends: 2 }
    const reply = await open({ calendar })
    expect(reply.json()).toMatchObject({ year: 2024, part: 2 })
    expect(await findSeasons(venue.db, festival.id)).toMatchObject([
      { id: reply.json().id, year: 2024, part: 2, isCurrent: true, endsAt: null, calendar },
      { id: festival.seasonId, year: 2024, part: 1, isCurrent: false, endsAt: venue.clock.now },
    ])
    expect((await venue.visitor.get(`/api/festivals/${festival.id}/season`)).json()).toMatchObject(calendar)
    // The next one is the first of its year again: the season of a year before takes its turn.
    const closedAt = venue.clock.now
    await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, reply.json().id))
    expect((await propose()).calendar).toEqual(NEXT)
    venue.wait(60_000)
    expect((await open()).json()).toMatchObject({ year: 2025, part: 1 })
  })

  test.each([
    ['a pay cut', { raisePercent: -1 }],
    ['more than 50 percent', { raisePercent: 50.5 }],
    ['a quarter of a percent', { raisePercent: 0.25 }],
    ['no raise', { raisePercent: undefined }],
    ['no calendar', { calendar: undefined }],
    ['no weekends', { calendar: { ...NEXT, weekends: 0 } }],
    ['a switch that is no boolean', { enableApps: 'yes' }],
    ['a year', { year: 2025 }],
  ])('is refused with %s', async (_, change) => {
    const { open } = await stage()
    await expectRefusal(venue, 'invalidInput', () => open(change))
  })

  test('is not done in part when something fails', async () => {
    const { festival, open } = await stage()
    await venue.position('Actor', { festivalId: festival.id, defaultPayRate: 15 })
    await venue.db.execute(
      `alter table festivals add constraint fails check (id <> ${festival.id} or enable_home)`,
    )
    const before = await venue.everything()
    expect((await open({ raisePercent: 10 })).statusCode).toBe(500)
    expect(await venue.everything()).toBe(before)
    await venue.db.execute('alter table festivals drop constraint fails')
  })

  test('of no festival is not found', async () => {
    const body = { calendar: NEXT, raisePercent: 0, ...OFF }
    await expectRefusal(venue, 'notFound', () => ada.post('/api/festivals/2000000000/seasons', body))
    await expectRefusal(venue, 'notFound', () => ada.get('/api/festivals/2000000000/seasons/next'))
  })
})
