import type { FillProposals, PlannedPlace } from '@nightshift/shared/nights/night-plan/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  auditLog,
  ownAvailability,
  plannedPlaces,
  positionPlans,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'
import { NIGHTS, openPlanning, publish } from './testing/plan.ts'

const venue = await openVenue()
const planning = await openPlanning(venue)
const { actor, season, read, put, copy, fill, apply } = planning
const { friday, saturday, nextFriday } = NIGHTS

beforeEach(async () => {
  await venue.db.delete(plannedPlaces)
  await venue.db.delete(positionPlans)
  await venue.db.update(users).set({ isActive: false }).where(eq(users.accessLvl, 0))
})

const isAway = (userId: string, ...unavailable: string[]) =>
  venue.db.insert(ownAvailability).values({ userId, seasonId: season.seasonId, unavailable })
const planned = async (night: string) =>
  (await read()).places.filter((place) => place.night === night).map(({ userId }) => userId)
const needs = (needed: number) => venue.db.insert(positionPlans).values({ positionId: actor.id, needed })

describe('like last Friday', () => {
  test('copies those who can come, and says who was left out and why', async () => {
    const [ash, away, gone, other, double] = await Promise.all(
      ['Ash', 'Away', 'Gone', 'Other', 'Double'].map((name) => planning.hire(name)),
    )
    for (const person of [ash!, away!, gone!, other!, double!]) await put(person, friday)
    await isAway(away!.id, nextFriday)
    await venue.db.update(users).set({ isActive: false }).where(eq(users.id, gone!.id))
    await venue.db.delete(userPositions).where(eq(userPositions.userId, other!.id))
    await put(double!, nextFriday, { part: 'second' })
    const reply = await copy(friday, nextFriday)
    expect(reply.json().copied).toBe(1)
    const reasons = reply.json().leftOut.map(({ userId, reason }: Record<string, string>) => [userId, reason])
    expect(new Map(reasons)).toEqual(
      new Map([
        [away!.id, 'notFree'],
        [gone!.id, 'notActive'],
        [other!.id, 'notHeld'],
        [double!.id, 'alreadyPlanned'],
      ]),
    )
    expect((await planned(nextFriday)).sort()).toEqual([ash!.id, double!.id].sort())
    const row = (await venue.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
    expect(row).toMatchObject({ action: 'create', after: { night: nextFriday, userId: ash!.id } })
  })

  test('copies split nights as they are', async () => {
    const ash = await planning.hire('Ash')
    await put(ash, friday, { part: 'first' })
    await put(ash, friday, { part: 'second' })
    expect((await copy(friday, nextFriday)).json()).toEqual({ copied: 2, leftOut: [] })
  })

  test('gives those who were taken off and do not know it their places back', async () => {
    const ash = await planning.hire('Ash')
    for (const part of ['first', 'second']) await put(ash, friday, { part })
    for (const part of ['first', 'second']) await put(ash, nextFriday, { part })
    const published = (await read()).places.filter(({ night }) => night === nextFriday)
    for (const place of published) await publish(venue, place)
    await venue.db
      .update(plannedPlaces)
      .set({ removedAt: venue.clock.now })
      .where(eq(plannedPlaces.night, nextFriday))
    expect((await copy(friday, nextFriday)).json()).toEqual({ copied: 2, leftOut: [] })
    const again = (await read()).places.filter(({ night }) => night === nextFriday)
    const facts = ({ id, part }: PlannedPlace) => ({ id, part })
    expect(again.map(facts)).toEqual(published.map(facts))
  })

  test('refuses a night that is none, or itself', async () => {
    await expectRefusal(venue, 'notANight', () => copy('2024-10-09', nextFriday))
    await expectRefusal(venue, 'notANight', () => copy(friday, friday))
  })
})

describe('fill', () => {
  test('proposes free people with the fewest nights, with reasons, and writes nothing', async () => {
    await needs(1)
    const [ash, bo] = [await planning.hire('Ash'), await planning.hire('Bo')]
    await put(ash, friday)
    await isAway(bo.id, nextFriday)
    const before = await venue.everything()
    const reply = await fill(friday, saturday, nextFriday)
    expect(await venue.everything()).toBe(before)
    const place = { positionId: actor.id, part: 'whole' }
    expect(reply.json()).toEqual({
      proposals: [
        { ...place, night: saturday, userId: bo.id, nightsBefore: 0, chosenFrom: 2 },
        { ...place, night: nextFriday, userId: ash.id, nightsBefore: 1, chosenFrom: 1 },
      ],
      unfilled: [],
    })
  })

  test("a night that the season does not have any more is nobody's night", async () => {
    await needs(1)
    const [ash, bo] = [await planning.hire('Ash'), await planning.hire('Bo')]
    const gone = { ...season, night: '2024-12-24', positionId: actor.id, userId: ash.id }
    await venue.db.insert(plannedPlaces).values(gone)
    await put(bo, friday)
    expect((await read()).places.map(({ userId }) => userId)).toEqual([bo.id])
    const { proposals }: FillProposals = (await fill(saturday)).json()
    expect(proposals).toMatchObject([{ userId: ash.id, nightsBefore: 0 }])
  })

  test('says what it cannot fill, and does not ask those who declined again', async () => {
    await needs(2)
    const [ash, bo] = [await planning.hire('Ash'), await planning.hire('Bo')]
    const { id } = (await put(ash, saturday)).json()
    await publish(venue, { id })
    const answered = { answer: 'declined' as const, answeredAt: venue.clock.now, removedAt: venue.clock.now }
    await venue.db.update(plannedPlaces).set(answered).where(eq(plannedPlaces.id, id))
    const { proposals, unfilled }: FillProposals = (await fill(saturday)).json()
    expect(proposals.map(({ userId }) => userId)).toEqual([bo.id])
    expect(unfilled).toEqual([{ night: saturday, positionId: actor.id, needed: 2, missing: 1 }])
  })

  const agreedOf = ({ proposals }: FillProposals) =>
    proposals.map(({ night, positionId, userId, part }) => ({ night, positionId, userId, part }))

  test('what one agrees to is placed and audited', async () => {
    await needs(2)
    const [ash, bo] = [await planning.hire('Ash'), await planning.hire('Bo')]
    const proposed = (await fill(saturday, nextFriday)).json()
    const reply = await apply(agreedOf(proposed))
    expect(reply.json()).toEqual({ placed: 4 })
    expect((await planned(saturday)).sort()).toEqual([ash.id, bo.id].sort())
    const rows = (await venue.db.select().from(auditLog).orderBy(auditLog.id)).slice(-4)
    expect(rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual(
      Array(4).fill('plannedPlace create'),
    )
  })

  test('nothing is placed when the plan has changed since, and the reasons are given', async () => {
    await needs(1)
    const [ash, bo] = [await planning.hire('Ash'), await planning.hire('Bo')]
    const proposed: FillProposals = (await fill(saturday, nextFriday)).json()
    const [first] = proposed.proposals
    const other = first!.userId === ash.id ? bo : ash
    await put(other, saturday)
    await isAway(proposed.proposals[1]!.userId, nextFriday)
    const details = await expectRefusal(venue, 'planChanged', () => apply(agreedOf(proposed)))
    expect(details.refused.map(({ reason }: { reason: string }) => reason)).toEqual(
      expect.arrayContaining(['full', 'notFree']),
    )
  })

  test('the same person twice at once is refused, and more than are needed', async () => {
    await needs(2)
    const ash = await planning.hire('Ash')
    const place = { night: saturday, positionId: actor.id, userId: ash.id, part: 'whole' }
    const details = await expectRefusal(venue, 'planChanged', () => apply([place, place]))
    expect(details.refused).toEqual([
      { night: saturday, positionId: actor.id, userId: ash.id, reason: 'alreadyPlanned' },
    ])
  })
})
