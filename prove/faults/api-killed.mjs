import { performance } from 'node:perf_hooks'
import { startApi, untilWell } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atMost, none, noted } from '../rows.mjs'

const title = 'The server is killed'
const what =
  'SIGKILL of the API process under 20 clients, which send each punch again with its key until it is acknowledged.'

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
    await api.start()
    await untilWell(api.port)
    back.push(performance.now() - begun)
  }
  // Counted in acknowledgements, so that each kill meets clients at work.
  const heard = (count) => {
    if (count % every === 0 && count / every <= kills) killing = killing.then(kill)
  }
  const { acknowledged, strange, done } = punchAll(api.port, { to: punches, heard })
  await done
  await killing
  await api.end('SIGTERM')
  return [
    noted('kills', back.length),
    none('answers that are neither an acknowledgement nor 503', strange.length),
    ...(await ledgerRows(url, acknowledged, punches)),
    atMost('longest time until it is back', Math.max(...back) / 1000, 3, 's'),
  ]
}

export const apiKilled = { title, what, prove }
