import { createHash } from 'node:crypto'
import { KIOSK_ONLINE_MS } from '@nightshift/shared/kiosk/kiosks/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { badges, positions, userPhotos, users } from '../../../platform/database/schema.ts'
import { VERSION } from '../../../platform/release.ts'

const venue = await openVenue()
const { db, home } = venue
const announce = vi.spyOn(venue.app.live, 'announce')

const REPORT = {
  release: '1.4.0',
  waitingPunches: 2,
  oldestWaitingAt: '2024-10-04T21:45:00.000Z',
  clockSkewMs: 1_500,
  storagePersisted: false,
}
const PHOTO_VERSION = '0123456789abcdef'
const hashOf = (badgeId: string) => createHash('sha256').update(badgeId).digest('hex')

/** A festival with a kiosk of its own, and the kiosk's heartbeats. */
async function setUp() {
  const { id: festivalId } = await venue.festival('Gallows Fair', { timeZone: 'Europe/Dublin' })
  const kiosk = await venue.kiosk('Front gate', { festivalId, place: 'By the barn' })
  const sync = async (changes: object = {}) => {
    const reply = await kiosk.post('/api/kiosk/sync', { ...REPORT, ...changes })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  const person = (name: string, settings: Partial<typeof users.$inferInsert> = {}) =>
    venue.person(name, { festivalId, ...settings })
  return { festivalId, kiosk, sync, person }
}
const namesOf = ({ people }: { people: { firstName: string }[] }) =>
  people.map(({ firstName }) => firstName).sort()

describe('a heartbeat', () => {
  test('is stored, and answered with the kiosk, the time of the server and a renewed cookie', async () => {
    const { kiosk, festivalId } = await setUp()
    const reply = await kiosk.post('/api/kiosk/sync', REPORT)
    expect(reply.json()).toMatchObject({
      kiosk: {
        ...{ id: kiosk.id, name: 'Front gate', place: 'By the barn', festivalName: 'Gallows Fair' },
        ...{ timeZone: 'Europe/Dublin', longestShiftHours: 14 },
      },
      serverTime: venue.clock.now.toISOString(),
      release: VERSION,
      openShifts: [],
    })
    expect(reply.cookies).toMatchObject([{ name: 'FM_KIOSK', httpOnly: true, maxAge: 400 * 86_400 }])
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const lastSeenAt = venue.clock.now.toISOString()
    expect((await ada.get('/api/kiosks', { festivalId })).json()).toMatchObject([{ ...REPORT, lastSeenAt }])
  })

  test('is a live event only when it shows something new', async () => {
    const { sync, festivalId } = await setUp()
    const events = async (happens: () => Promise<unknown>) => {
      announce.mockClear()
      await happens()
      return announce.mock.calls.flat()
    }
    const event = { kind: 'kiosk', festivalId }
    expect(await events(sync)).toEqual([event])
    venue.wait(30_000)
    expect(await events(sync)).toEqual([])
    expect(await events(() => sync({ waitingPunches: 0, oldestWaitingAt: null }))).toEqual([event])
    venue.wait(KIOSK_ONLINE_MS + 1)
    expect(await events(() => sync({ waitingPunches: 0, oldestWaitingAt: null }))).toEqual([event])
  })

  test('without a token, or with an unknown one, is refused', async () => {
    await expectRefusal(venue, 'kioskNotEnrolled', () => venue.visitor.post('/api/kiosk/sync', REPORT))
    const stranger = venue.visitor.with({ cookie: 'FM_KIOSK=unknown' })
    await expectRefusal(venue, 'kioskNotEnrolled', () => stranger.post('/api/kiosk/sync', REPORT))
  })

  test.each([{ waitingPunches: -1 }, { release: '' }, { clockSkewMs: 0.5 }, { battery: 12 }])(
    'with %j is refused',
    async (changes) => {
      const { kiosk } = await setUp()
      const before = await venue.everything()
      const reply = await kiosk.post('/api/kiosk/sync', { ...REPORT, ...changes })
      expect(reply.json().error.code).toBe('invalidInput')
      expect(await venue.everything()).toBe(before)
    },
  )
})

describe('the roster', () => {
  test('has name tag, photo and positions of the active people of the festival, and nothing else', async () => {
    const { festivalId, kiosk, person } = await setUp()
    const settings = {
      email: 'ash@example.com',
      phone: '845-555-0177',
      photoVersion: PHOTO_VERSION,
      lastName: 'Ólafur',
    }
    const ash = await person('Ash', settings)
    const event = await venue.event('Hayride', festivalId)
    const bar = await venue.position('Bar', { festivalId, eventId: event.id, isTipped: true })
    const gate = await venue.position('Gate', { festivalId, eventId: event.id })
    const held = [await venue.assign(ash.id, bar), await venue.assign(ash.id, gate)]
    const newcomer = await person('Bo')
    await person('Gone', { isActive: false })
    await venue.person('Stranger')
    const reply = await kiosk.post('/api/kiosk/sync', REPORT)
    const { people } = reply.json()
    expect(people).toHaveLength(2)
    expect(people).toEqual(
      expect.arrayContaining([
        {
          badge: hashOf(ash.id),
          firstName: 'Ash',
          lastInitial: 'Ó',
          photo: PHOTO_VERSION,
          positions: [
            { id: held[0]!.id, name: 'Bar', eventName: 'Hayride', isTipped: true },
            { id: held[1]!.id, name: 'Gate', eventName: 'Hayride', isTipped: false },
          ],
          unplannedOn: null,
        },
        {
          ...{ badge: hashOf(newcomer.id), firstName: 'Bo', lastInitial: 'G', photo: null, positions: [] },
          unplannedOn: null,
        },
      ]),
    )
    expect(reply.body).not.toMatch(/15\.25|example\.com|845-555|lafur/)
    expect(reply.body).not.toContain(ash.id)
  })

  test('is left out while the device has its version, which each change renews', async () => {
    const { sync, person, festivalId } = await setUp()
    const ash = await person('Ash')
    const bar = await venue.position('Bar', { festivalId })
    let { rosterVersion } = await sync()
    const changes: (() => Promise<unknown>)[] = [
      () => venue.assign(ash.id, bar),
      () => db.update(positions).set({ isTipped: true }).where(eq(positions.id, bar.id)),
      () => db.update(users).set({ firstName: 'Asher' }).where(eq(users.id, ash.id)),
      () => person('Bo'),
      () => db.update(users).set({ isActive: false }).where(eq(users.id, ash.id)),
    ]
    for (const change of changes) {
      const same = await sync({ rosterVersion })
      expect(same).not.toHaveProperty('people')
      expect(same.rosterVersion).toBe(rosterVersion)
      await change()
      const renewed = await sync({ rosterVersion })
      expect(renewed.rosterVersion).not.toBe(rosterVersion)
      expect(renewed.people).not.toHaveLength(0)
      rosterVersion = renewed.rosterVersion
    }
    expect(namesOf(await sync())).toEqual(['Bo'])
  })

  test('has the badge that counts now, for the person and for their open shift', async () => {
    const { sync, person, festivalId } = await setUp()
    const ash = await person('Ash')
    const { id: positionId } = await venue.position('Bar', { festivalId })
    const settings = { festivalId, positionId, isTipped: true }
    await venue.shift(ash.id, '2024-10-03T20:00:00.000Z', '2024-10-03T21:00:00.000Z', settings)
    await venue.shift(ash.id, '2024-10-04T20:00:00.000Z', null, settings)
    await db.update(badges).set({ replacedAt: venue.clock.now }).where(eq(badges.id, ash.id))
    const [second] = await db
      .insert(badges)
      .values({ userId: ash.id, serial: 2, issuedAt: venue.clock.now })
      .returning()
    const { people, openShifts } = await sync()
    expect(people).toMatchObject([{ badge: hashOf(second!.id) }])
    const shift = { badge: hashOf(second!.id), since: '2024-10-04T20:00:00.000Z', isTipped: true }
    expect(openShifts).toEqual([shift])
    const { rosterVersion } = await sync()
    expect(await sync({ rosterVersion })).toMatchObject({ openShifts: [shift] })
  })

  test('leaves out the open shifts of other festivals', async () => {
    const { sync } = await setUp()
    const stranger = await venue.person('Stranger')
    await venue.shift(stranger.id, '2024-10-04T20:00:00.000Z', null)
    expect((await sync()).openShifts).toEqual([])
  })
})

test('a photo is served by its version, within the festival of the kiosk', async () => {
  const { kiosk, person } = await setUp()
  const ash = await person('Ash', { photoVersion: PHOTO_VERSION })
  await db.insert(userPhotos).values({ userId: ash.id, jpeg: Buffer.from('JPEG') })
  const reply = await kiosk.get(`/api/kiosk/photos/${PHOTO_VERSION}`)
  expect(reply.body).toBe('JPEG')
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  })
  const elsewhere = await venue.kiosk('Gate', { festivalId: home.id })
  await expectRefusal(venue, 'notFound', () => elsewhere.get(`/api/kiosk/photos/${PHOTO_VERSION}`))
  await expectRefusal(venue, 'notFound', () => kiosk.get('/api/kiosk/photos/fedcba9876543210'))
  await expectRefusal(venue, 'kioskNotEnrolled', () =>
    venue.visitor.get(`/api/kiosk/photos/${PHOTO_VERSION}`),
  )
  await db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
  await expectRefusal(venue, 'notFound', () => kiosk.get(`/api/kiosk/photos/${PHOTO_VERSION}`))
})
