import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { auditLog, badges, users } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

type Someone = { id: string }
const replace = (who: Person, { id }: Someone) => who.post(`/api/users/${id}/replacebadge`)
const historyOf = async ({ id }: Someone, reader: Person = lena) =>
  (await reader.get(`/api/users/${id}/badges`)).json()
const current = async (reader: Person, query = {}) => (await reader.get('/api/badges', query)).json()
const scan = async (badgeCode: string, more: object = {}) =>
  (await venue.visitor.post('/api/badgescan', { badgeCode, ...more })).json()

describe('a first badge', () => {
  test('has the id of the person and serial 1, and nobody issued it', async () => {
    const ash = await venue.person('Ash')
    const first = { userId: ash.id, code: badgeCodeOf(ash.id), serial: 1, issuedBy: null, replacedAt: null }
    expect(await historyOf(ash)).toEqual([{ ...first, issuedAt: ash.createdAt.toISOString() }])
  })
})

describe('a replaced badge', () => {
  test('gives way to one with an id and a serial of its own', async () => {
    const ash = await venue.person('Ash')
    const reply = await replace(lena, ash)
    const now = venue.clock.now.toISOString()
    expect(reply.json()).toEqual({
      userId: ash.id,
      code: expect.stringMatching(/^FM-BADGE:[0-9a-f-]{36}:NIGHTSHIFT$/),
      serial: 2,
      issuedAt: now,
      issuedBy: { firstName: 'Lena', lastName: 'Graves' },
      replacedAt: null,
    })
    expect(reply.json().code).not.toBe(badgeCodeOf(ash.id))
    expect(await historyOf(ash)).toMatchObject([
      reply.json(),
      { serial: 1, code: badgeCodeOf(ash.id), replacedAt: now },
    ])
  })

  test('is refused by the kiosk at once, and the new one continues the shift', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const first = badgeCodeOf(ash.id)
    const { timesheetId } = await scan(first)
    venue.wait(60_000)
    const { code } = (await replace(lena, ash)).json()
    const refused = { success: false, message: 'This badge was replaced' }
    const before = await venue.everything()
    for (const more of [{}, { upId: ash.positions[0]!.id }, { timesheetId, cashTips: 1 }])
      expect(await scan(first, more)).toEqual(refused)
    expect(await venue.everything()).toBe(before)
    expect(await scan(code)).toMatchObject({ success: true, clockedOut: true, timesheetId })

    const { code: third } = (await replace(lena, ash)).json()
    expect(await scan(code)).toEqual(refused)
    venue.wait(60_000)
    expect(await scan(third)).toMatchObject({ success: true, clockedIn: true })
  })

  test('of an inactive person is not known, as their current one', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { code } = (await replace(lena, ash)).json()
    await lena.patch(`/api/users/${ash.id}`, { isActive: false })
    for (const each of [badgeCodeOf(ash.id), code])
      expect(await scan(each)).toEqual({ success: false, message: 'This badge is not known.' })
  })

  test('still has the answer of a punch that was made before, under its idempotency key', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const kiosk = venue.visitor.with({ 'idempotency-key': crypto.randomUUID() })
    const body = { badgeCode: badgeCodeOf(ash.id) }
    const first = await kiosk.post('/api/badgescan', body)
    await replace(lena, ash)
    expect((await kiosk.post('/api/badgescan', body)).body).toBe(first.body)
    const again = venue.visitor.with({ 'idempotency-key': crypto.randomUUID() })
    expect((await again.post('/api/badgescan', body)).json()).toMatchObject({ success: false })
  })

  test('counts as an unknown one for the rate limit', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { code } = (await replace(lena, ash)).json()
    const kiosk = venue.visitor.from('10.4.0.1')
    const statusOf = async (badgeCode: string) =>
      (await kiosk.post('/api/badgescan', { badgeCode })).statusCode
    for (let n = 0; n < 10; n += 1) expect(await statusOf(badgeCodeOf(ash.id))).toBe(200)
    expect(await statusOf(badgeCodeOf(ash.id))).toBe(429)
    expect(await statusOf(code)).toBe(200)
  })
})

describe('replacing a badge', () => {
  test('is audited with the serials, without a badge code', async () => {
    const ash = await venue.person('Ash')
    const { code } = (await replace(mara, ash)).json()
    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, ash.id))
    expect(trail).toMatchObject([
      {
        ...{ actorId: mara.id, festivalId: venue.home.id, action: 'replace', entity: 'badge' },
        ...{ before: { serial: 1 }, after: { serial: 2 } },
      },
    ])
    expect(JSON.stringify(trail)).not.toContain(code.split(':')[1])
    const [row] = (await ada.get('/api/audit', { festivalId: String(venue.home.id), limit: '1' })).json()
    expect(row).toMatchObject({ entity: 'badge', subject: 'Ash Graves' })
  })

  test('is announced to open pages', async () => {
    const announced: unknown[] = []
    const { announce } = venue.app.live
    venue.app.live.announce = (event) => announced.push(event)
    await replace(lena, await venue.person('Ash')).finally(() => {
      venue.app.live.announce = announce
    })
    expect(announced).toEqual([{ kind: 'employee', festivalId: venue.home.id }])
  })

  test('twice at once leaves one current badge', async () => {
    const ash = await venue.person('Ash')
    const replies = await Promise.all([replace(lena, ash), replace(mara, ash), replace(ada, ash)])
    expect(replies.map((reply) => reply.json().serial).sort()).toEqual([2, 3, 4])
    const history = await historyOf(ash)
    expect(history.map(({ replacedAt }: { replacedAt: string | null }) => replacedAt === null)).toEqual([
      ...[true, false, false, false],
    ])
  })

  test('is allowed on oneself, also without a festival', async () => {
    const bea = await venue.person('Bea', { accessLvl: 1, festivalId: null })
    for (const who of [lena, ada, bea]) {
      expect((await replace(who, who)).json()).toMatchObject({ serial: 2, issuedBy: { lastName: 'Graves' } })
      expect(await historyOf(who, who)).toHaveLength(2)
    }
  })

  test('is refused for people of the same level or above, of other festivals and who have left', async () => {
    const [ash, lou] = [await venue.person('Ash'), await venue.person('Lou', { accessLvl: 1 })]
    const gone = await venue.person('Gone', { isActive: false })
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    await expectRefusal(venue, 'outranked', () => replace(lena, lou))
    await expectRefusal(venue, 'outranked', () => replace(lena, mara))
    await expectRefusal(venue, 'notFound', () => replace(lena, gone))
    await expectRefusal(venue, 'notFound', () => replace(mara, stranger))
    await expectRefusal(venue, 'forbidden', () => replace(ash, ash))
    await expectRefusal(venue, 'notSignedIn', () => venue.visitor.post(`/api/users/${ash.id}/replacebadge`))
    await expectRefusal(venue, 'notFound', () => ada.post('/api/users/not-an-id/replacebadge'))
  })
})

describe('the current badges', () => {
  const ownersOf = (list: { userId: string }[]) => list.map(({ userId }) => userId)

  test('are one for each active person of the festival', async () => {
    const [ash, gone] = [await venue.person('Ash'), await venue.person('Gone', { isActive: false })]
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    const { code } = (await replace(lena, ash)).json()
    const list = await current(lena)
    expect(list).toContainEqual(expect.objectContaining({ userId: ash.id, code, serial: 2 }))
    const active = await venue.db.$count(users, eq(users.festivalId, venue.home.id))
    expect(new Set(ownersOf(list)).size).toBe(list.length)
    expect(list.length).toBeLessThan(active)
    expect(ownersOf(list)).not.toEqual(expect.arrayContaining([gone.id]))
    expect(ownersOf(list)).not.toEqual(expect.arrayContaining([stranger.id]))
    expect(await current(lena, { festivalId: String(other.id) })).toEqual([])
  })

  test('of a festival have those of people without one for administrators, who see them in the list', async () => {
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    const festivalId = String(other.id)
    expect(ownersOf(await current(ada, { festivalId }))).toEqual(
      expect.arrayContaining([stranger.id, ada.id]),
    )
    expect(ownersOf(await current(ada, { festivalId }))).not.toContain(lena.id)
    const rhea = await venue.person('Rhea', { accessLvl: 2, festivalId: null })
    const owners = ownersOf(await current(rhea, { festivalId }))
    expect(owners).toContain(stranger.id)
    expect(owners).not.toContain(ada.id)
  })
})

test('the database refuses a second current badge', async () => {
  const ash = await venue.person('Ash')
  const second = { userId: ash.id, serial: 2, issuedAt: venue.clock.now }
  await expect(venue.db.insert(badges).values(second)).rejects.toMatchObject({
    cause: { constraint: 'one_current_badge_per_user' },
  })
})
