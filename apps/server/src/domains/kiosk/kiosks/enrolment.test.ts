import { CODE_LETTERS } from '@nightshift/shared/one-time-code'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, kiosks } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const { db, visitor, home } = venue
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const chose = async (festivalId: number) =>
  visitor.with({ cookie: `${await venue.signIn(ada.id)}; FM_CUR_FEST=${festivalId}` })
const announce = vi.spyOn(venue.app.live, 'announce')
const MINUTE = 60_000

beforeEach(async () => {
  await db.$client.query('truncate kiosks, rate_limits, audit_log cascade')
  announce.mockClear()
})

async function add(name = 'Front gate', festivalId = home.id) {
  const reply = await ada.post('/api/kiosks', { name, festivalId })
  expect(reply.statusCode).toBe(200)
  return reply.json() as { id: number; code: string; expiresAt: string }
}
const enrol = (code: string, device = visitor) => device.post('/api/kiosks/enrol', { code })
const list = async (festivalId = home.id) => (await ada.get('/api/kiosks', { festivalId })).json()
const revoke = (id: number) => ada.delete(`/api/kiosks/${id}`)
const stored = async (id: number) => (await db.select().from(kiosks).where(eq(kiosks.id, id)))[0]!
const trail = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, entity, entityId, actorId }) => ({
    ...{ action, entity, entityId, actorId },
  }))
const wrong = (code: string) => (code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`)

/** A device as an enrolment leaves it. */
async function enrolled(name?: string, festivalId?: number) {
  const { id, code } = await add(name, festivalId)
  const reply = await enrol(code)
  expect(reply.statusCode).toBe(200)
  const token = reply.cookies[0]!.value
  return { id, token, reply, device: visitor.with({ cookie: `FM_KIOSK=${token}` }) }
}
const report = {
  release: '1.4.0',
  waitingPunches: 0,
  oldestWaitingAt: null,
  clockSkewMs: 0,
  storagePersisted: true,
}

describe('adding a kiosk', () => {
  test('issues a code of eight characters for ten minutes', async () => {
    const { code, expiresAt } = await add()
    expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{8}$`))
    expect(Date.parse(expiresAt)).toBe(venue.clock.now.getTime() + 10 * MINUTE)
    expect(announce.mock.calls).toEqual([[{ kind: 'kiosk', festivalId: home.id }]])
  })

  test('takes the chosen festival where none is named', async () => {
    const other = await venue.festival('Elsewhere')
    const { id } = (await (await chose(other.id)).post('/api/kiosks', { name: 'Gate' })).json()
    expect((await stored(id)).festivalId).toBe(other.id)
    await expectRefusal(venue, 'festivalRequired', () => ada.post('/api/kiosks', { name: 'Gate' }))
    await expectRefusal(venue, 'notFound', () =>
      ada.post('/api/kiosks', { name: 'Gate', festivalId: 2_000_000_000 }),
    )
  })

  test.each([{}, { name: ' ' }, { name: 'n'.repeat(61) }, { name: 'Gate', place: 'p'.repeat(101) }])(
    'refuses %j',
    async (body) => {
      const reply = await ada.post('/api/kiosks', { ...body, festivalId: home.id })
      expect(reply.json().error.code).toBe('invalidInput')
      expect(await db.$count(kiosks)).toBe(0)
    },
  )
})

describe('enrolling', () => {
  test('sets a token of the device, which the database has hashed, and audits all of it', async () => {
    const { id, token, reply } = await enrolled()
    expect(reply.json()).toEqual({
      id,
      name: 'Front gate',
      place: '',
      festivalId: venue.home.id,
      festivalName: 'Dreadmoor',
      timeZone: 'America/New_York',
      longestShiftHours: 14,
    })
    expect(reply.cookies).toMatchObject([
      { name: 'FM_KIOSK', path: '/api', httpOnly: true, sameSite: 'Strict' },
    ])
    expect(token).toHaveLength(43)
    expect(await venue.everything()).not.toContain(token)
    const row = { entity: 'kiosk', entityId: String(id) }
    expect(await trail()).toEqual([
      { ...row, action: 'create', actorId: ada.id },
      { ...row, action: 'enrol', actorId: null },
    ])
    expect(announce).toHaveBeenCalledTimes(2)
  })

  test('reads the code without regard to capitals, spaces and dashes', async () => {
    const { code } = await add()
    expect(await venue.everything()).not.toContain(code)
    expect((await enrol(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).statusCode).toBe(200)
  })

  test('a wrong, used, expired or revoked code is refused in the same words', async () => {
    const used = await add()
    await enrol(used.code)
    const revoked = await add()
    await revoke(revoked.id)
    const late = await add()
    const refuse = async ({ code }: { code: string }) => {
      await expectRefusal(venue, 'kioskCodeWrong', () => enrol(code))
      return (await enrol(code, visitor.from('198.51.100.7'))).body
    }
    const bodies = [await refuse({ code: wrong(used.code) }), await refuse(used), await refuse(revoked)]
    venue.wait(10 * MINUTE)
    bodies.push(await refuse(late))
    expect(new Set(bodies).size).toBe(1)
  })

  test('of several devices with one code at once, one becomes the kiosk', async () => {
    const { id, code } = await add()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => enrol(code, visitor.from(`198.51.100.${n}`))),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(403)])
    const winner = replies.find(({ statusCode }) => statusCode === 200)!
    const device = visitor.with({ cookie: `FM_KIOSK=${winner.cookies[0]!.value}` })
    expect((await device.post('/api/kiosk/sync', report)).json().kiosk.id).toBe(id)
    expect((await trail()).filter(({ action }) => action === 'enrol')).toHaveLength(1)
  })

  test('wrong codes must wait after five from one network; the right one never does', async () => {
    const { code } = await add()
    for (let n = 0; n < 5; n += 1) expect((await enrol(wrong(code))).statusCode).toBe(403)
    const details = await expectRefusal(venue, 'tooManyRequests', () => enrol(wrong(code)))
    expect(details).toEqual({ retryAfterMs: 1_000 })
    expect((await enrol(wrong(code), visitor.from('198.51.100.7'))).statusCode).toBe(403)
    expect((await enrol(code)).statusCode).toBe(200)
  })

  test('anew gives the device a new token and revokes the kiosk that it was', async () => {
    const first = await enrolled('Front gate')
    const other = await venue.festival('Elsewhere')
    const second = await add('Back gate', other.id)
    announce.mockClear()
    const reply = await enrol(second.code, first.device)
    expect(reply.cookies[0]!.value).not.toBe(first.token)
    expect(announce.mock.calls.map(([{ festivalId }]) => festivalId)).toEqual([other.id, home.id])
    expect((await stored(first.id)).revokedAt).toEqual(venue.clock.now)
    expect((await trail()).slice(-2)).toMatchObject([
      { action: 'enrol', entityId: String(second.id) },
      { action: 'revoke', entityId: String(first.id) },
    ])
  })
})

describe('revoking', () => {
  test('ends the token at once, keeps its hash for what waits on the device, and is idempotent', async () => {
    const { id, device } = await enrolled()
    announce.mockClear()
    expect((await revoke(id)).statusCode).toBe(204)
    await expectRefusal(venue, 'kioskRevoked', () => device.post('/api/kiosk/sync', report))
    await expectRefusal(venue, 'kioskRevoked', () => device.get('/api/kiosk/photos/0123456789abcdef'))
    expect((await stored(id)).tokenHash).not.toBeNull()
    const before = await venue.everything()
    expect((await revoke(id)).statusCode).toBe(204)
    expect(await venue.everything()).toBe(before)
    expect(announce.mock.calls).toEqual([[{ kind: 'kiosk', festivalId: home.id }]])
    expect((await trail()).map(({ action }) => action)).toEqual(['create', 'enrol', 'revoke'])
  })

  test('of an unknown kiosk is a 404', async () => {
    await expectRefusal(venue, 'notFound', () => revoke(2_000_000_000))
  })

  test('is audited with the name of the kiosk', async () => {
    const { id } = await add('Front gate')
    await revoke(id)
    const rows = (await ada.get('/api/audit', { festivalId: home.id, kind: 'kiosk' })).json()
    expect(rows).toMatchObject([
      { action: 'revoke', subject: 'Front gate' },
      { action: 'create', subject: 'Front gate', after: { name: 'Front gate', place: '' } },
    ])
  })
})

test('the list has those in use first and revoked ones last, without those that nobody ever enrolled', async () => {
  const revoked = await enrolled('Attic')
  await revoke(revoked.id)
  const never = await add('Barn')
  await revoke(never.id)
  const late = await add('Cellar')
  venue.wait(10 * MINUTE)
  const admin = await venue.person('Bo', { accessLvl: 3 })
  const pending = await add('Dungeon')
  const { id } = await enrolled('Entrance')
  await add('Elsewhere', (await venue.festival('Elsewhere')).id)
  const rows = (await admin.get('/api/kiosks', { festivalId: home.id })).json()
  expect(rows.map((row: { id: number; state: string }) => [row.id, row.state])).toEqual([
    [id, 'enrolled'],
    [late.id, 'codeExpired'],
    [pending.id, 'codeIssued'],
    [revoked.id, 'revoked'],
  ])
  expect(rows).toEqual(await list())
  expect((await (await chose(home.id)).get('/api/kiosks')).json()).toEqual(rows)
})

describe('where only enrolled kiosks count', () => {
  const patch = (id: number, changes: object) => ada.patch(`/api/festivals/${id}`, changes)

  test('the switch goes on without one, and the last one is revoked, only by who says so', async () => {
    const { id: festivalId } = await venue.festival('Badges only')
    const onlyEnrolledKiosks = true
    await add('Not set up', festivalId)
    await expectRefusal(venue, 'noKioskEnrolled', () => patch(festivalId, { onlyEnrolledKiosks }))
    const [one, two] = [await enrolled('One', festivalId), await enrolled('Two', festivalId)]
    expect((await patch(festivalId, { onlyEnrolledKiosks })).statusCode).toBe(200)
    expect((await revoke(one.id)).statusCode).toBe(204)
    await expectRefusal(venue, 'noKioskEnrolled', () => revoke(two.id))
    expect((await ada.delete(`/api/kiosks/${two.id}?noKiosk=true`)).statusCode).toBe(204)
    expect((await patch(festivalId, { onlyEnrolledKiosks: false })).statusCode).toBe(200)
    expect((await patch(festivalId, { onlyEnrolledKiosks, noKiosk: true })).statusCode).toBe(200)
  })
})
