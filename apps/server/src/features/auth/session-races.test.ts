import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema.ts'
import { openVenue, PASSWORD, type Person } from '../../testing/venue.ts'

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
])('no session begun under the old password outlives %s', async (_what, ending) => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await venue.person('Ash')
    const cookies = await cookiesBeside(person, () => ending(person))
    // The guard refuses inactive people anyway: a session that is left would work again from here on.
    await venue.db.update(users).set({ isActive: true }).where(eq(users.id, person.id))
    const statuses = await Promise.all(cookies.map(whoAmI))
    expect(statuses.filter((status) => status === 200)).toEqual([])
  }
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
