import { startApi } from '../api.mjs'
import { ask, venueDatabase } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atLeast, noted } from '../rows.mjs'
import { startLossyProxy } from './lossy-proxy.mjs'

const title = 'Lost requests and responses'
const what =
  'A proxy between kiosk and server drops 10 % of the requests before, and 10 % of the responses after they were processed.'

async function prove({ quick, random }) {
  const punches = quick ? 150 : 1_000
  const url = await venueDatabase(punches)
  const api = await startApi(url)
  const proxy = await startLossyProxy(api.port, { loses: 0.1, random })
  const { acknowledged, done } = punchAll(proxy.port, { to: punches })
  await done
  proxy.stop()
  await api.end('SIGTERM')
  const [{ entries }] = await ask(url, 'select count(*)::int as entries from time_entries')
  return [
    noted('requests lost', proxy.lost.requests),
    noted('responses lost', proxy.lost.answers),
    ...(await ledgerRows(url, acknowledged, punches)),
    { ...atLeast('entries', entries, punches), goal: `${punches}`, met: entries === punches },
  ]
}

export const lossyNetwork = { title, what, prove }
