import { median } from '../../bench/median.mjs'
import { startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { atMost, none, noted } from '../rows.mjs'
import { memoryOf } from './memory.mjs'
import { punchSteadily } from './open-loop.mjs'

const title = 'Soak test: an hour of load'
const what =
  '50 punches a second for an hour, cycling through the same 6,000 badges. The memory of the API process is sampled every 10 seconds; the median of the last ten minutes is compared with that of the second ten.'
/** A soak has no quick form. */
const long = true

const HOUR = { rate: 50, seconds: 3_600 }
const BADGES = 6_000

async function prove() {
  const url = await venueDatabase(BADGES)
  const api = await startApi(url)
  const readings = []
  const reading = setInterval(async () => readings.push(await memoryOf(api.pid)), 10_000)
  const badge = (nth) => 1 + (nth % BADGES)
  const { errors, p99 } = await punchSteadily(api.port, { ...HOUR, badge })
  clearInterval(reading)
  await api.end('SIGTERM')
  const early = median(readings.slice(60, 120))
  const late = median(readings.slice(-60))
  return [
    none('errors', errors),
    atMost('99th percentile', p99, 300, 'ms'),
    noted('memory early', early, 'MB'),
    noted('memory late', late, 'MB'),
    atMost('growth', (late / early - 1) * 100, 10, '%'),
  ]
}

export const soak = { title, what, long, prove }
