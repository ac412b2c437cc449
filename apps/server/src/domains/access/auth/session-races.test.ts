import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD, type Person } from '../../../../test/testing/venue.ts'
import { users } from '../../../platform/database/schema.ts'

const ROUNDS = 10
const SIGN_INS = 2

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
type Reply = Awaited<ReturnType<Person['get']>>

const browserOf = (cookie: string) => venue.visitor.with({ cookie })
const cookieOf = ({ cookies }: Reply) => `FM_TOKEN=${cookies.find(({ name }) => name === 'FM_TOKEN')?.value}`
const whoAmI = async (cookie: string) => (await browserOf(cookie).get('/api/users/whoAmI')).statusCode

/** Signs in with the old password and refreshes without a pause while `ending` runs. Answers every cookie received. */
async function cookiesBeside(person: Person, ending: () => Promise<Reply>) {
  const login = { username: person.username, password: PASSWORD }
  const cookies = [await venue.signIn(person.id)]
  let ended = false
  const refreshing = async () => {
    while (!ended) {
      const reply = await browserOf(cookies.at(-1)!).post('/api/users/refresh-login')
      if (reply.statusCode !== 200) return
      cookies.push(cookieOf(reply))
    }
  }
  const end = async () => {
    const reply = await ending()
    ended = true
    expect(reply.statusCode).toBe(200)
  }
  const signIns = Array.from({ length: SIGN_INS }, () => venue.visitor.post('/api/users/login', login))
  const [, , replies] = await Promise.all([end(), refreshing(), Promise.all(signIns)])
  const signedIn = replies.filter(({ statusCode }) => statusCode === 200)
  return [...cookies, ...signedIn.map(cookieOf)]
}

const password = 'a new and long one'

test.each<[string, (person: Person) => Promise<Reply>]>([
  ['a password reset', ({ id }) => ada.post(`/api/users/${id}/resetpassword`)],
  ['a password change', ({ id, post }) => post(`/api/users/${id}/updatepassword`, { password })],
  ['a deactivation', ({ id }) => ada.patch(`/api/users/${id}`, { isActive: false })],
])('no session started with the old password survives %s', async (_what, ending) => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await venue.person('Ash')
    const cookies = await cookiesBeside(person, () => ending(person))
    // The guard refuses inactive people anyway: a session that is left would work again from here on.
    await venue.db.update(users).set({ isActive: true }).where(eq(users.id, person.id))
    const statuses = await Promise.all(cookies.map(whoAmI))
    expect(statuses.filter((status) => status === 200)).toEqual([])
  }
})

describe('a password change concurrent with a refresh in another tab of the same browser', () => {
  /** A browser with two tabs and one cookie: the answer that comes last has set it. */
  async function twoTabs() {
    const person = await venue.person('Ash')
    const browser = { cookie: await venue.signIn(person.id) }
    const tab = browserOf(browser.cookie)
    const keep = (reply: Reply) => {
      expect(reply.statusCode).toBe(200)
      if (reply.cookies.length) browser.cookie = cookieOf(reply)
    }
    return {
      browser,
      refresh: () => tab.post('/api/users/refresh-login').then(keep),
      change: () => tab.post(`/api/users/${person.id}/updatepassword`, { password }).then(keep),
    }
  }
  type Tabs = Awaited<ReturnType<typeof twoTabs>>

  test.each<[string, (tabs: Tabs) => Promise<unknown>]>([
    ['that came first', ({ refresh, change }) => refresh().then(change)],
    ['that came after it', ({ refresh, change }) => change().then(refresh)],
    ['at the same time', ({ refresh, change }) => Promise.all([refresh(), change()])],
  ])('%s leaves the owner signed in', async (_when, act) => {
    for (let round = 0; round < ROUNDS; round++) {
      const tabs = await twoTabs()
      await act(tabs)
      // Longer than a token that was replaced lives on.
      venue.wait(11_000)
      expect(await whoAmI(tabs.browser.cookie)).toBe(200)
    }
  })
})

test("a password change replaces its own session's token", async () => {
  const person = await venue.person('Ash')
  const cookie = await venue.signIn(person.id)
  const reply = await browserOf(cookie).post(`/api/users/${person.id}/updatepassword`, { password })
  venue.wait(11_000)
  expect([await whoAmI(cookie), await whoAmI(cookieOf(reply))]).toEqual([401, 200])
})

test('a password change whose own session ended meanwhile changes nothing', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await venue.person('Ash')
    const change = () => person.post(`/api/users/${person.id}/updatepassword`, { password })
    const [reset, changed] = await Promise.all([ada.post(`/api/users/${person.id}/resetpassword`), change()])
    expect(reset.statusCode).toBe(200)
    expect([200, 401]).toContain(changed.statusCode)
    const login = { username: person.username, password: reset.json().password }
    expect((await venue.visitor.post('/api/users/login', login)).statusCode).toBe(200)
  }
})
