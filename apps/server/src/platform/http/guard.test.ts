import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue, type Person } from '../../../test/testing/venue.ts'
import { guardRoutes } from './guard.ts'

const venue = await openVenue()
const ourselves = { host: 'staff.example.com' }
const write = (person: Person, headers: Record<string, string>) =>
  person.with({ ...ourselves, ...headers }).patch(`/api/users/${person.id}`, { phone: '845-555-0101' })

describe('a write', () => {
  test.each([
    ['an Origin of another host', { origin: 'https://evil.example' }],
    ['an Origin of a neighbouring host', { origin: 'https://shop.example.com' }],
    ['an Origin of another port', { origin: 'https://staff.example.com:8443' }],
    ['the Origin "null" of a sandboxed frame', { origin: 'null' }],
    ['an Origin that only begins like ours', { origin: 'https://staff.example.com.evil.example' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    [
      'our Origin, but from another site',
      { origin: 'https://staff.example.com', 'sec-fetch-site': 'cross-site' },
    ],
  ])('with %s is refused and changes nothing', async (_what, headers: Record<string, string>) => {
    const ash = await venue.person('Ash')
    const before = await venue.everything()
    const reply = await write(ash, headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().error.code).toBe('crossSite')
    expect(await venue.everything()).toBe(before)
  })

  test.each([
    ['no header at all, which is no browser', {}],
    ['our own Origin', { origin: 'https://staff.example.com' }],
    ['our own Origin in capitals', { origin: 'https://STAFF.example.com' }],
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['Sec-Fetch-Site: none, from the address bar', { 'sec-fetch-site': 'none' }],
  ])('with %s passes', async (_what, headers: Record<string, string>) => {
    expect((await write(await venue.person('Ash'), headers)).statusCode).toBe(200)
  })

  test('in plain text, as another site can send one, clocks nobody in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const elsewhere = ash.with({ ...ourselves, origin: 'https://evil.example' })
    expect((await elsewhere.post('/api/clockin', String(ash.positions[0]!.id))).statusCode).toBe(403)
    expect((await ash.get('/api/timeclock/me')).json()).toEqual([])
  })

  test('to an open call is refused from elsewhere as well', async () => {
    const elsewhere = venue.visitor.with({ ...ourselves, origin: 'https://evil.example' })
    const credentials = { username: 'a', password: 'b' }
    expect((await elsewhere.post('/api/users/login', credentials)).statusCode).toBe(403)
    expect((await elsewhere.post('/api/badgescan', { badgeCode: 'x' })).statusCode).toBe(403)
  })

  test('may come through a trusted proxy that names our host', async () => {
    const ash = await venue.person('Ash')
    const headers = {
      cookie: await venue.signIn(ash.id),
      host: 'inside:3000',
      'x-forwarded-host': 'staff.example.com',
      origin: 'https://staff.example.com',
    }
    const behindProxy = await secondServer(venue, { TRUST_PROXY: 'true' })
    const clockOut = { method: 'POST', url: '/api/clockout', headers } as const
    expect((await behindProxy.inject(clockOut)).statusCode).toBe(409)
    // Nobody is believed without it: the header is the caller's own.
    expect((await venue.app.inject(clockOut)).statusCode).toBe(403)
  })
})

describe('reading', () => {
  test('from another site is no write, so it is answered', async () => {
    const ash = await venue.person('Ash')
    const elsewhere = ash.with({
      ...ourselves,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    const reply = await elsewhere.get('/api/users/whoAmI')
    expect(reply.statusCode).toBe(200)
    // The browser keeps the answer from the other site, because nothing allows it.
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each(['/api/users/logout', '/api/users/logout/', '/api/users/logout?x=1'])(
    'from another site does not log out by %s',
    async (path) => {
      const ash = await venue.person('Ash')
      const reply = await ash.with({ 'sec-fetch-site': 'cross-site' }).get(path)
      expect(reply.statusCode).toBe(403)
      expect(reply.cookies).toEqual([])
      expect((await ash.get('/api/users/whoAmI')).statusCode).toBe(200)
    },
  )

  test('from ourselves does', async () => {
    const ash = await venue.person('Ash')
    expect((await ash.with({ 'sec-fetch-site': 'same-origin' }).get('/api/users/logout')).statusCode).toBe(
      204,
    )
    expect((await ash.get('/api/users/whoAmI')).statusCode).toBe(401)
  })
})

describe('a call', () => {
  test('is refused before its body is read', async () => {
    const reply = await venue.visitor
      .with({ 'content-type': 'application/json' })
      .patch('/api/timeclock/1', '{ this is not JSON')
    expect(reply.statusCode).toBe(401)
  })

  test('answers 403 to a level that is too low, whether or not the record exists', async () => {
    const ash = await venue.person('Ash')
    expect((await ash.patch('/api/timeclock/1', {})).json().error.code).toBe('forbidden')
    expect((await ash.delete('/api/timeclock/999999')).json().error.code).toBe('forbidden')
  })
})

test('a route that does not say who may call it keeps the server from starting', async () => {
  const app = Fastify()
  guardRoutes(app)
  app.get('/api/forgotten', () => 'everybody can read this')
  await expect(app.ready()).rejects.toThrow('/api/forgotten does not say who may call it')
})
