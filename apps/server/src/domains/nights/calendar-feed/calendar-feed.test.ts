import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import {
  auditLog,
  closedNights,
  erasedPeople,
  events,
  festivals,
  plannedPlaces,
  positions,
  rateLimits,
  users,
} from '../../../platform/database/schema.ts'
import { planPlace, publishedPlace } from '../publication/testing/plan.ts'

const venue = await openVenue()
const { db, home } = venue
const mara = await venue.person('Mara', { accessLvl: 2 })
const bog = await venue.event('The Bog, haunted')
const actor = await venue.position('Actor', { eventId: bog.id })
const usher = await venue.position('Usher', { eventId: bog.id })
const FRIDAY = '2024-10-11'
const PATH = '/api/users/me/calendar-feed'

beforeEach(() => db.delete(plannedPlaces))

const makeFeed = async (person: Person): Promise<string> => (await person.post(PATH)).json().path
const read = (path: string) => venue.visitor.get(path)
const publish = async () => {
  const { fingerprint } = (await mara.get('/api/publication', { festivalId: home.id })).json()
  const body = { festivalId: home.id, seasonId: home.seasonId, night: null, seen: fingerprint }
  expect((await mara.post('/api/publication', body)).statusCode).toBe(200)
}
/** The properties of each event. */
const eventsIn = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((text) => Object.fromEntries(text.split('\r\n').map((line) => line.split(/:(.*)/).slice(0, 2))))
const eventsOf = async (path: string) => eventsIn((await read(path)).body)

describe('the calendar feed', () => {
  test('has the published nights for whoever has its address', async () => {
    const ash = await venue.person('Ash')
    await planPlace(venue, ash, actor, '2024-10-18')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY, { publishedPart: 'second' })
    const path = await makeFeed(ash)
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    const reply = await read(path)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(eventsIn(reply.body)).toEqual([
      expect.objectContaining({
        UID: expect.stringMatching(new RegExp(`^place-${id}-[0-9a-f]{16}@nightshift$`)),
        SEQUENCE: '1',
        'LAST-MODIFIED': '20241004T220000Z',
        DTSTART: '20241011T210000Z',
        DTEND: '20241012T050000Z',
        SUMMARY: 'Actor\\, second half\\, The Bog\\, haunted',
        LOCATION: 'Dreadmoor',
        DESCRIPTION: 'Be there at 5:00 PM.',
        STATUS: 'CONFIRMED',
      }),
    ])
    // Whoever sees the calendar must not learn the code of the badge.
    expect(reply.body).not.toContain(ash.id)
  })

  test('keeps its ids through changes, and counts them', async () => {
    const ash = await venue.person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY)
    const path = await makeFeed(ash)
    expect(await eventsOf(path)).toEqual([])
    await publish()
    const [first] = await eventsOf(path)
    await db.update(plannedPlaces).set({ positionId: usher.id }).where(eq(plannedPlaces.id, id))
    expect(await eventsOf(path)).toEqual([first])
    venue.wait(60_000)
    await publish()
    const [second] = await eventsOf(path)
    expect(second).toMatchObject({ UID: first!.UID, SEQUENCE: '2', SUMMARY: expect.stringMatching(/^Usher/) })
    expect(second!['LAST-MODIFIED']! > first!['LAST-MODIFIED']!).toBe(true)
    await db.update(plannedPlaces).set({ removedAt: venue.clock.now }).where(eq(plannedPlaces.id, id))
    await publish()
    expect(await eventsOf(path)).toMatchObject([{ UID: first!.UID, SEQUENCE: '3', STATUS: 'CANCELLED' }])
  })

  const RENAMED = {
    position: () => db.update(positions).set({ name: 'Ghoul' }).where(eq(positions.id, actor.id)),
    event: () => db.update(events).set({ name: 'The Fen' }).where(eq(events.id, bog.id)),
    festival: () => db.update(festivals).set({ name: 'Moor' }).where(eq(festivals.id, home.id)),
  }

  test.each(Object.entries(RENAMED))(
    'a %s changes the times and the sequence of its events, once',
    async (_, act) => {
      const ash = await venue.person('Ash')
      await publishedPlace(venue, ash, actor, FRIDAY)
      const path = await makeFeed(ash)
      const [before] = await eventsOf(path)
      venue.wait(60_000)
      expect(await eventsOf(path)).toEqual([before])
      await act()
      const [[after], [again]] = await Promise.all([eventsOf(path), eventsOf(path)])
      expect(after!.UID).toBe(before!.UID)
      expect(after!.SEQUENCE).toBe('2')
      for (const name of ['DTSTAMP', 'LAST-MODIFIED']) expect(after![name]! > before![name]!).toBe(true)
      expect(again).toEqual(after)
      venue.wait(60_000)
      expect(await eventsOf(path)).toEqual([after])
    },
  )

  test('a night that is called off, and takes place after all, counts twice', async () => {
    const ash = await venue.person('Ash')
    await publishedPlace(venue, ash, actor, FRIDAY)
    const path = await makeFeed(ash)
    const [first] = await eventsOf(path)
    venue.wait(60_000)
    const calledOff = { festivalId: home.id, night: FRIDAY, words: 'Storm', closedAt: venue.clock.now }
    await db.insert(closedNights).values(calledOff)
    const [second] = await eventsOf(path)
    expect(second).toMatchObject({ SEQUENCE: '2', STATUS: 'CANCELLED' })
    venue.wait(60_000)
    await db.delete(closedNights)
    const [third] = await eventsOf(path)
    expect(third).toMatchObject({ SEQUENCE: '3', STATUS: 'CONFIRMED' })
    const stamps = [first, second, third].map((event) => event!.DTSTAMP!)
    expect([...new Set(stamps)].sort()).toEqual(stamps)
  })

  test('is answered while the places are being deleted, as when their person is erased', async () => {
    const ash = await venue.person('Ash')
    await publishedPlace(venue, ash, actor, FRIDAY)
    const path = await makeFeed(ash)
    await db.transaction(async (tx) => {
      await tx.delete(plannedPlaces)
      expect((await read(path)).statusCode).toBe(200)
    })
    expect(await eventsOf(path)).toEqual([])
  })

  test('the night on which the clocks go back has its own hours', async () => {
    const ash = await venue.person('Ash')
    await planPlace(venue, ash, actor, '2024-11-02')
    await publish()
    expect(await eventsOf(await makeFeed(ash))).toMatchObject([
      { DTSTART: '20241102T210000Z', DTEND: '20241103T050000Z', DESCRIPTION: 'Be there at 5:00 PM.' },
    ])
  })

  test('a new address ends the old one, and a revoked one is not found', async () => {
    const ash = await venue.person('Ash')
    expect((await ash.get(PATH)).json()).toEqual({ createdAt: null })
    const old = await makeFeed(ash)
    const path = await makeFeed(ash)
    expect((await ash.get(PATH)).json()).toEqual({ createdAt: venue.clock.now.toISOString() })
    expect((await read(old)).statusCode).toBe(404)
    expect((await read(path)).statusCode).toBe(200)
    expect((await ash.delete(PATH)).statusCode).toBe(204)
    expect((await read(path)).statusCode).toBe(404)
    expect((await ash.delete(PATH)).statusCode).toBe(204)
    const rows = await db.select().from(auditLog).where(eq(auditLog.entityId, ash.id)).orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual([
      ...['makeCalendarFeed', 'makeCalendarFeed', 'revokeCalendarFeed'],
    ])
  })

  test('is stored as a hash', async () => {
    const ash = await venue.person('Ash')
    const token = (await makeFeed(ash)).match(/[\w-]{43}/)![0]
    expect(await venue.everything()).not.toContain(token)
    expect(await venue.everything()).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('is not found for people who have left or were erased', async () => {
    const ash = await venue.person('Ash')
    const bo = await venue.person('Bo')
    const [ofAsh, ofBo] = [await makeFeed(ash), await makeFeed(bo)]
    await db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
    await db.insert(erasedPeople).values({ userId: bo.id, erasedAt: venue.clock.now })
    expect((await read(ofAsh)).statusCode).toBe(404)
    expect((await read(ofBo)).statusCode).toBe(404)
  })

  test('wrong addresses are limited by network, right ones are not counted', async () => {
    const ash = await venue.person('Ash')
    const path = await makeFeed(ash)
    const wrong = `/api/calendar/${'A'.repeat(43)}.ics`
    const scraper = venue.visitor.from('203.0.113.9')
    expect((await scraper.get(wrong)).statusCode).toBe(404)
    // One less than the limit, instead of asking that often.
    const counter = eq(rateLimits.key, 'calendar:network:203.0.113.9')
    await db.update(rateLimits).set({ hits: 299 }).where(counter)
    expect((await scraper.get(wrong)).statusCode).toBe(404)
    expect((await scraper.get(wrong)).statusCode).toBe(429)
    expect((await scraper.get(path)).statusCode).toBe(200)
    expect((await read(path)).statusCode).toBe(200)
  })

  test.each(['short.ics', `${'A'.repeat(43)}`, `${'A'.repeat(44)}.ics`])('%s is no address', async (name) => {
    expect((await read(`/api/calendar/${name}`)).statusCode).toBe(404)
  })
})
