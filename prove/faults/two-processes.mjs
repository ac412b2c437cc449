import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, signIn, startApi } from '../api.mjs'
import { PASSWORD, venueDatabase } from '../database.mjs'
import { compare } from '../ledger.mjs'
import { badgeOf, scan } from '../punches.mjs'
import { atLeast, holds, none } from '../rows.mjs'

const title = 'Two processes on one database'
const what = 'The processes share their state: sessions, failed sign-ins, live events and open entries.'

async function prove({ quick }) {
  const people = quick ? 60 : 2_000
  const url = await venueDatabase(people)
  const [one, other] = [await startApi(url), await startApi(url)]
  const rows = [
    ...(await sessions(one.port, other.port)),
    ...(await liveEvents(one.port, other.port, people)),
    ...(await openEntries(url, one.port, other.port, people)),
    ...(await signInLimits(one.port, other.port)),
  ]
  await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
  return rows
}

async function sessions(one, other) {
  const headers = { cookie: await signIn(one, 'manager', PASSWORD) }
  const there = await call(other, '/api/users/whoAmI', { headers })
  await call(other, '/api/users/logout', { headers })
  const here = await call(one, '/api/users/whoAmI', { headers })
  return [
    holds('a session of one is valid at the other', there.status === 200),
    holds('a logout at the other ends the session at the one', here.status === 401),
  ]
}

/** Uses a badge that the race below does not. */
async function liveEvents(one, other, badge) {
  const cookie = await signIn(other, 'manager', PASSWORD)
  let heard = ''
  const stream = get({ host: '127.0.0.1', port: other, path: '/api/live', headers: { cookie } }, (response) =>
    response.on('data', (chunk) => {
      heard += chunk
    }),
  )
  stream.on('error', () => {})
  while (!heard) await sleep(20)
  await scan(one, badge)
  for (let waited = 0; waited < 5_000 && !heard.includes(badgeOf(badge).id); waited += 20) await sleep(20)
  stream.destroy()
  return [holds('a punch at one is a live event at the other', heard.includes(badgeOf(badge).id))]
}

async function openEntries(url, one, other, people) {
  const told = new Set()
  let refused = 0
  for (let number = 1; number < people; number += 1) {
    // Two kiosks with different keys at once: the window for repeated scans makes one punch of them.
    const replies = await Promise.all([scan(one, number), scan(other, number)])
    if (replies.every(({ acknowledged }) => acknowledged)) told.add(number)
    else refused += 1
  }
  const { lost, duplicated, doubleOpen } = await compare(url, told)
  return [
    atLeast('badges scanned at both concurrently', told.size, people - 1),
    none('responses without an acknowledgement', refused),
    none('lost', lost),
    none('duplicated', duplicated),
    none('people with two open entries', doubleOpen),
  ]
}

async function signInLimits(one, other) {
  const attempt = async (port) => {
    const body = { username: 'badge1', password: 'wrong' }
    return (await call(port, '/api/users/login', { method: 'POST', body })).status
  }
  const statuses = []
  for (let nth = 0; nth < 8; nth += 1) statuses.push(await attempt(nth % 2 ? other : one))
  const through = statuses.filter((status) => status === 401).length
  return [
    holds(
      'failed sign-ins at both count together',
      through === 5 && statuses.at(-1) === 429 && statuses.at(-2) === 429,
    ),
  ]
}

export const twoProcesses = { title, what, prove }
