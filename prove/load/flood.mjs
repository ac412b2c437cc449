import { call } from '../api.mjs'
import { atLeast, none, noted } from '../rows.mjs'
import { underLoad } from './steady.mjs'

const title = 'Load during a flood of sign-ins'
const what =
  'The same, while 30 clients try passwords as fast as they can, from 250 addresses and with new usernames each time, so that no rate limit by address or username stops them.'

const CLIENTS = 30

const prove = ({ quick }) => underLoad({ rate: 150, seconds: quick ? 10 : 600 }, tryPasswords)

async function tryPasswords({ port }) {
  const statuses = new Map()
  let going = true
  let attempts = 0
  const client = async () => {
    while (going) {
      attempts += 1
      const { status } = await call(port, '/api/users/login', {
        method: 'POST',
        body: { username: `stranger${attempts}`, password: 'let me in' },
        localAddress: `127.0.1.${1 + (attempts % 250)}`,
        agent: false,
      }).catch(() => ({ status: 0 }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  return async () => {
    going = false
    await Promise.all(clients)
    const strange = [...statuses].filter(([status]) => ![401, 429, 503].includes(status))
    return [
      atLeast('sign-in attempts', attempts, 1),
      noted('of these refused with 401', statuses.get(401) ?? 0),
      none(
        'responses other than 401, 429 or 503',
        strange.reduce((sum, [, count]) => sum + count, 0),
      ),
    ]
  }
}

export const flood = { title, what, prove }
