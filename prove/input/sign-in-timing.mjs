import { performance } from 'node:perf_hooks'
import { call, startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { percentile } from '../load/open-loop.mjs'
import { atMost, none, noted } from '../rows.mjs'

const title = 'User enumeration by sign-in'
const what =
  'Wrong passwords for existing and for unknown usernames, in turn; response and response time must be the same.'

async function prove({ quick }) {
  const tries = quick ? 60 : 1_000
  const api = await startApi(await venueDatabase(tries))
  const times = { known: [], unknown: [] }
  const answers = new Set()
  const attempt = async (kind, username, nth) => {
    const begun = performance.now()
    const { status, text } = await call(api.port, '/api/users/login', {
      method: 'POST',
      body: { username, password: 'wrong password' },
      // Spread over addresses, because the sign-in limit counts failures per address.
      localAddress: `127.0.2.${1 + (nth % 200)}`,
    })
    times[kind].push(performance.now() - begun)
    answers.add(`${status} ${text}`)
  }
  for (let nth = 1; nth <= tries; nth += 1) {
    const pair = [
      ['known', `badge${nth}`],
      ['unknown', `nobody${nth}`],
    ]
    // Alternates which kind is first.
    for (const [kind, username] of nth % 2 ? pair : pair.toReversed()) await attempt(kind, username, nth)
  }
  await api.end('SIGTERM')
  const median = (list) =>
    percentile(
      list.toSorted((one, other) => one - other),
      0.5,
    )
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = median(times.known.map((ms, nth) => ms - times.unknown[nth]))
  return [
    noted('attempts of each kind', tries),
    none('different responses beyond the first', answers.size - 1),
    noted('median, known', known, 'ms'),
    noted('median, unknown', unknown, 'ms'),
    atMost('median difference within a pair', (Math.abs(apart) / Math.max(known, unknown)) * 100, 10, '%'),
  ]
}

export const signInTiming = { title, what, prove }
