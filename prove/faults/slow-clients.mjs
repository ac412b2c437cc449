import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave } from '../../bench/leftovers.mjs'
import { startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atMost, none, noted } from '../rows.mjs'

const title = 'Slow clients'
const what =
  'Slowloris: a third open a connection and send nothing, a third send their headers a byte at a time, a third their body. Meanwhile kiosks punch.'

const HEAD =
  'POST /api/badgescan HTTP/1.1\r\nHost: venue.test\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
/** Slowloris: what each kind of client sends at once, and what it sends byte by byte. */
const KINDS = [
  { begins: '', dribbles: '' },
  { begins: 'GET /api/publicConfig HTTP/1.1\r\nHost: venue.test\r\nX-Slow: ', dribbles: 'a' },
  { begins: HEAD, dribbles: ' ' },
]
/** Longer than the server's longest request timeout. */
const PATIENCE_MS = 35_000

async function prove({ quick }) {
  const [slow, punches] = quick ? [300, 300] : [1_000, 3_000]
  const url = await venueDatabase(punches)
  const api = await startApi(url)
  // Quick: only the two kinds with the short timeout.
  const kinds = quick ? KINDS.slice(0, 2) : KINDS
  const crowd = Array.from({ length: slow }, (_, nth) => dribble(api.port, kinds[nth % kinds.length]))
  await sleep(500)
  const begun = performance.now()
  const { acknowledged, done } = punchAll(api.port, { to: punches, clients: 5 })
  await done
  const took = performance.now() - begun
  const lasted = await Promise.all(crowd)
  await api.end('SIGTERM')
  return [
    noted('slow clients', slow),
    none('slow clients that were not disconnected', lasted.filter((ms) => ms === undefined).length),
    atMost(
      'longest time until one was disconnected',
      Math.max(...lasted.map((ms) => ms ?? PATIENCE_MS)) / 1000,
      25,
      's',
    ),
    noted('punches a second meanwhile', punches / (took / 1000)),
    ...(await ledgerRows(url, acknowledged, punches)),
  ]
}

/** The milliseconds until the server closes the connection; undefined if it does not in time. */
function dribble(port, { begins, dribbles }) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const drop = setInterval(() => socket.write(dribbles), 1_000)
    const giveUp = setTimeout(() => finish(undefined), PATIENCE_MS)
    const finish = (result) => {
      clearInterval(drop)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(result)
    }
    leave(() => finish(undefined))
    socket.write(begins)
    socket
      .on('error', () => {})
      .on('data', () => {})
      .on('close', () => finish(performance.now() - begun))
  })
}

export const slowClients = { title, what, prove }
