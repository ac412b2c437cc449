import { Writable } from 'node:stream'
import { desc, eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { answersFor } from '../../../../test/testing/answers.ts'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { readConfig } from '../../../platform/config.ts'
import { applications, rateLimits, seasonInvitations, users } from '../../../platform/database/schema.ts'
import { logging } from '../../../platform/http/logging.ts'
import { closeSeason, openNextSeason } from './testing/second-season.ts'
import { hashInvitationToken, newInvitationToken } from './token.ts'

const venue = await openVenue()
const { db } = venue
const season = await openNextSeason(venue, venue.home)
venue.clock.now = new Date('2025-03-01T12:00:00Z')
const guide = await venue.position('Guide')

async function invited(firstName: string, settings: Parameters<typeof venue.person>[1] = {}) {
  const contact = { email: `${firstName}@Example.com`, phone: '(845) 555-0101' }
  const person = await venue.person(firstName, { ...contact, ...settings })
  await venue.shift(person.id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z', {
    ...{ positionId: guide.id, positionName: 'Guide' },
  })
  const token = newInvitationToken()
  await db.insert(seasonInvitations).values({
    ...{ tokenHash: hashInvitationToken(token), seasonId: season.id, userId: person.id },
    createdAt: venue.clock.now,
  })
  return { ...person, token }
}
const open = (token: string, contact: string, address = '192.0.2.1') =>
  venue.visitor.from(address).post('/api/invitations/open', { token, contact })

beforeEach(() => db.delete(rateLimits))

describe('a personal link', () => {
  test('answers what is known, and no health answers, notes or pay', async () => {
    const ash = await invited('Ash', { middleName: 'B', notes: 'Paid late once.' })
    const answers = answersFor(guide.id, {
      street: '1 Moor Road',
      otherNotes: 'Asthma in the fog.',
      returningNotes: 'Long ago',
    })
    await venue.application({
      ...{ userId: ash.id, status: 'hired', seasonId: venue.home.seasonId, notes: 'Grumpy.' },
      rawData: JSON.stringify(answers),
    })
    const reply = await open(ash.token, 'ash@example.com')
    expect(reply.json()).toEqual({
      firstName: 'Ash',
      middleName: 'B',
      lastName: 'Graves',
      email: 'Ash@Example.com',
      phone: '845-555-0101',
      street: '1 Moor Road',
      city: 'Millbrook',
      state: 'NY',
      zip: '12545',
      returningNotes: '2024: Guide',
      position: guide.id,
    })
    for (const secret of ['Asthma', 'Grumpy', 'late', 'light', '15.25'])
      expect(reply.body).not.toContain(secret)
  })

  test('works without an earlier application, and with one that is erased', async () => {
    const bo = await invited('Bo', { phone: '+44 20 7946 0958' })
    const known = { firstName: 'Bo', phone: '', street: '', zip: '' }
    expect((await open(bo.token, 'bo@example.com')).json()).toMatchObject(known)
    await venue.application({ userId: bo.id, status: 'hired', rawData: '{}' })
    expect((await open(bo.token, 'bo@example.com')).json()).toMatchObject(known)
  })

  test('names no position that is closed to applicants', async () => {
    const cy = await invited('Cy')
    const crypt = await venue.position('Crypt keeper', { canApply: false })
    await venue.shift(cy.id, '2024-10-11T21:00Z', '2024-10-12T05:00Z', { positionId: crypt.id })
    expect((await open(cy.token, 'cy@example.com')).json()).toMatchObject({ position: null })
  })

  test('names the position of the last shift with a length', async () => {
    const di = await invited('Di')
    const crypt = await venue.position('Crypt guard')
    await venue.shift(di.id, '2024-10-11T21:00Z', '2024-10-11T21:00Z', { positionId: crypt.id })
    expect((await open(di.token, 'di@example.com')).json()).toMatchObject({ position: guide.id })
  })

  test.each([' ASH@example.COM ', '8455550101', '+1 (845) 555-0101'])(
    'takes the contact %j',
    async (typed) => {
      const ash = await invited('Ash')
      expect((await open(ash.token, typed)).statusCode).toBe(200)
      expect((await open(ash.token, typed)).statusCode).toBe(200)
    },
  )

  test('is refused in the same words for a wrong contact, an unknown and an expired link', async () => {
    const dee = await invited('Dee')
    const eve = await invited('Eve')
    await expectRefusal(venue, 'invitationRefused', () => open(dee.token, 'eve@example.com'))
    await expectRefusal(venue, 'invitationRefused', () => open(dee.token, ''))
    await expectRefusal(venue, 'invitationRefused', () => open(newInvitationToken(), 'dee@example.com'))
    await expectRefusal(venue, 'invitationRefused', () => open('', 'dee@example.com'))
    await closeSeason(venue, season.id, venue.clock.now)
    await expectRefusal(venue, 'invitationRefused', () => open(dee.token, 'dee@example.com'))
    await closeSeason(venue, season.id, null)
    await db
      .update(seasonInvitations)
      .set({ seasonId: venue.home.seasonId })
      .where(eq(seasonInvitations.userId, eve.id))
    await closeSeason(venue, venue.home.seasonId, null)
    await expectRefusal(venue, 'invitationRefused', () => open(eve.token, 'eve@example.com'))
    const fay = await invited('Fay')
    await db.update(users).set({ mayReturn: false }).where(eq(users.id, fay.id))
    await expectRefusal(venue, 'invitationRefused', () => open(fay.token, 'fay@example.com'))
    // Somebody without contact data cannot be found by typing nothing.
    await db.update(users).set({ email: '', phone: '' }).where(eq(users.id, dee.id))
    await expectRefusal(venue, 'invitationRefused', () => open(dee.token, ''))
    expect((await open(dee.token, 'dee@example.com')).statusCode).toBe(403)
  })

  test('takes ten wrong tries an hour, from wherever they come, and right ones do not count', async () => {
    const fay = await invited('Fay')
    for (let index = 0; index < 10; index += 1) {
      expect((await open(fay.token, 'fay@example.com', `192.0.2.${index}`)).statusCode).toBe(200)
      expect((await open(fay.token, 'wrong@example.com', `192.0.2.${index}`)).statusCode).toBe(403)
    }
    const refused = await open(fay.token, 'fay@example.com', '192.0.2.99')
    expect(refused.json().error).toMatchObject({ code: 'tooManyRequests' })
    expect(refused.headers['retry-after']).toBe('3600')
    venue.wait(60 * 60_000)
    expect((await open(fay.token, 'fay@example.com')).statusCode).toBe(200)
  })

  test('counts concurrent tries', async () => {
    const gil = await invited('Gil')
    const replies = await Promise.all(Array.from({ length: 15 }, () => open(gil.token, 'wrong@example.com')))
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10)
  })

  test('takes 60 wrong tries an hour from one network, whatever the link', async () => {
    for (let index = 0; index < 60; index += 1)
      expect((await open(newInvitationToken(), 'a@example.com', '2001:db8::1')).statusCode).toBe(403)
    expect((await open(newInvitationToken(), 'a@example.com', '2001:db8::2')).statusCode).toBe(429)
    expect((await open(newInvitationToken(), 'a@example.com', '2001:db8:0:1::1')).statusCode).toBe(403)
    // Strangers on the venue's network lock nobody out who has a link.
    const gus = await invited('Gus')
    for (let index = 0; index < 12; index += 1)
      expect((await open(gus.token, 'gus@example.com', '2001:db8::1')).statusCode).toBe(200)
    expect((await open(gus.token, 'a@example.com', '2001:db8::1')).statusCode).toBe(429)
  })

  test('is in no table and no log', async () => {
    const hal = await invited('Hal')
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const options = logging(readConfig({ LOG_LEVEL: 'trace' }))
    const logged = Fastify({ logger: { ...(options as object), stream } })
    logged.post('/api/invitations/open', async ({ body }) => {
      const { token, contact } = body as { token: string; contact: string }
      return (await open(token, contact)).json()
    })
    const body = { token: hal.token, contact: 'hal@example.com' }
    await logged.inject({ method: 'POST', url: '/api/invitations/open', payload: body })
    await logged.inject({ method: 'POST', url: '/api/invitations/open', payload: { ...body, contact: 'x' } })
    await logged.close()
    expect(lines.join('')).toContain('/api/invitations/open')
    const counters = JSON.stringify(await db.select().from(rateLimits))
    for (const text of [lines.join(''), counters, await venue.everything()])
      expect(text).not.toContain(hal.token)
    expect(lines.join('')).not.toContain('hal@example.com')
  })
})

describe('an application', () => {
  let sent = 0
  const apply = async (invitation?: object, more: { position?: number; festivalId?: number } = {}) => {
    const { position = guide.id, festivalId = venue.home.id } = more
    const rawData = JSON.stringify(answersFor(position, { otherNotes: `No. ${++sent}` }))
    const reply = await venue.visitor.post('/api/applications/', { rawData, festivalId, invitation })
    expect(reply.json()).toEqual({ received: true })
    const [newest] = await db.select().from(applications).orderBy(desc(applications.id)).limit(1)
    expect(newest!.rawData).toBe(rawData)
    return newest!.returningUserId
  }

  test('by a personal link is marked with the person, each time', async () => {
    const ida = await invited('Ida')
    const key = { token: ida.token, contact: 'IDA@example.com' }
    expect(await apply(key)).toBe(ida.id)
    expect(await apply(key)).toBe(ida.id)
    expect(await apply()).toBeNull()
  })

  test('is taken unmarked when the link is not valid', async () => {
    const jo = await invited('Jo')
    const key = { token: jo.token, contact: 'jo@example.com' }
    expect(await apply({ ...key, contact: 'other@example.com' })).toBeNull()
    expect(await apply({ ...key, token: newInvitationToken() })).toBeNull()
    const other = await venue.festival('Elsewhere')
    const elf = await venue.position('Elf', { festivalId: other.id })
    expect(await apply(key, { position: elf.id, festivalId: other.id })).toBeNull()
    await closeSeason(venue, season.id, venue.clock.now)
    expect(await apply(key)).toBeNull()
    await closeSeason(venue, season.id, null)
    expect(await apply(key)).toBe(jo.id)
  })

  test('with anything else beside the link is refused', async () => {
    const kim = await invited('Kim')
    const body = { rawData: JSON.stringify(answersFor(guide.id)), festivalId: venue.home.id }
    const invitation = { token: kim.token, contact: 'kim@example.com', userId: kim.id }
    const before = await db.$count(applications)
    expect((await venue.visitor.post('/api/applications', { ...body, invitation })).statusCode).toBe(422)
    expect(await db.$count(applications)).toBe(before)
  })
})
