import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, festivals, seasonInvitations } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { closeSeason, openNextSeason } from './testing/second-season.ts'

const venue = await openVenue()
const { db } = venue
const season = await openNextSeason(venue, venue.home)
venue.clock.now = new Date('2025-03-01T12:00:00Z')
const mara = await venue.person('Mara', { accessLvl: 2 })

async function veteran(firstName: string, settings: Parameters<typeof venue.person>[1] = {}) {
  const person = await venue.person(firstName, { email: `${firstName}@example.com`, ...settings })
  await venue.shift(person.id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z')
  return person
}
const invite = (...userIds: string[]) => mara.post(`/api/festivals/${venue.home.id}/invitations`, { userIds })
const tokensOf = (reply: Awaited<ReturnType<typeof invite>>): string[] =>
  reply.json().invited.map(({ token }: { token: string }) => token)

const set = (changes: Partial<typeof festivals.$inferInsert>) =>
  db.update(festivals).set(changes).where(eq(festivals.id, venue.home.id))
beforeEach(async () => {
  await set({ enableApps: true, hostName: 'dreadmoor.example', brand: 'dreadmoor' })
  await closeSeason(venue, season.id, null)
})

describe('invitations', () => {
  test('have a random token each, which is stored as a hash only', async () => {
    const [ash, bo] = [await veteran('Ash', { phone: '845-555-0101' }), await veteran('Bo')]
    const reply = await invite(ash.id, bo.id)
    expect(reply.json()).toEqual({
      host: 'dreadmoor.example',
      invited: ['Ash', 'Bo'].map((firstName) => ({
        firstName,
        lastName: 'Graves',
        email: `${firstName}@example.com`,
        phone: firstName === 'Ash' ? '845-555-0101' : '',
        token: expect.stringMatching(/^[\w-]{43}$/),
      })),
    })
    const tokens = tokensOf(reply)
    expect(new Set(tokens).size).toBe(2)
    const stored = await venue.everything()
    for (const token of tokens) {
      expect(stored).not.toContain(token)
      expect(stored).toContain(createHash('sha256').update(token).digest('hex'))
    }
    const invited = (await mara.get(`/api/festivals/${venue.home.id}/crew`)).json()
    expect(invited.find(({ id }: { id: string }) => id === ash.id).invitedAt).toBe(
      venue.clock.now.toISOString(),
    )
  })

  test('are audited with their count and ids, without tokens or contact data', async () => {
    const cy = await veteran('Cy')
    await invite(cy.id)
    const [row] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'season'), eq(auditLog.action, 'invite')))
      .orderBy(desc(auditLog.id))
    expect(row).toMatchObject({
      actorId: mara.id,
      festivalId: venue.home.id,
      entityId: String(season.id),
      before: null,
      after: { count: 1, userIds: [cy.id] },
    })
  })

  test('made again leave the earlier ones valid', async () => {
    const dee = await veteran('Dee')
    const tokens = [...tokensOf(await invite(dee.id)), ...tokensOf(await invite(dee.id, dee.id))]
    expect(tokens).toHaveLength(2)
    for (const token of tokens) {
      const reply = await venue.visitor.post('/api/invitations/open', { token, contact: 'dee@example.com' })
      expect(reply.statusCode).toBe(200)
    }
  })

  test('leave out people who cannot be invited, whoever they are', async () => {
    const eve = await veteran('Eve')
    const unreachable = await veteran('Fay', { email: '' })
    const bad = await veteran('Gil', { mayReturn: false })
    const applied = await veteran('Hal')
    await venue.application({ returningUserId: applied.id })
    const elsewhere = await venue.festival('Elsewhere')
    const foreign = await veteran('Ida', { festivalId: elsewhere.id })
    const nobody = '00000000-0000-4000-8000-000000000000'
    const reply = await invite(eve.id, unreachable.id, bad.id, applied.id, foreign.id, nobody)
    expect(reply.json().invited).toMatchObject([{ firstName: 'Eve' }])
    const none = await invite(bad.id)
    expect(none.json().invited).toEqual([])
  })

  test.each([[[]], [['x']], [undefined], [Array(5001).fill(mara.id)]])('need ids: %#', async (userIds) => {
    const reply = await mara.post(`/api/festivals/${venue.home.id}/invitations`, { userIds })
    expect(reply.statusCode).toBe(422)
  })
})

const jo = await veteran('Jo')

test("an invitation leads to the festival's own host, whatever its brand", async () => {
  await venue.festival('Somebody else', { hostName: 'other.example', brand: 'dreadmoor' })
  for (const brand of ['dreadmoor', 'gallows', '']) {
    await set({ brand })
    expect((await invite(jo.id)).json().host).toBe('dreadmoor.example')
  }
})

describe('an invitation is refused, with what to do first,', () => {
  test('while the current season is closed', async () => {
    await closeSeason(venue, season.id, venue.clock.now)
    await expectRefusal(venue, 'inviteNeedsSeason', () => invite(jo.id))
  })

  test('while the festival takes no applications', async () => {
    await set({ enableApps: false })
    await expectRefusal(venue, 'inviteNeedsApplications', () => invite(jo.id))
  })

  test('without a public site', async () => {
    await venue.festival('Other brand', { hostName: 'brand.example', brand: 'dreadmoor' })
    await set({ hostName: null })
    await expectRefusal(venue, 'inviteNeedsSite', () => invite(jo.id))
  })
})

test('housekeeping deletes the invitations of seasons that are closed or not current', async () => {
  const kim = await veteran('Kim')
  await invite(kim.id)
  const other = await venue.festival('Elsewhere')
  const row = (name: string, seasonId: number) => ({
    tokenHash: Buffer.from(name),
    seasonId,
    userId: kim.id,
    createdAt: venue.clock.now,
  })
  await db
    .insert(seasonInvitations)
    .values([row('earlier', venue.home.seasonId), row('open', other.seasonId)])
  const held = () =>
    db
      .selectDistinct({ seasonId: seasonInvitations.seasonId })
      .from(seasonInvitations)
      .where(eq(seasonInvitations.userId, kim.id))
      .orderBy(seasonInvitations.seasonId)
  await deleteExpired(db, venue.clock.now)
  expect(await held()).toEqual([{ seasonId: season.id }, { seasonId: other.seasonId }])
  await closeSeason(venue, season.id, venue.clock.now)
  await deleteExpired(db, venue.clock.now)
  expect(await held()).toEqual([{ seasonId: other.seasonId }])
})
