import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApi, untilWell } from '../api.mjs'
import { postmaster, venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { holds, none, noted } from '../rows.mjs'

const title = 'The database is killed'
const what =
  'SIGKILL of PostgreSQL with 20 clients; it is restarted immediately, and the API process is not touched.'

async function prove({ quick }) {
  const [kills, punches] = quick ? [1, 150] : [20, 4_000]
  const url = await venueDatabase(punches)
  const api = await startApi(url)
  const { pid } = api
  const every = Math.floor(punches / (kills + 1))
  const back = []
  let killing = Promise.resolve()

  const kill = async () => {
    const begun = performance.now()
    process.kill(await postmaster(), 'SIGKILL')
    // Waits until the kill shows; the health check passes until then.
    await sleep(200)
    await untilWell(api.port)
    back.push(performance.now() - begun)
  }
  const heard = (count) => {
    if (count % every === 0 && count / every <= kills) killing = killing.then(kill)
  }
  const { acknowledged, strange, done } = punchAll(api.port, { to: punches, heard })
  await done
  await killing
  const survived = api.alive && api.pid === pid
  await api.end('SIGTERM')
  return [
    noted('kills', back.length),
    holds('the API process survived', survived),
    none('responses other than an acknowledgement or 503', strange.length),
    ...(await ledgerRows(url, acknowledged, punches)),
    noted('longest time to recovery', Math.max(...back) / 1000, 's'),
  ]
}

export const databaseKilled = { title, what, prove }
