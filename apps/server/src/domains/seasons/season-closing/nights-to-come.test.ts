import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { plannedPlaces, seasons } from '../../../platform/database/schema.ts'
import { NIGHTS } from '../../nights/night-plan/testing/plan.ts'
import { planPlace, publishedPlace } from '../../nights/publication/testing/plan.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { insertCalendar } from '../seasons.queries.ts'
import { closingOf } from './testing/closing.ts'
import { closingStage } from './testing/stage.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

/** A festival with two people, whom a planner puts on nights. */
async function stage() {
  const scene = await closingStage(venue, ada)
  const { id: seasonId } = await scene.stored()
  const [ash, bo] = [await scene.hire('Ash'), await scene.hire('Bo')]
  const season = { festivalId: scene.festival.id, seasonId }
  return {
    ...{ ...scene, ash, bo, season },
    planned: (person: { id: string }, night: string, more: object = {}) =>
      planPlace(venue, person, scene.position, night, { seasonId, ...more }),
    published: (person: { id: string }, night: string, more: object = {}) =>
      publishedPlace(venue, person, scene.position, night, { seasonId, ...more }),
    nights: async () => (await scene.plan()).lines.nightsToCome,
    async publish() {
      const { fingerprint: seen } = (await ada.get('/api/publication', season)).json()
      const reply = await ada.post('/api/publication', { ...season, night: null, seen })
      expect(reply.statusCode, reply.body).toBe(200)
    },
  }
}

beforeAll(async () => {
  const { backUp } = closingOf(venue, ada, venue.home.id)
  expect((await backUp()).statusCode).toBe(200)
}, 60_000)

test('nights with people on the plan are counted from tonight on, each once', async () => {
  const { ash, bo, planned, published, nights } = await stage()
  expect(await nights()).toEqual({ count: 0, from: null, to: null })
  await published(ash, NIGHTS.lastWeek)
  await planned(ash, NIGHTS.friday)
  await published(ash, NIGHTS.saturday)
  await planned(bo, NIGHTS.saturday)
  await planned(bo, NIGHTS.nextFriday)
  expect(await nights()).toEqual({ count: 3, from: NIGHTS.friday, to: NIGHTS.nextFriday })
})

test('tonight counts until its shift ends', async () => {
  const { ash, published, festival } = await stage()
  await published(ash, NIGHTS.friday)
  const { now } = venue.clock
  // A second before 1:00 AM in New York; later than Ada's session lasts.
  venue.clock.now = new Date('2024-10-05T04:59:59Z')
  const eve = await venue.person('Eve', { accessLvl: 3, festivalId: null })
  const { plan } = closingOf(venue, eve, festival.id)
  const before = await plan()
  venue.wait(1_000)
  const after = await plan()
  venue.clock.now = now
  expect([before, after].map(({ lines }) => lines.nightsToCome.count)).toEqual([1, 0])
})

test('whoever was taken off counts until that is published, and nobody afterwards', async () => {
  const { ash, published, nights, publish } = await stage()
  const { id, updatedAt } = await published(ash, NIGHTS.saturday)
  const off = await ada.delete(`/api/night-plan/places/${id}?updatedAt=${updatedAt.toISOString()}`)
  expect(off.statusCode, off.body).toBe(204)
  expect((await nights()).count).toBe(1)
  await publish()
  expect((await nights()).count).toBe(0)
})

test('a night that the calendar has lost counts while it is published to somebody', async () => {
  const { ash, bo, planned, published, season, nights, publish } = await stage()
  const { seasonId: id, festivalId } = season
  await venue.db.transaction((tx) =>
    insertCalendar(tx, { id, festivalId }, { ...DEFAULT_SEASON, weekends: 4, extraNights: [] }),
  )
  await planned(ash, NIGHTS.nextFriday)
  expect((await nights()).count).toBe(0)
  await published(bo, NIGHTS.nextFriday)
  expect((await nights()).count).toBe(1)
  await publish()
  expect((await nights()).count).toBe(0)
})

test('other festivals and seasons have their own', async () => {
  const [one, other] = [await stage(), await stage()]
  await other.published(other.ash, NIGHTS.saturday)
  expect((await one.nights()).count).toBe(0)
})

test('closing asks for a reason, and keeps it', async () => {
  const { ash, published, close } = await stage()
  await published(ash, NIGHTS.saturday)
  await expectRefusal(venue, 'closingUnsettled', () => close())
  await expectRefusal(venue, 'closingUnsettled', () => close({ dryRun: true }))
  const reply = await close({ reasons: { nightsToCome: ' Rained off ' } })
  expect(reply.json().closing.lines.nightsToCome).toEqual({ count: 1, reason: 'Rained off' })
})

test('a plan that is being changed is waited for, and refused unseen', async () => {
  const { ash, season, position, plan, closeAfter } = await stage()
  const read = await plan()
  const planner = await venue.db.$client.connect()
  await planner.query('begin')
  await planner.query('select 1 from festivals where id = $1 for share', [season.festivalId])
  const closing = closeAfter(read)
  await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
  await planner.query(
    'insert into planned_places (festival_id, season_id, night, position_id, user_id) values ($1, $2, $3, $4, $5)',
    [season.festivalId, season.seasonId, NIGHTS.saturday, position.id, ash.id],
  )
  await planner.query('commit')
  planner.release()
  expect((await closing).json().error.code).toBe('closingPlanChanged')
})

test('a season that was closed before they were counted can still be read', async () => {
  const { festival, close } = await stage()
  await close()
  await venue.db
    .update(seasons)
    .set({ closing: sql`closing #- '{lines,nightsToCome}'` })
    .where(eq(seasons.festivalId, festival.id))
  const read = await ada.get(`/api/festivals/${festival.id}/season/closing`)
  expect(read.json().closing.lines).toMatchObject({ nightsToCome: { count: 0 }, unexported: { count: 0 } })
})

test('whoever leaves with the closing is off the plan, whatever the reason', async () => {
  const { ash, bo, planned, close, season } = await stage()
  await planned(ash, NIGHTS.saturday)
  await planned(bo, NIGHTS.saturday)
  const reasons = { nightsToCome: 'Leads clear up' }
  expect((await close({ deactivate: [ash.id], reasons })).statusCode).toBe(200)
  const left = await venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.seasonId, season.seasonId))
  expect(left).toMatchObject([{ userId: bo.id }])
})
