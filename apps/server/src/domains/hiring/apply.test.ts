import { eq } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../test/testing/answers.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { applications, rateLimits } from '../../platform/database/schema.ts'
import { clientNetwork, clientSite } from '../../platform/http/client-network.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'
import { findCurrentSeason } from '../seasons/seasons.queries.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const closed = await venue.festival('Closed', { enableApps: false })
const actor = await venue.position('Actor')
const hidden = await venue.position('Director', { canApply: false })
const elf = await venue.position('Elf', { festivalId: other.id })
const ghost = await venue.position('Ghost', { festivalId: closed.id })

const send = (rawData: unknown, more: object = {}) =>
  venue.visitor.post('/api/applications/', { rawData, festivalId: venue.home.id, ...more })
const raw = (changes: object = {}) => JSON.stringify({ ...answersFor(actor.id), ...changes })

async function newest() {
  const rows = await venue.db.select().from(applications).orderBy(applications.id)
  return rows.at(-1)!
}

describe('an application', () => {
  test('is stored byte for byte, as new, and the response reveals nothing', async () => {
    const rawData = `  ${JSON.stringify(answersFor(actor.id, { otherNotes: 'Größe 7½ 🎃  "quoted": {a:1}' }), null, 3)}\n`
    const reply = await send(rawData)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ received: true })
    expect(await newest()).toMatchObject({
      rawData,
      status: 'new',
      userId: null,
      notes: '',
      festivalId: venue.home.id,
    })
  })

  test('keeps the spaces that validation ignores', async () => {
    const rawData = raw({ firstName: ' Wren ', phone: ' 8455550123 ' })
    expect((await send(rawData)).statusCode).toBe(200)
    expect((await newest()).rawData).toBe(rawData)
  })

  test('may omit answers that have a default', async () => {
    const {
      over16,
      returning,
      returningNotes,
      otherNotes,
      unavailable,
      limitations,
      middleName,
      dateSubmited,
      ...least
    } = answersFor(actor.id)
    expect((await send(JSON.stringify(least))).statusCode).toBe(200)
  })

  test('is accepted from everybody, signed in or not', async () => {
    const ash = await venue.person('Ash')
    const body = { rawData: raw(), festivalId: venue.home.id }
    expect((await ash.post('/api/applications', body)).statusCode).toBe(200)
  })

  test('keeps the calendar it was sent with', async () => {
    await send(raw())
    const first = await newest()
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const season = (await ada.get(`/api/festivals/${venue.home.id}/season`)).json()
    await ada.patch(`/api/festivals/${venue.home.id}/season`, { ...season, weekends: 5 })
    await send(raw({ firstName: 'Robin' }))
    const second = await newest()
    expect(second.seasonId).toBe(first.seasonId)
    expect(second.calendarId).toBeGreaterThan(first.calendarId!)
    const [kept] = await venue.db.select().from(applications).where(eq(applications.id, first.id))
    expect(kept?.calendarId).toBe(first.calendarId)
  })

  test('of 16 KB is accepted, and of one byte more is not', async () => {
    const padded = (bytes: number) => raw() + ' '.repeat(bytes - raw().length)
    expect((await send(padded(16 * 1024))).statusCode).toBe(200)
    await expectRefusal(venue, 'payloadTooLarge', () => send(padded(16 * 1024 + 1)))
    // Bytes count, not characters.
    const wide = raw({ otherNotes: '🎃'.repeat(1000) })
    await expectRefusal(venue, 'payloadTooLarge', () => send(wide + ' '.repeat(16 * 1024 - wide.length)))
  })
})

describe('the same answers again', () => {
  const sent = () => venue.db.$count(applications)

  test('within ten minutes are one application, whatever the submit time says', async () => {
    const before = await sent()
    for (const dateSubmited of ['2024-08-02T12:00:00.000Z', '2024-08-02T12:00:07.000Z']) {
      expect((await send(raw({ lastName: 'Again', dateSubmited }))).json()).toEqual({ received: true })
      venue.wait(9 * 60_000)
    }
    expect(await sent()).toBe(before + 1)
    venue.wait(60_000)
    await send(raw({ lastName: 'Again' }))
    expect(await sent()).toBe(before + 2)
  })

  test('sent concurrently are one application', async () => {
    const before = await sent()
    const rawData = raw({ lastName: 'Double' })
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(rawData)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await sent()).toBe(before + 1)
  })

  test('to another festival, or with another answer, are another application', async () => {
    const before = await sent()
    await send(raw({ lastName: 'Both' }))
    await send(raw({ lastName: 'Both', over16: false }))
    await send(JSON.stringify({ ...answersFor(elf.id), lastName: 'Both' }), { festivalId: other.id })
    expect(await sent()).toBe(before + 3)
  })
})

describe('rate limits', () => {
  /** Sends so many applications, no two alike. */
  async function flood(count: number, addressOf: (index: number) => string) {
    const replies = []
    for (let index = 0; index < count; index += 1) {
      const rawData = raw({ otherNotes: `${addressOf(index)} ${index}` })
      const from = venue.visitor.from(addressOf(index))
      replies.push(await from.post('/api/applications', { rawData, festivalId: venue.home.id }))
    }
    return replies
  }

  /** Sets a counter, instead of sending that many. */
  const setHits = (key: string, hits: number) =>
    venue.db.update(rateLimits).set({ hits }).where(eq(rateLimits.key, key))

  test('one address may send 40 an hour, for a job fair, and gets a clear refusal then', async () => {
    const replies = await flood(41, () => '203.0.113.7')
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(40).fill(200), 429])
    expect(replies[40]!.json().error).toMatchObject({
      code: 'tooManyApplications',
      message: expect.stringContaining('send yours again in an hour'),
    })
    expect(replies[40]!.headers['retry-after']).toBe('3600')
    // What has arrived is acknowledged again, and other addresses are not concerned.
    const rawData = raw({ otherNotes: '203.0.113.7 3' })
    const again = { rawData, festivalId: venue.home.id }
    expect((await venue.visitor.from('203.0.113.7').post('/api/applications', again)).statusCode).toBe(200)
    expect((await flood(1, () => '203.0.113.8'))[0]!.statusCode).toBe(200)
    venue.wait(60 * 60_000)
    expect((await flood(1, () => '203.0.113.7'))[0]!.statusCode).toBe(200)
  })

  test('one IPv6 /64 counts as one address', async () => {
    const first = await flood(1, () => '2001:db8:1:2::1')
    await setHits(`apply:network:${clientNetwork('2001:db8:1:2::1')}`, 39)
    const replies = await flood(2, (index) => `2001:db8:1:2::${index + 2}`)
    expect([...first, ...replies].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect((await flood(1, () => '2001:db8:1:3::1'))[0]!.statusCode).toBe(200)
  })

  test('one IPv6 /48 may send 200 an hour', async () => {
    venue.wait(24 * 60 * 60_000)
    const first = await flood(1, () => '2001:db8:5:1::1')
    await setHits(`apply:site:${clientSite('2001:db8:5:1::1')}`, 199)
    const replies = await flood(2, (index) => `2001:db8:5:${index + 2}::1`)
    expect([...first, ...replies].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(replies[1]!.json().error.code).toBe('tooManyApplications')
    expect((await flood(1, () => '2001:db8:6::1'))[0]!.statusCode).toBe(200)
  })

  test('a festival accepts 2,000 a day from all addresses', async () => {
    const key = `apply:festival:${venue.home.id}`
    await setHits(key, 1_999)
    const replies = await flood(2, (index) => `198.51.100.${index}`)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 429])
    expect(replies[1]!.json().error.code).toBe('applicationsFull')
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const limit = async () => (await mara.get(`/api/festivals/${venue.home.id}/applicationLimit`)).json()
    const [count] = await venue.db.select().from(rateLimits).where(eq(rateLimits.key, key))
    expect(await limit()).toEqual({ most: 2_000, fullUntil: count!.resetsAt.toISOString() })
    venue.wait(24 * 60 * 60_000)
    expect((await flood(1, () => '198.51.100.9'))[0]!.statusCode).toBe(200)
    const later = venue.visitor.with({ cookie: await venue.signIn(mara.id) })
    const open = await later.get(`/api/festivals/${venue.home.id}/applicationLimit`)
    expect(open.json()).toEqual({ most: 2_000, fullUntil: null })
  })
})

describe('a position', () => {
  test('of another festival, not open or nonexistent is refused', async () => {
    for (const position of [elf.id, hidden.id, 2_000_000_000])
      await expectRefusal(venue, 'positionOfOtherFestival', () => send(raw({ position })))
  })

  test('of a festival that takes no applications, or of none, is not found', async () => {
    for (const festivalId of [closed.id, 2_000_000_000])
      await expectRefusal(venue, 'notFound', () => send(raw({ position: ghost.id }), { festivalId }))
  })
})

test.each([
  ['an unknown key', { salary: 100 }],
  ['a status', { status: 'hired' }],
  ['no first name', { firstName: ' ' }],
  ['no last name', { lastName: undefined }],
  ['no street', { street: '' }],
  ['no zip', { zip: undefined }],
  ['an invalid email', { email: 'wren' }],
  ['an invalid phone', { phone: '845 555 0123' }],
  ['a phone with letters', { phone: '84555501ab' }],
  ['age as text', { over16: 'true' }],
  ['an unknown night', { unavailable: ['friday'] }],
  ['a duplicate night', { unavailable: ['fr1', 'fr1'] }],
  ['an unknown limitation', { limitations: ['gravity'] }],
  ['a position as text', { position: '1' }],
  ['no position', { position: undefined }],
  ['a position of 2^53', { position: 2 ** 53 }],
  ['a NUL', { otherNotes: 'a\0b' }],
  ['a lone surrogate', { city: '\ud800' }],
  ['overlong notes', { otherNotes: 'n'.repeat(2001) }],
  ['notes padded with spaces', { otherNotes: `n${' '.repeat(2000)}` }],
  ['a zip padded with spaces', { zip: `12545${' '.repeat(8)}` }],
  ['a middle name of spaces', { middleName: ' '.repeat(41) }],
])('answers with %s are refused', async (_, changes) => {
  await expectRefusal(venue, 'invalidInput', () => send(raw(changes)))
})

test.each([
  ['no JSON', 'Hello'],
  ['half of it', raw().slice(0, -1)],
  ['a list', `[${raw()}]`],
  ['a text', '"Wren"'],
  ['null', 'null'],
  ['nothing', ''],
  ['__proto__', raw().replace('{', '{"__proto__":{"over16":true},')],
  ['constructor', raw().replace('{', '{"constructor":1,')],
  ['an overlong list', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ['a key twice', raw().replace('{', '{"over16":{"hidden":"from the check"},')],
  ['a NUL in a duplicate key', raw().replace('{', '{"firstName":"\\u0000",')],
  ['a lone surrogate in a duplicate key', raw().replace('{', '{"firstName":"\\ud800",')],
  ['an infinite number in a duplicate key', raw().replace('{', '{"zip":1e999999,')],
])('rawData that is %s is refused', async (_, rawData) => {
  await expectRefusal(venue, 'invalidInput', () => send(rawData))
})

test.each([
  { status: 'hired' },
  { userId: '00000000-0000-4000-8000-000000000000' },
  { notes: 'Hire me' },
  { id: 1 },
  { seasonId: 1 },
  { createdAt: '2020-01-01T00:00:00Z' },
  { festivalId: '1' },
  { festivalId: null },
  { rawData: answersFor(1) },
  { rawData: null },
])('a body with %j is refused', async (more) => {
  await expectRefusal(venue, 'invalidInput', () => send(raw(), more))
})

describe('an application that arrives while the season', () => {
  /** Sends it while a transaction holds the lock of the festival, and makes these changes before the lock is released. */
  async function sendMeanwhile(changes: (client: PoolClient, festivalId: number) => Promise<unknown>) {
    const { id: festivalId } = await venue.festival('Dreadmoor')
    const { id: position } = await venue.position('Actor', { festivalId })
    const client = await venue.db.$client.connect()
    await client.query('begin')
    await client.query('select 1 from festivals where id = $1 for no key update', [festivalId])
    const sending = send(JSON.stringify(answersFor(position)), { festivalId })
    await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
    await changes(client, festivalId)
    await client.query('commit')
    client.release()
    expect((await sending).statusCode).toBe(200)
    return newest()
  }

  test('is closed counts as sent after the closing', async () => {
    const closedAt = new Date(venue.clock.now.getTime() + 5)
    const stored = await sendMeanwhile((client, festivalId) =>
      client.query('update seasons set closed_at = $2 where festival_id = $1', [festivalId, closedAt]),
    )
    expect(stored.createdAt).toEqual(closedAt)
  })

  test('is followed by the next one belongs to the next', async () => {
    const stored = await sendMeanwhile(async (client, festivalId) => {
      await client.query('update seasons set closed_at = $2 where festival_id = $1', [
        festivalId,
        venue.clock.now,
      ])
      await client.query(
        `with season as (
          insert into seasons (festival_id, year, begins_at) values ($1, 2025, $2) returning id
        )
        insert into season_calendars (festival_id, season_id, opens_at, weekends, extra_nights, shift_start, shift_end)
        select $1, id, '2025-09-12T23:00:00Z', 7, '{}', '17:00', '01:00' from season`,
        [festivalId, venue.clock.now],
      )
    })
    const current = (await findCurrentSeason(venue.db, stored.festivalId))!
    expect(current.year).toBe(2025)
    expect(stored).toMatchObject({ seasonId: current.id, calendarId: current.calendar.id })
  })
})
