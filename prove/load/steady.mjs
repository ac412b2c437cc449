import { startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atMost, none, noted } from '../rows.mjs'
import { punchSteadily } from './open-loop.mjs'

const title = 'Load'
const what =
  '150 punches a second in an open loop: each is sent on schedule, whether or not earlier ones were answered, and its latency counts from its scheduled time.'

/** JIT warm-up: this many punches before the measurement. */
const WARM_UP = 500

const prove = ({ quick }) => underLoad({ rate: 150, seconds: quick ? 10 : 600 })

/** Punches at a constant rate, with optional background work that adds its own rows to the report. */
export async function underLoad({ rate, seconds }, beside = async () => async () => []) {
  const badges = rate * seconds
  const url = await venueDatabase(badges + WARM_UP)
  const api = await startApi(url)
  await punchAll(api.port, { from: badges + 1, to: badges + WARM_UP }).done
  const stop = await beside(api)
  const { acknowledged, errors, p50, p99, worst } = await punchSteadily(api.port, { rate, seconds })
  const rows = await stop()
  await api.end('SIGTERM')
  return [
    noted('for', seconds, 's'),
    none('errors', errors),
    noted('median', p50, 'ms'),
    atMost('99th percentile', p99, 300, 'ms'),
    noted('slowest', worst, 'ms'),
    ...rows,
    ...(await ledgerRows(url, acknowledged, badges)),
  ]
}

export const steady = { title, what, prove }
