import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '../../platform/database/schema.ts'
import { answersFor } from '../../testing/answers.ts'
import { openVenue } from '../../testing/venue.ts'
import { expectRefusal } from '../employees/testing/refused.ts'

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
  test('is stored byte for byte as it was sent, as new, and the answer tells nothing of it', async () => {
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

  test('keeps the spaces that the check looks past', async () => {
    const rawData = raw({ firstName: ' Wren ', phone: ' 8455550123 ' })
    expect((await send(rawData)).statusCode).toBe(200)
    expect((await newest()).rawData).toBe(rawData)
  })

  test('may leave out what the form has a default for', async () => {
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

  test('comes from anybody, also from somebody who is signed in', async () => {
    const ash = await venue.person('Ash')
    const body = { rawData: raw(), festivalId: venue.home.id }
    expect((await ash.post('/api/applications', body)).statusCode).toBe(200)
  })

  test('remembers the season it was asked about when there is a new one', async () => {
    await send(raw())
    const first = await newest()
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const season = (await ada.get(`/api/festivals/${venue.home.id}/season`)).json()
    await ada.patch(`/api/festivals/${venue.home.id}/season`, { ...season, weekends: 5 })
    await send(raw())
    const second = await newest()
    expect(first.seasonId).not.toBeNull()
    expect(second.seasonId).toBeGreaterThan(first.seasonId!)
    const [kept] = await venue.db.select().from(applications).where(eq(applications.id, first.id))
    expect(kept?.seasonId).toBe(first.seasonId)
  })

  test('of just 16 KB is taken, of one byte more is not', async () => {
    const padded = (bytes: number) => raw() + ' '.repeat(bytes - raw().length)
    expect((await send(padded(16 * 1024))).statusCode).toBe(200)
    await expectRefusal(venue, 'payloadTooLarge', () => send(padded(16 * 1024 + 1)))
    // Bytes count, not characters.
    const wide = raw({ otherNotes: '🎃'.repeat(1000) })
    await expectRefusal(venue, 'payloadTooLarge', () => send(wide + ' '.repeat(16 * 1024 - wide.length)))
  })
})

describe('a position', () => {
  test('of another festival, that is not open or that does not exist is refused', async () => {
    for (const position of [elf.id, hidden.id, 2_000_000_000])
      await expectRefusal(venue, 'positionOfOtherFestival', () => send(raw({ position })))
  })

  test('of a festival that takes no applications, or of no festival, is not found', async () => {
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
  ['an email that is none', { email: 'wren' }],
  ['a phone that is none', { phone: '845 555 0123' }],
  ['a phone with letters', { phone: '84555501ab' }],
  ['age as text', { over16: 'true' }],
  ['a night that is none', { unavailable: ['friday'] }],
  ['a night twice', { unavailable: ['fr1', 'fr1'] }],
  ['a limitation that is none', { limitations: ['gravity'] }],
  ['a position as text', { position: '1' }],
  ['no position', { position: undefined }],
  ['a position of 2^53', { position: 2 ** 53 }],
  ['a NUL', { otherNotes: 'a\0b' }],
  ['half a character', { city: '\ud800' }],
  ['notes without end', { otherNotes: 'n'.repeat(2001) }],
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
  ['an endless list', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ['a key twice', raw().replace('{', '{"over16":{"hidden":"from the check"},')],
  ['a NUL in a key that comes again', raw().replace('{', '{"firstName":"\\u0000",')],
  ['half a character in a key that comes again', raw().replace('{', '{"firstName":"\\ud800",')],
  ['a number beyond all bounds in a key that comes again', raw().replace('{', '{"zip":1e999999,')],
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
