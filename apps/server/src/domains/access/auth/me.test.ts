import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { users } from '../../../platform/database/schema.ts'

const venue = await openVenue()

describe('whoAmI', () => {
  test('returns the username as plain text', async () => {
    const ash = await venue.person('Ash')
    const reply = await ash.get('/api/users/whoAmI')
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.body).toBe(ash.username)
  })

  test.each([
    ['without a session', {}],
    ['with an unknown token', { cookie: 'FM_TOKEN=made-up' }],
    ['with only the expiry cookie', { cookie: 'DEV_FM_SESS=9999999999999' }],
  ])('returns 401 %s', async (_when, headers: Record<string, string>) => {
    const reply = await venue.visitor.with(headers).get('/api/users/whoAmI')
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error).toMatchObject({ code: 'notSignedIn', message: 'Please login.' })
  })
})

describe('me', () => {
  test('is the person with festival, positions, their events and own pay rates', async () => {
    const ash = await venue.hire('Ash', 'Bog Actor')
    const me = (await ash.get('/api/users/me')).json()
    expect(me).toMatchObject({
      id: ash.id,
      username: ash.username,
      accessLvl: 0,
      festival: { id: venue.home.id, name: 'Dreadmoor' },
      positions: [{ name: 'Bog Actor', event: { name: 'Bog Actor event' } }],
      userPositions: [{ id: ash.positions[0]!.id, payrate: 15.25 }],
      passwordIsDefault: false,
      mustChangePassword: false,
    })
  })

  test('has nothing of the password but whether it must be changed', async () => {
    const ash = await venue.person('Ash', { accessLvl: 3 })
    const me = (await ash.get('/api/users/me')).json()
    const about = Object.keys(me).filter((key) => /password|hash|token|secret|badge/i.test(key))
    expect(about).toEqual(['passwordIsDefault', 'mustChangePassword'])
  })

  test("hides managers' notes and the Paychex id from the employee", async () => {
    const ash = await venue.person('Ash', { notes: 'late twice', paychexId: '123' })
    const reply = await ash.get('/api/users/me')
    expect(reply.json()).not.toHaveProperty('notes')
    expect(reply.json()).not.toHaveProperty('paychexId')
    expect(reply.body).not.toContain('late twice')
  })

  test('has null for the festival of a person without one', async () => {
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    expect((await ada.get('/api/users/me')).json()).toMatchObject({ festival: null, festivalId: null })
  })
})

describe('a person whose password was reset', () => {
  const someone = () => venue.person('Lena', { accessLvl: 1, mustChangePassword: true })

  test('may ask who they are, refresh and log out', async () => {
    const lena = await someone()
    expect((await lena.get('/api/users/me')).json()).toMatchObject({ mustChangePassword: true })
    expect((await lena.get('/api/users/whoAmI')).statusCode).toBe(200)
    expect((await lena.post('/api/users/refresh-login')).statusCode).toBe(200)
    expect((await lena.get('/api/users/logout')).statusCode).toBe(204)
  })

  test.each([
    ['GET', '/api/users'],
    ['GET', '/api/users/count'],
    ['GET', '/api/festivals'],
    ['GET', '/api/events'],
    ['GET', '/api/positions'],
    ['GET', '/api/applications'],
    ['GET', '/api/timeclock'],
    ['GET', '/api/timeclock/me'],
    ['GET', '/api/timeclock/count'],
    ['GET', '/api/audit'],
    ['GET', '/api/live'],
    ['POST', '/api/clockin'],
    ['POST', '/api/clockout'],
    ['POST', '/api/addTimeEntry'],
    ['PATCH', '/api/timeclock/1'],
    ['DELETE', '/api/timeclock/1'],
    ['PATCH', '/api/users/00000000-0000-4000-8000-000000000000'],
  ] as const)('must set a new one first at %s %s', async (method, url) => {
    const lena = await someone()
    const cookie = await venue.signIn(lena.id)
    const reply = await venue.app.inject({ method, url, headers: { cookie } })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().error.code).toBe('passwordChangeRequired')
  })

  test('can continue with the same session once it is set', async () => {
    const lena = await someone()
    const reply = await lena.post(`/api/users/${lena.id}/updatepassword`, { password: 'a new and long one' })
    expect(reply.statusCode).toBe(200)
    expect((await lena.get('/api/timeclock/me')).statusCode).toBe(200)
    expect((await lena.get('/api/users/me')).json()).toMatchObject({ mustChangePassword: false })
  })

  test('cannot bypass it by signing in again', async () => {
    const lena = await someone()
    const { cookies } = await venue.visitor.post('/api/users/login', {
      username: lena.username,
      password: PASSWORD,
    })
    const again = venue.visitor.with({ cookie: `FM_TOKEN=${cookies[0]!.value}` })
    expect((await again.get('/api/timeclock/me')).statusCode).toBe(403)
  })

  test('gets this refusal before the one for the access level', async () => {
    const ash = await venue.person('Ash')
    await venue.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, ash.id))
    expect((await ash.get('/api/users')).json().error.code).toBe('passwordChangeRequired')
  })
})
