import { CODE_LETTERS } from '@nightshift/shared/one-time-code'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { beforeEach, expect, test } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, festivals, firstRunCodes, users } from '../../../platform/database/schema.ts'
import { issueFirstRunCode } from './first-run.service.ts'

const venue = await openVenue()
const { db, visitor } = venue

const ADA = {
  firstName: 'Ada',
  lastName: 'Blackwood',
  username: 'ada',
  password: 'moor and more',
  festivalName: 'Gallows Fair',
  timeZone: 'Europe/Dublin',
  hostName: 'gallows.example',
  season: { ...DEFAULT_SEASON, opensAt: '2027-09-10T18:00:00.000Z' },
}

beforeEach(() =>
  db.$client.query('truncate users, festivals, audit_log, first_run_codes, rate_limits cascade'),
)

const issue = async () => (await issueFirstRunCode(db))!
const wrongCode = (code: string) => (code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`)

test('makes the first administrator and festival, audits both and signs the person in', async () => {
  const { code } = await issue()
  const reply = await visitor.post('/api/first-run', { ...ADA, code })
  expect(reply.statusCode).toBe(200)
  const [user] = await db.select().from(users)
  const [festival] = await db.select().from(festivals)
  expect(user).toMatchObject({ username: 'ada', accessLvl: 3, festivalId: null, mustChangePassword: false })
  expect(festival).toMatchObject({
    name: 'Gallows Fair',
    timeZone: 'Europe/Dublin',
    hostName: 'gallows.example',
    brand: '',
    enableHome: true,
  })
  expect(reply.json()).toEqual({ id: user!.id, username: 'ada', festivalId: festival!.id })
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      action: 'create',
      entity: 'user',
      entityId: user!.id,
      actorId: null,
      after: { username: 'ada', accessLvl: 3 },
    },
    { action: 'create', entity: 'festival', entityId: String(festival!.id), actorId: null },
  ])
  expect(await db.select().from(firstRunCodes)).toEqual([])

  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const me = await visitor.with({ cookie }).get('/api/users/me')
  expect(me.json()).toMatchObject({ username: 'ada', passwordIsDefault: false })
  const again = await visitor.post('/api/users/login', { username: 'ada', password: 'moor and more' })
  expect(again.statusCode).toBe(200)
})

test('reads a code without regard to capitals, spaces and dashes, and needs no host', async () => {
  const { code } = await issue()
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
  const reply = await visitor.post('/api/first-run', { ...ADA, hostName: '', code: typed })
  expect(reply.statusCode).toBe(200)
  expect(await db.select().from(festivals)).toMatchObject([{ hostName: null, enableHome: false }])
})

test('without a season the next one is proposed, and the site is not live', async () => {
  const { code } = await issue()
  const { season: _, ...unseasoned } = ADA
  expect((await visitor.post('/api/first-run', { ...unseasoned, code })).statusCode).toBe(200)
  expect(await db.select().from(festivals)).toMatchObject([{ enableHome: false }])
})

test('a code has eight characters that cannot be confused, and differs at each start', async () => {
  const [one, other] = [await issue(), await issue()]
  expect(one.code).toMatch(new RegExp(`^[${CODE_LETTERS}]{8}$`))
  expect(one.code).not.toBe(other.code)
  expect(CODE_LETTERS).not.toMatch(/[ILO01]/)
})

test('the database keeps the hash of a code only', async () => {
  const { code } = await issue()
  expect(await venue.everything()).not.toContain(code)
})

test('every process takes the code of another, until that one stops', async () => {
  const { code, withdraw } = await issue()
  const stopped = await issue()
  await stopped.withdraw()
  const other = await secondServer(venue)
  const post = (given: string) =>
    other.inject({ method: 'POST', url: '/api/first-run', payload: { ...ADA, code: given } })
  expect((await post(stopped.code)).json().error.code).toBe('firstRunCodeWrong')
  expect((await post(code)).statusCode).toBe(200)
  await withdraw()
})

test('two at once make one account and one festival', async () => {
  const { code } = await issue()
  const names = ['ada', 'eve', 'mara']
  const replies = await Promise.all(
    names.map((username) =>
      visitor.post('/api/first-run', { ...ADA, username, hostName: `${username}.example`, code }),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(festivals)).toBe(1)
})

test('once an account exists, no code is issued and none is taken', async () => {
  const { code } = await issue()
  await db.insert(users).values({ ...ADA, passwordHash: 'none' })
  expect(await issueFirstRunCode(db)).toBeUndefined()
  const before = await venue.everything()
  const reply = await visitor.post('/api/first-run', { ...ADA, username: 'eve', code })
  expect(reply.json().error).toMatchObject({ statusCode: 409, code: 'firstRunDone' })
  expect(await venue.everything()).toBe(before)
})

test('wrong codes must wait after five, also for the right one, and only from that address', async () => {
  const { code } = await issue()
  const tries = []
  for (let n = 0; n < 7; n += 1)
    tries.push((await visitor.post('/api/first-run', { ...ADA, code: wrongCode(code) })).json().error.code)
  const wrong = 'firstRunCodeWrong'
  expect(tries).toEqual([wrong, wrong, wrong, wrong, wrong, 'tooManyRequests', 'tooManyRequests'])
  const early = await visitor.post('/api/first-run', { ...ADA, code })
  expect(early.statusCode).toBe(429)
  expect(early.json().error.details).toEqual({ retryAfterMs: 1000 })
  expect((await visitor.from('198.51.100.7').post('/api/first-run', { ...ADA, code })).statusCode).toBe(200)
})

test.each([
  ['a short password', { password: 'moor' }, 422, 'passwordTooShort'],
  ['a password of the name', { password: 'Ada Blackwood'.toLowerCase() }, 422, 'passwordIsDefault'],
  ['an unknown time zone', { timeZone: 'Mars/Base' }, 422, 'invalidInput'],
  ['a host with a port', { hostName: 'gallows.example:80' }, 422, 'invalidInput'],
  ['an unknown key', { accessLvl: 3 }, 422, 'invalidInput'],
])('refuses %s, and writes nothing', async (_, changed, statusCode, name) => {
  const { code } = await issue()
  const before = await venue.everything()
  const reply = await visitor.post('/api/first-run', { ...ADA, code, ...changed })
  expect(reply.json().error).toMatchObject({ statusCode, code: name })
  expect(await venue.everything()).toBe(before)
})

test('a host that a festival of the command has is refused, and no account is made', async () => {
  const { code } = await issue()
  await venue.festival('Elsewhere', { hostName: ADA.hostName })
  const reply = await visitor.post('/api/first-run', { ...ADA, code })
  expect(reply.json().error).toMatchObject({ statusCode: 422, code: 'hostNameTaken' })
  expect(await db.$count(users)).toBe(0)
})
