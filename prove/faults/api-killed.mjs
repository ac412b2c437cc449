import { performance } from 'node:perf_hooks'
import { median } from '../../bench/median.mjs'
import { startApi, untilWell } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atMost, none, noted } from '../rows.mjs'

const title = 'The server is killed'
const what =
  'SIGKILL of the API process with 20 clients, which retry each punch with its idempotency key until it is acknowledged.'

async function prove({ quick }) {
  const [kills, punches] = quick ? [5, 500] : [200, 10_000]
  const url = await venueDatabase(punches)
  const api = await startApi(url)
  const every = Math.floor(punches / (kills + 1))
  const back = []
  let killing = Promise.resolve()

  const kill = async () => {
    const begun = performance.now()
    await api.end('SIGKILL')
    const ended = performance.now()
    await api.start()
    const listening = performance.now()
    await untilWell(api.port)
    const well = performance.now()
    back.push({ ending: ended - begun, starting: listening - ended, whole: well - begun })
  }
  // Kills by number of acknowledgements, so that clients are active at each kill.
  const heard = (count) => {
    if (count % every === 0 && count / every <= kills) killing = killing.then(kill)
  }
  const { acknowledged, strange, done } = punchAll(api.port, { to: punches, heard })
  await done
  await killing
  await api.end('SIGTERM')
  const slowest = back.reduce((one, other) => (other.whole > one.whole ? other : one))
  return [
    noted('kills', back.length),
    none('responses other than an acknowledgement or 503', strange.length),
    ...(await ledgerRows(url, acknowledged, punches)),
    atMost('longest time to recovery', slowest.whole / 1000, 3, 's'),
    noted('of this until the old process had exited', slowest.ending / 1000, 's'),
    noted('of this until the new one listened', slowest.starting / 1000, 's'),
    noted('number of that kill', back.indexOf(slowest) + 1),
    noted('median time to recovery', median(back.map(({ whole }) => whole)) / 1000, 's'),
  ]
}

export const apiKilled = { title, what, prove }
