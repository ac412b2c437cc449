import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { knownBrowsers, rateLimits } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { countAttempt, delayAfter, PER_ADDRESS, PER_PERSON } from '../../../platform/limits/attempts.ts'

const venue = await openVenue()
const login = (username: string, password = 'wrong') =>
  venue.visitor.post('/api/users/login', { username, password })

async function fail(username: string, times: number) {
  for (let n = 0; n < times; n += 1) expect((await login(username)).statusCode).toBe(401)
}

describe('the wait after failures', () => {
  test.each([
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [7, 4_000],
    [10, 32_000],
    [11, 60_000],
    [5_000, 60_000],
  ])('after %i failures is %i ms', (hits, wait) => {
    expect(delayAfter({ hits, lastAt: 0 }, PER_PERSON, 0)).toBe(wait)
  })

  test('decreases over time, and is never negative', () => {
    expect(delayAfter({ hits: 6, lastAt: 0 }, PER_PERSON, 1_500)).toBe(500)
    expect(delayAfter({ hits: 6, lastAt: 0 }, PER_PERSON, 9_000)).toBe(0)
  })
})

describe('guessing one password', () => {
  test('is delayed from the fifth failure on, even with the right one', async () => {
    const { username } = await venue.person('Ash')
    await fail(username, 5)
    const reply = await login(username, PASSWORD)
    expect(reply.statusCode).toBe(429)
    expect(reply.json().error).toMatchObject({ code: 'tooManyRequests', details: { retryAfterMs: 1_000 } })
    venue.wait(1_000)
    expect((await login(username, PASSWORD)).statusCode).toBe(200)
  })

  test('is reset by a success', async () => {
    const { username } = await venue.person('Ash')
    await fail(username, 4)
    expect((await login(username, PASSWORD)).statusCode).toBe(200)
    await fail(username, 5)
  })

  test('is reset after a quarter of an hour', async () => {
    const { username } = await venue.person('Ash')
    await fail(username, 5)
    venue.wait(15 * 60_000)
    await fail(username, 5)
  })

  test('does not keep others from signing in', async () => {
    const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
    await fail(ash.username, 5)
    expect((await login(bo.username, PASSWORD)).statusCode).toBe(200)
  })

  test('ignores the letter case of the username', async () => {
    const { username } = await venue.person('Ash')
    await fail(username, 3)
    await fail(` ${username.toUpperCase()}`, 2)
    expect((await login(username)).statusCode).toBe(429)
  })

  test('limits unknown usernames alike, so that the limit reveals nothing', async () => {
    await fail('nobody-at-all', 5)
    expect((await login('nobody-at-all')).statusCode).toBe(429)
  })

  test('is limited with twenty concurrent requests too', async () => {
    const { username } = await venue.person('Ash')
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(username)))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('is counted together by two servers on one database', async () => {
    const { username } = await venue.person('Ash')
    const other = await secondServer(venue)
    const there = () =>
      other.inject({ method: 'POST', url: '/api/users/login', payload: { username, password: 'wrong' } })
    for (let n = 0; n < 4; n += 1) await there()
    await fail(username, 1)
    expect((await there()).statusCode).toBe(429)
    expect((await login(username)).statusCode).toBe(429)
  })
})

describe('a known browser', () => {
  type Reply = Awaited<ReturnType<typeof login>>
  const deviceOf = ({ cookies }: Reply) => cookies.find(({ name }) => name === 'FM_DEVICE')!
  const signInOn = async (username: string, cookie = '') => {
    const credentials = { username, password: PASSWORD }
    const { value } = deviceOf(await venue.visitor.with({ cookie }).post('/api/users/login', credentials))
    return venue.visitor.with({ cookie: `FM_DEVICE=${value}` })
  }
  const tries = (browser: typeof venue.visitor, username: string, password = 'wrong') =>
    browser.post('/api/users/login', { username, password })

  test('has its own limit: failures from elsewhere do not lock its owner out', async () => {
    const { username } = await venue.person('Ash')
    const own = await signInOn(username)
    await fail(username, 5)
    expect((await login(username, PASSWORD)).statusCode).toBe(429)
    expect((await tries(own, username, PASSWORD)).statusCode).toBe(200)
    // The success there does not reset the limit elsewhere.
    expect((await login(username)).statusCode).toBe(429)
  })

  test('is limited too, and does not lock its owner out of another browser', async () => {
    const { username } = await venue.person('Ash')
    const [desk, phone] = [await signInOn(username), await signInOn(username)]
    for (let n = 0; n < 5; n += 1) expect((await tries(desk, username)).statusCode).toBe(401)
    expect((await tries(desk, username, PASSWORD)).statusCode).toBe(429)
    expect((await tries(phone, username, PASSWORD)).statusCode).toBe(200)
  })

  test('counts only for people who have signed in on it', async () => {
    const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
    const own = await signInOn(bo.username)
    await fail(ash.username, 5)
    expect((await tries(own, ash.username, PASSWORD)).statusCode).toBe(429)
  })

  test('has a cookie that is HttpOnly, sent to the login only and stored as a hash', async () => {
    const { username } = await venue.person('Ash')
    const first = deviceOf(await login(username, PASSWORD))
    const days = (first.expires!.getTime() - venue.clock.now.getTime()) / 86_400_000
    expect({ ...first, expires: days }).toEqual({
      name: 'FM_DEVICE',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/api/users/login',
      httpOnly: true,
      sameSite: 'Lax',
      expires: 400,
    })
    // People who share a browser share its cookie; one that is not ours is replaced.
    const again = await signInOn((await venue.person('Bo')).username, `FM_DEVICE=${first.value}`)
    expect(deviceOf(await tries(again, username, PASSWORD)).value).toBe(first.value)
    const other = venue.visitor.with({ cookie: 'FM_DEVICE=chosen' })
    expect(deviceOf(await tries(other, username, PASSWORD)).value).not.toBe('chosen')
    const { rows } = await venue.db.$client.query(
      `select string_agg(t::text, ' ') as all from known_browsers t`,
    )
    expect(rows[0].all).not.toContain(first.value)
  })

  test('is one of at most 20 of a person, and forgotten after 400 days', async () => {
    const { username, id } = await venue.person('Ash')
    const stored = () => venue.db.$count(knownBrowsers, eq(knownBrowsers.userId, id))
    const oldest = await signInOn(username)
    venue.wait(1_000)
    const signedInAt = venue.clock.now
    const others = Array.from({ length: 19 }, (_, n) => ({ userId: id, tokenHash: Buffer.of(n), signedInAt }))
    await venue.db.insert(knownBrowsers).values(others)
    await signInOn(username)
    expect(await stored()).toBe(20)
    await fail(username, 5)
    expect((await tries(oldest, username, PASSWORD)).statusCode).toBe(429)
    await deleteExpired(venue.db, new Date(venue.clock.now.getTime() + 399 * 86_400_000))
    expect(await stored()).toBe(20)
    await deleteExpired(venue.db, new Date(venue.clock.now.getTime() + 400 * 86_400_000))
    expect(await stored()).toBe(0)
  })
})

describe('guessing from one address', () => {
  test('is limited only after 200 failures, because a venue shares one address', () => {
    expect(delayAfter({ hits: 199, lastAt: 0 }, PER_ADDRESS, 0)).toBe(0)
    expect(delayAfter({ hits: 200, lastAt: 0 }, PER_ADDRESS, 0)).toBe(1_000)
    expect(delayAfter({ hits: 900, lastAt: 0 }, PER_ADDRESS, 0)).toBe(5_000)
  })

  test('is not asked of a known browser, and what that fails at does not count for the others', async () => {
    const { username } = await venue.person('Ash')
    const first = await login(username, PASSWORD)
    const cookie = `FM_DEVICE=${first.cookies.find(({ name }) => name === 'FM_DEVICE')!.value}`
    const own = venue.visitor.with({ cookie })
    const tryHere = (password: string) => own.post('/api/users/login', { username, password })
    const counter = like(rateLimits.key, 'login:address:%')
    await venue.db.update(rateLimits).set({ hits: 900 }).where(counter)
    await login('somebody-else')
    expect((await login(username, PASSWORD)).statusCode).toBe(429)
    for (let n = 0; n < 12; n += 1) {
      expect((await tryHere(PASSWORD)).statusCode).toBe(200)
      await login('somebody-else')
    }
    const hits = async () => (await venue.db.select().from(rateLimits).where(counter))[0]!.hits
    const before = await hits()
    for (let n = 0; n < 5; n += 1) expect((await tryHere('wrong')).statusCode).toBe(401)
    expect((await tryHere(PASSWORD)).statusCode).toBe(429)
    expect(await hits()).toBe(before)
    await venue.db.delete(rateLimits).where(counter)
  })

  test("counts neither successes nor requests that the username's limit refused", async () => {
    const { username } = await venue.person('Ash')
    const hits = async () => {
      const { rows } = await venue.db.$client.query(
        `select hits from rate_limits where key like 'login:address:%'`,
      )
      return rows[0].hits
    }
    await fail(username, 5)
    const before = await hits()
    expect((await login(username)).statusCode).toBe(429)
    venue.wait(1_000)
    expect((await login(username, PASSWORD)).statusCode).toBe(200)
    expect(await hits()).toBe(before)
  })
})

test('a request during the wait does not extend the wait', async () => {
  const limit = { free: 1, rememberMs: 60_000, longestDelayMs: 60_000 }
  const now = venue.clock.now
  expect(await countAttempt(venue.db, 'some key', limit, now)).toBe(0)
  expect(await countAttempt(venue.db, 'some key', limit, now)).toBe(1_000)
  expect(await countAttempt(venue.db, 'some key', limit, now)).toBe(1_000)
})
