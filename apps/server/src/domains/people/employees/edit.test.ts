import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

const stored = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]!

describe('the employee form', () => {
  test('is stored trimmed, with empty strings and the Paychex ID 000 for empty fields', async () => {
    const ash = await venue.person('Ash', { email: 'old@example.com', paychexId: '7', middleName: 'B' })
    const form = {
      firstName: ' Ash ',
      middleName: ' ',
      lastName: ' Graves\n',
      email: '',
      phone: ' 845-555-0100 ',
      paychexId: ' ',
      username: ` ${ash.username.toUpperCase()} `,
      emergencyContact: ' Rowan Graves ',
      emergencyRelation: ' sibling ',
      emergencyPhone: '   ',
    }
    const expected = {
      firstName: 'Ash',
      middleName: '',
      lastName: 'Graves',
      email: '',
      phone: '845-555-0100',
      paychexId: '000',
      username: ash.username.toUpperCase(),
      emergencyContact: 'Rowan Graves',
      emergencyRelation: 'sibling',
      emergencyPhone: '',
    }
    const reply = await mara.patch(`/api/users/${ash.id}`, form)
    expect(reply.json()).toMatchObject(expected)
    expect(await stored(ash.id)).toMatchObject(expected)
  })

  test('trims the email too', async () => {
    const ash = await venue.person('Ash')
    const reply = await mara.patch(`/api/users/${ash.id}`, { email: ' ash@example.com ' })
    expect(reply.json().email).toBe('ash@example.com')
    expect((await mara.patch(`/api/users/${ash.id}`, { email: '  ' })).json().email).toBe('')
  })

  test('changes only the fields that it names', async () => {
    const ash = await venue.person('Ash', { phone: '1', notes: 'Good scares.' })
    const { updatedAt, ...before } = await stored(ash.id)
    const reply = await lena.patch(`/api/users/${ash.id}`, { phone: '2' })
    expect(reply.statusCode).toBe(200)
    const { updatedAt: touched, ...after } = await stored(ash.id)
    expect(after).toEqual({ ...before, phone: '2' })
    expect(touched > updatedAt).toBe(true)
  })

  test('may include the access level when it is unchanged', async () => {
    const ash = await venue.person('Ash')
    const reply = await lena.patch(`/api/users/${ash.id}`, { firstName: 'Ashley', accessLvl: 0 })
    expect(reply.json()).toMatchObject({ firstName: 'Ashley', accessLvl: 0 })
    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, ash.id))
    expect(trail.map(({ after }) => after)).toEqual([{ firstName: 'Ashley' }])
    expect((await lena.patch(`/api/users/${lena.id}`, { phone: '3', accessLvl: 1 })).statusCode).toBe(200)
  })

  test('without fields changes nothing', async () => {
    const ash = await venue.person('Ash')
    const before = await venue.everything()
    expect((await lena.patch(`/api/users/${ash.id}`, {})).statusCode).toBe(200)
    expect(await venue.everything()).toBe(before)
  })

  test('keeps notes as typed', async () => {
    const ash = await venue.person('Ash')
    const notes = '  Two lines,\n <b>as typed</b>  '
    expect((await lena.patch(`/api/users/${ash.id}`, { notes })).json().notes).toBe(notes)
    expect((await stored(ash.id)).notes).toBe(notes)
  })
})

describe('the audit row', () => {
  test('has only the changed fields', async () => {
    const ash = await venue.person('Ash')
    await ada.patch(`/api/users/${ash.id}`, { accessLvl: 1, paychexId: '31', phone: '4' })
    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, ash.id))
    expect(trail).toMatchObject([{ actorId: ada.id, festivalId: venue.home.id }])
    expect(trail[0]?.before).toEqual({ accessLvl: 0, paychexId: '000', phone: '' })
    expect(trail[0]?.after).toEqual({ accessLvl: 1, paychexId: '31', phone: '4' })
  })

  test('has the seasons before and whether they may come back', async () => {
    const ash = await venue.person('Ash')
    const changes = { seasonsBefore: 4, mayReturn: false }
    expect((await mara.patch(`/api/users/${ash.id}`, changes)).json()).toMatchObject(changes)
    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, ash.id))
    expect(trail.map(({ before, after }) => [before, after])).toEqual([
      [{ seasonsBefore: 0, mayReturn: true }, changes],
    ])
  })
})

describe('an edit of a stale version', () => {
  test('is refused when it sends the version that it read', async () => {
    const ash = await venue.person('Ash')
    const seen = (await mara.get('/api/users', { filter: { where: { id: ash.id } } })).json()[0]
    const { updatedAt } = seen
    const fresh = await mara.patch(`/api/users/${ash.id}`, { phone: '5', updatedAt })
    expect(fresh.statusCode).toBe(200)
    await expectRefusal(venue, 'changedMeanwhile', () =>
      lena.patch(`/api/users/${ash.id}`, { phone: '6', updatedAt }),
    )
    const next = await lena.patch(`/api/users/${ash.id}`, { phone: '6', updatedAt: fresh.json().updatedAt })
    expect(next.statusCode).toBe(200)
  })

  test('is refused to all but one of concurrent edits', async () => {
    const ash = await venue.person('Ash')
    const updatedAt = ash.updatedAt.toISOString()
    const edits = Array.from({ length: 8 }, (_, n) =>
      lena.patch(`/api/users/${ash.id}`, { phone: String(n), updatedAt }),
    )
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })
})

test.each([
  ['no festival', { festivalId: null }],
  ['password', { password: 'sesame-open' }],
  ['passwordHash', { passwordHash: 'x' }],
  ['passwordIsDefault', { passwordIsDefault: false }],
  ['mustChangePassword', { mustChangePassword: false }],
  ['id', { id: '00000000-0000-4000-8000-000000000000' }],
  ['positions', { positions: [] }],
  ['userPositions', { userPositions: [] }],
  ['photoVersion', { photoVersion: 'x' }],
  ['applicationId', { applicationId: 1 }],
  ['createdAt', { createdAt: '2024-01-01T00:00:00.000Z' }],
  ['an empty first name', { firstName: ' ' }],
  ['an empty last name', { lastName: '' }],
  ['an empty username', { username: ' ' }],
  ['an invalid email', { email: 'ash' }],
  ['an email with a line break', { email: 'ash@example.com\nBcc: all@example.com' }],
  ['a level of 4', { accessLvl: 4 }],
  ['a level of -1', { accessLvl: -1 }],
  ['a level as text', { accessLvl: '3' }],
  ['isActive as text', { isActive: 'false' }],
  ['seasons before below 0', { seasonsBefore: -1 }],
  ['more seasons before than a person works', { seasonsBefore: 81 }],
  ['half a season before', { seasonsBefore: 1.5 }],
  ['mayReturn as text', { mayReturn: 'yes' }],
  ['overlong notes', { notes: 'n'.repeat(4001) }],
  ['a NUL', { notes: 'a\0b' }],
  ['a lone surrogate', { emergencyContact: '\udc00' }],
  ['null for a name', { firstName: null }],
  ['a list', [{ firstName: 'Ash' }]],
])('%s is refused with an error object, also for administrators', async (_, body) => {
  const ash = await venue.person('Ash')
  await expectRefusal(venue, 'invalidInput', () => ada.patch(`/api/users/${ash.id}`, body))
})
