import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD, type Person } from '../../../test/testing/venue.ts'
import { users } from '../database/schema.ts'
import { deleteExpired } from '../housekeeping.ts'

const venue = await openVenue()
const MINUTE = 60_000
type Reply = Awaited<ReturnType<Person['get']>>

/** A browser: it keeps the cookies of each answer for the next request. */
async function browserOf(person: { username: string }) {
  const jar = new Map<string, string>()
  const keep = ({ cookies }: Reply) => {
    for (const { name, value } of cookies) value ? jar.set(name, value) : jar.delete(name)
  }
  const caller = () => venue.visitor.with({ cookie: [...jar].map((pair) => pair.join('=')).join('; ') })
  const kept = async (reply: Promise<Reply>) => {
    keep(await reply)
    return reply
  }
  await kept(caller().post('/api/users/login', { username: person.username, password: PASSWORD }))
  return {
    jar,
    refresh: () => kept(caller().post('/api/users/refresh-login')),
    logout: () => kept(caller().get('/api/users/logout')),
    /** Another tab, with the cookies as they are now. */
    tab: caller,
    status: async () => (await caller().get('/api/users/whoAmI')).statusCode,
    end: () => Number(jar.get('DEV_FM_SESS')) - venue.clock.now.getTime(),
  }
}

describe('a session', () => {
  test('ends after an hour without a refresh', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    venue.wait(60 * MINUTE - 1)
    expect(await browser.status()).toBe(200)
    venue.wait(1)
    expect(await browser.status()).toBe(401)
  })

  test('ends when its person is deactivated', async () => {
    const ash = await venue.person('Ash')
    await venue.db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
    expect((await ash.post('/api/users/refresh-login')).statusCode).toBe(401)
  })

  test('sees a change of level and festival at once', async () => {
    const ash = await venue.person('Ash')
    expect((await ash.get('/api/users')).statusCode).toBe(403)
    await venue.db.update(users).set({ accessLvl: 1 }).where(eq(users.id, ash.id))
    expect((await ash.get('/api/users')).statusCode).toBe(200)
  })
})

describe('refreshing', () => {
  test('returns who it is and extends the session to a full hour, under a new token', async () => {
    const ash = await venue.person('Ash')
    const browser = await browserOf(ash)
    const before = browser.jar.get('FM_TOKEN')
    venue.wait(55 * MINUTE)
    const reply = await browser.refresh()
    expect(reply.json()).toEqual({ id: ash.id, username: ash.username })
    expect(browser.jar.get('FM_TOKEN')).not.toBe(before)
    expect(browser.end()).toBe(60 * MINUTE)
    venue.wait(59 * MINUTE)
    expect(await browser.status()).toBe(200)
  })

  test('keeps the old token valid for ten seconds, for other tabs', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    const otherTab = browser.tab()
    await browser.refresh()
    venue.wait(9_999)
    expect((await otherTab.get('/api/users/me')).statusCode).toBe(200)
    venue.wait(1)
    expect((await otherTab.get('/api/users/me')).statusCode).toBe(401)
    expect(await browser.status()).toBe(200)
  })

  test('never extends an old token that was about to expire', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    const otherTab = browser.tab()
    venue.wait(60 * MINUTE - 3_000)
    await browser.refresh()
    venue.wait(3_000)
    expect((await otherTab.get('/api/users/me')).statusCode).toBe(401)
  })

  test('serves two tabs that refresh at the same time', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    const [one, two] = [browser.tab(), browser.tab()]
    const replies = await Promise.all([
      one.post('/api/users/refresh-login'),
      two.post('/api/users/refresh-login'),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('does not extend past twelve hours after the sign-in, however often', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    for (let hours = 0; hours < 11; hours += 0.5) {
      venue.wait(30 * MINUTE)
      expect((await browser.refresh()).statusCode).toBe(200)
    }
    venue.wait(45 * MINUTE)
    await browser.refresh()
    expect(browser.end()).toBe(15 * MINUTE)
    venue.wait(15 * MINUTE)
    expect((await browser.refresh()).statusCode).toBe(401)
    expect(await browser.status()).toBe(401)
  })

  test.each([
    ['it has ended', async () => venue.wait(60 * MINUTE)],
    [
      'its person has logged out',
      async ({ logout }: Awaited<ReturnType<typeof browserOf>>) => void (await logout()),
    ],
  ])('is refused when %s', async (_when, happens) => {
    const browser = await browserOf(await venue.person('Ash'))
    const tab = browser.tab()
    await happens(browser)
    const reply = await tab.post('/api/users/refresh-login')
    expect(reply.statusCode).toBe(401)
    expect(reply.cookies).toEqual([])
  })
})

describe('logging out', () => {
  test('returns 204, ends the session and deletes both cookies', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    const tab = browser.tab()
    const reply = await browser.logout()
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect([...browser.jar.keys()]).toEqual(['FM_DEVICE'])
    expect((await tab.get('/api/users/me')).statusCode).toBe(401)
  })

  test('also ends the token that a refresh kept for other tabs', async () => {
    const browser = await browserOf(await venue.person('Ash'))
    const stolen = browser.tab()
    venue.wait(MINUTE)
    await browser.refresh()
    await browser.logout()
    expect((await stolen.get('/api/users/me')).statusCode).toBe(401)
  })

  test('leaves the same person signed in elsewhere', async () => {
    const ash = await venue.person('Ash')
    const phone = await browserOf(ash)
    venue.wait(MINUTE)
    const desk = await browserOf(ash)
    await desk.logout()
    expect(await phone.status()).toBe(200)
  })

  test('succeeds for somebody who is not signed in', async () => {
    expect((await venue.visitor.get('/api/users/logout')).statusCode).toBe(204)
  })
})

test('sessions that have ended are deleted by housekeeping, and the others stay', async () => {
  const ash = await venue.person('Ash')
  await venue.signIn(ash.id)
  venue.wait(24 * 60 * MINUTE)
  await browserOf(ash)
  await deleteExpired(venue.db, venue.clock.now)
  const { rows } = await venue.db.$client.query('select count(*)::int as count from sessions')
  expect(rows[0].count).toBe(1)
})
