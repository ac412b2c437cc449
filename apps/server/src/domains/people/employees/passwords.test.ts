import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { auditLog, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

const signIn = (username: string, password: string) =>
  venue.visitor.post('/api/users/login', { username, password })
const trailOf = (id: string) => venue.db.select().from(auditLog).where(eq(auditLog.entityId, id))
const stored = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]!

describe('a reset', () => {
  test('returns the default password, which works from then on, and the old one does not', async () => {
    const ash = await venue.person('Ash', { firstName: 'Mary Ann' })
    const reply = await lena.post(`/api/users/${ash.id}/resetpassword`)
    expect(reply.json()).toEqual({ password: 'maryanngraves' })
    expect((await signIn(ash.username, 'maryanngraves')).statusCode).toBe(200)
    expect((await signIn(ash.username, PASSWORD)).statusCode).toBe(401)
    expect(await stored(ash.id)).toMatchObject({ passwordIsDefault: true, mustChangePassword: false })
  })

  test("ends the person's sessions and is audited, without the password", async () => {
    const ash = await venue.person('Ash')
    await lena.post(`/api/users/${ash.id}/resetpassword`)
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
    const trail = await trailOf(ash.id)
    expect(trail).toMatchObject([{ actorId: lena.id, action: 'resetPassword', before: null, after: null }])
  })

  test('makes people with rights choose a new password first', async () => {
    const lou = await venue.person('Lou', { accessLvl: 1 })
    await mara.post(`/api/users/${lou.id}/resetpassword`)
    const back = venue.visitor.with({ cookie: await venue.signIn(lou.id) })
    await expectRefusal(venue, 'passwordChangeRequired', () => back.get('/api/users'))
    expect((await back.get('/api/users/me')).json().mustChangePassword).toBe(true)
    await expectRefusal(venue, 'passwordIsDefault', () =>
      back.post(`/api/users/${lou.id}/updatepassword`, { password: 'lou graves' }),
    )
    const password = 'something-else'
    expect((await back.post(`/api/users/${lou.id}/updatepassword`, { password })).statusCode).toBe(200)
    expect((await back.get('/api/users')).statusCode).toBe(200)
  })

  test('is not for oneself, those of the same level or above, or other festivals', async () => {
    const lou = await venue.person('Lou', { accessLvl: 1 })
    const ash = await venue.person('Ash')
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    const reset = (who: typeof lena, id: string) => () => who.post(`/api/users/${id}/resetpassword`)
    await expectRefusal(venue, 'notOnYourself', reset(lena, lena.id))
    await expectRefusal(venue, 'notOnYourself', reset(ada, ada.id))
    await expectRefusal(venue, 'outranked', reset(lena, lou.id))
    await expectRefusal(venue, 'outranked', reset(lena, mara.id))
    await expectRefusal(venue, 'notFound', reset(mara, stranger.id))
    await expectRefusal(venue, 'forbidden', reset(ash, lou.id))
  })

  test('between administrators is allowed', async () => {
    const bea = await venue.person('Bea', { accessLvl: 3 })
    expect((await ada.post(`/api/users/${bea.id}/resetpassword`)).json().password).toBe('beagraves')
    expect((await stored(bea.id)).mustChangePassword).toBe(true)
  })
})

describe('a default password', () => {
  const add = async (accessLvl: number) => {
    const username = `bea-${accessLvl}-${Date.now()}`
    const person = { firstName: 'Bea', lastName: 'Hollow', username, accessLvl, festivalId: venue.home.id }
    return (await ada.post('/api/users/signup', person)).json()
  }
  const signedIn = async ({ username }: { username: string }) => {
    const { cookies } = await signIn(username, 'beahollow')
    return venue.visitor.with({ cookie: `FM_TOKEN=${cookies[0]!.value}` })
  }

  test.each([1, 2, 3])('of a new person of level %i must be changed first', async (level) => {
    const bea = await add(level)
    const browser = await signedIn(bea)
    await expectRefusal(venue, 'passwordChangeRequired', () => browser.get('/api/users'))
    const password = 'something-else'
    expect((await browser.post(`/api/users/${bea.id}/updatepassword`, { password })).statusCode).toBe(200)
    expect((await browser.get('/api/users')).statusCode).toBe(200)
  })

  test('must be changed after a promotion', async () => {
    const bea = await add(0)
    const browser = await signedIn(bea)
    expect((await browser.get('/api/timeclock/me')).statusCode).toBe(200)
    await ada.patch(`/api/users/${bea.id}`, { accessLvl: 1 })
    await expectRefusal(venue, 'passwordChangeRequired', () => browser.get('/api/timeclock/me'))
  })

  test('need not be changed after a promotion when it was already replaced', async () => {
    const ash = await venue.person('Ash')
    await ada.patch(`/api/users/${ash.id}`, { accessLvl: 2 })
    expect((await ash.get('/api/users')).statusCode).toBe(200)
  })
})

describe('a new password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const ash = await venue.person('Ash')
    const phone = venue.visitor.with({ cookie: await venue.signIn(ash.id) })
    const reply = await ash.post(`/api/users/${ash.id}/updatepassword`, { password: 'a new secret' })
    expect(reply.statusCode).toBe(200)
    expect((await ash.get('/api/users/me')).json().passwordIsDefault).toBe(false)
    expect((await phone.get('/api/users/me')).statusCode).toBe(401)
    expect(await trailOf(ash.id)).toMatchObject([{ actorId: ash.id, action: 'changePassword', after: null }])
  })

  test('ignores whitespace, on setting and on signing in', async () => {
    const ash = await venue.person('Ash')
    await ash.post(`/api/users/${ash.id}/updatepassword`, { password: ' a new\tsecret\u00a0' })
    expect((await signIn(ash.username, 'anewsecret')).statusCode).toBe(200)
    expect((await signIn(ash.username, 'a new secret')).statusCode).toBe(200)
    expect((await signIn(ash.username, PASSWORD)).statusCode).toBe(401)
  })

  test('has 8 characters or more after whitespace is stripped', async () => {
    const ash = await venue.person('Ash')
    for (const password of ['', '1234567', '  1234567  ', '1 2 3 4 5 6 7', ' '.repeat(20)]) {
      await expectRefusal(venue, 'passwordTooShort', () =>
        ash.post(`/api/users/${ash.id}/updatepassword`, { password }),
      )
    }
    const eight = await ash.post(`/api/users/${ash.id}/updatepassword`, { password: '12345678' })
    expect(eight.statusCode).toBe(200)
  })

  test('is not the default one', async () => {
    const ash = await venue.person('Ashley')
    await expectRefusal(venue, 'passwordIsDefault', () =>
      ash.post(`/api/users/${ash.id}/updatepassword`, { password: 'ashley graves' }),
    )
  })

  test('is set by its owner alone, whatever the level of others', async () => {
    const ash = await venue.person('Ash')
    for (const actor of [ada, mara, lena]) {
      await expectRefusal(venue, 'notFound', () =>
        actor.post(`/api/users/${ash.id}/updatepassword`, { password: 'a new secret' }),
      )
    }
  })

  test.each([
    {},
    { password: 12345678 },
    { password: ['12345678'] },
    { password: 'x'.repeat(201) },
    { password: 'a\0secret8' },
  ])('is a string, not %j', async (body) => {
    const ash = await venue.person('Ash')
    await expectRefusal(venue, 'invalidInput', () => ash.post(`/api/users/${ash.id}/updatepassword`, body))
  })
})
