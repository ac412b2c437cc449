import { ERRORS } from '@nightshift/shared/errors'
import { expect, test } from 'vitest'
import { openVenue } from '../testing/venue.ts'
import { ROWS } from './permissions.ts'
import { callOf, type Row } from './testing/permissions-of.ts'
import { watchWrites } from './testing/writes.ts'

const venue = await openVenue()
const writes = await watchWrites(venue)

/** The first row of each call. */
const calls = ROWS.filter((row, n) => ROWS.findIndex((it) => callOf(it) === callOf(row)) === n)
const named = (rows: Row[]) => rows.map((row) => [callOf(row), row] as const)
const asksWho = calls.filter(({ visitor }) => visitor === 401)

const administrator = { accessLvl: 3, festivalId: null }
const ash = await venue.person('Ash', administrator)

/** The call without a body, on a record that could exist. */
function send({ method, path }: Row, headers: Record<string, string>) {
  const url = path.replace('/users/{id}', `/users/${ash.id}`).replace(/\{\w+\}/, String(venue.home.id))
  return venue.app.inject({ method: method as 'GET', url, headers })
}

async function expectRefusal(row: Row, headers: Record<string, string>, status: number, message: string) {
  const last = await writes.last()
  const reply = await send(row, headers)
  expect({ status: reply.statusCode, message: reply.json().error.message }).toEqual({ status, message })
  expect(await writes.since(last)).toEqual([])
}

const { notSignedIn, crossSite, passwordChangeRequired } = ERRORS

const inactive = await venue.person('Bo', { ...administrator, isActive: false })
const ofInactive = { cookie: await venue.signIn(inactive.id) }
test.each(named(asksWho))('%s returns 401 to an inactive person', (_, row) =>
  expectRefusal(row, ofInactive, 401, notSignedIn.message),
)

const ofEnded = { cookie: await venue.signIn(ash.id) }
await venue.db.$client.query('update sessions set expires_at = $1 where user_id = $2', [
  venue.clock.now,
  ash.id,
])
test.each(named(asksWho))('%s returns 401 to an expired session', (_, row) =>
  expectRefusal(row, ofEnded, 401, notSignedIn.message),
)

/** The calls that are allowed before a new password is set. */
const BEFORE_A_NEW_PASSWORD = [
  ...['GET /api/users/me', 'GET /api/users/whoAmI', 'POST /api/users/refresh-login'],
  'POST /api/users/{id}/updatepassword',
]
const late = await venue.person('Cleo', { ...administrator, mustChangePassword: true })
const ofLate = { cookie: await venue.signIn(late.id) }
const afterwards = asksWho.filter((row) => !BEFORE_A_NEW_PASSWORD.includes(callOf(row)))
test.each(named(afterwards))('%s returns 403 to a person who must set a new password', (_, row) =>
  expectRefusal(row, ofLate, 403, passwordChangeRequired.message),
)

const cookie = await venue.signIn(ash.id)
const writing = calls.filter(({ method, path }) => method !== 'GET' || path === '/api/users/logout')
test.each(named(writing))('%s returns 403 to a cross-site request', async (_, row) => {
  await expectRefusal(row, { cookie, 'sec-fetch-site': 'cross-site' }, 403, crossSite.message)
  await expectRefusal(row, { cookie, 'sec-fetch-site': 'same-site' }, 403, crossSite.message)
  await expectRefusal(row, { cookie, origin: 'https://elsewhere.example' }, 403, crossSite.message)
})
