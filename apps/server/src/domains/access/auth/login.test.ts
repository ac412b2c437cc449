import { describe, expect, test } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'

const venue = await openVenue()
const login = (username: unknown, password: unknown = PASSWORD) =>
  venue.visitor.post('/api/users/login', { username, password })

describe('signing in', () => {
  test('returns who it is, and nothing else', async () => {
    const ash = await venue.person('Ash')
    const reply = await login(ash.username)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ id: ash.id, username: ash.username })
  })

  test('ignores letter case in the username, and spaces around it', async () => {
    const ash = await venue.person('Ash')
    const reply = await login(`  ${ash.username.toUpperCase()} `)
    expect(reply.json()).toEqual({ id: ash.id, username: ash.username })
  })

  test('ignores spaces in the password', async () => {
    const ash = await venue.person('Ash')
    expect((await login(ash.username, ' correct- horse\t')).statusCode).toBe(200)
  })

  test('respects letter case in the password', async () => {
    const ash = await venue.person('Ash')
    expect((await login(ash.username, PASSWORD.toUpperCase())).statusCode).toBe(401)
  })

  test('fails with the same answer for an unknown name, a wrong password and an inactive person', async () => {
    const ash = await venue.person('Ash')
    const gone = await venue.person('Gone', { isActive: false })
    const replies = [await login('nobody'), await login(ash.username, 'wrong'), await login(gone.username)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]!.json().error.message).toBe('Unable to login!')
    expect(replies.flatMap(({ cookies }) => cookies)).toEqual([])
  })

  test.each([
    ['an object', { $ne: '' }],
    ['a list', ['admin']],
    ['a number', 7],
    ['nothing', undefined],
    ['text with a NUL', 'a\0b'],
    ['201 characters', 'a'.repeat(201)],
  ])('refuses %s for a username as invalid', async (_what, username) => {
    const reply = await login(username)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({ code: 'invalidInput', details: [{ path: 'username' }] })
  })

  test('refuses unknown keys', async () => {
    const reply = await venue.visitor.post('/api/users/login', { username: 'a', password: 'b', admin: true })
    expect(reply.statusCode).toBe(422)
  })

  test("issues a new token each time and ends the browser's previous session", async () => {
    const ash = await venue.person('Ash')
    venue.wait(1_000)
    const first = await login(ash.username)
    const browser = venue.visitor.with({ cookie: `FM_TOKEN=${tokenOf(first)}` })
    const second = await browser.post('/api/users/login', { username: ash.username, password: PASSWORD })
    expect(tokenOf(second)).not.toBe(tokenOf(first))
    expect((await browser.get('/api/users/whoAmI')).statusCode).toBe(401)
    // Elsewhere the person stays signed in.
    expect((await ash.get('/api/users/whoAmI')).statusCode).toBe(200)
  })

  test('stores the token as a hash only', async () => {
    const ash = await venue.person('Ash')
    const token = tokenOf(await login(ash.username))
    const { rows } = await venue.db.$client.query('select string_agg(t::text, $1) as all from sessions t', [
      ' ',
    ])
    expect(rows[0].all).not.toContain(token)
    expect(rows[0].all).not.toContain(Buffer.from(token).toString('hex'))
  })
})

describe('the cookies', () => {
  test('are a token that is HttpOnly, and the expiry in milliseconds for scripts', async () => {
    const ash = await venue.person('Ash')
    const { cookies } = await login(ash.username)
    const end = venue.clock.now.getTime() + 60 * 60_000
    expect(cookies).toEqual([
      {
        name: 'FM_TOKEN',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        sameSite: 'Lax',
        httpOnly: true,
        expires: new Date(end),
      },
      { name: 'DEV_FM_SESS', value: String(end), path: '/', sameSite: 'Lax', expires: expect.any(Date) },
      expect.objectContaining({ name: 'FM_DEVICE', httpOnly: true }),
    ])
  })

  test('are called FM_SESS in production, and are secure when the proxy says https', async () => {
    const ash = await venue.person('Ash')
    const app = await secondServer(venue, {
      NODE_ENV: 'production',
      TRUST_PROXY: 'true',
      SESSION_MINUTES: '10',
    })
    const payload = { username: ash.username, password: PASSWORD }
    const over = (protocol: string) =>
      app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload,
        headers: { 'x-forwarded-proto': protocol },
      })
    const end = String(venue.clock.now.getTime() + 10 * 60_000)
    expect((await over('https')).cookies).toMatchObject([
      { name: 'FM_TOKEN', secure: true, httpOnly: true },
      { name: 'FM_SESS', secure: true, value: end },
      { name: 'FM_DEVICE', secure: true },
    ])
    const plain = (await over('http')).cookies.map(({ secure }) => secure)
    expect(plain).toEqual([undefined, undefined, undefined])
  })

  test('are not secure for a forwarded https when no proxy is trusted', async () => {
    const ash = await venue.person('Ash')
    const { cookies } = await venue.visitor
      .with({ 'x-forwarded-proto': 'https' })
      .post('/api/users/login', { username: ash.username, password: PASSWORD })
    expect(cookies.map(({ secure }) => secure)).toEqual([undefined, undefined, undefined])
  })
})

const tokenOf = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
  cookies.find(({ name }) => name === 'FM_TOKEN')!.value
