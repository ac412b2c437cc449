import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbedded } from '../../apps/server/dist/platform/database/embedded/embedded.js'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { startApi } from '../api.mjs'
import { emptyDatabase, fillVenue, venueDatabase } from '../database.mjs'
import { compare } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atLeast, none } from '../rows.mjs'

const title = 'Backup under load, and restore'
const what =
  'A backup is taken while kiosks punch, and restored: from an external PostgreSQL into an empty data folder, and from the embedded one into an empty database. Counts the punches that were acknowledged before the backup started.'

async function prove({ quick }) {
  const punches = quick ? 400 : 10_000
  return [...(await outsideIn(punches)), ...(await insideOut(punches))]
}

/** From DATABASE_URL into an empty data folder. */
async function outsideIn(punches) {
  const url = await venueDatabase(punches)
  const api = await startApi(url)
  const taken = await backUpUnderLoad(api, punches, { DATABASE_URL: url })
  const DATA_DIR = await temporaryFolder('prove-restored')
  await command('restore', taken.file, { DATA_DIR })
  const restored = await startEmbedded(DATA_DIR)
  const rows = await counted('an external server', restored.url, taken)
  await restored.stop()
  return rows
}

/** From an embedded server, which the API process itself runs, into an empty database. */
async function insideOut(punches) {
  const DATA_DIR = await temporaryFolder('prove-embedded')
  const filled = await startEmbedded(DATA_DIR)
  await fillVenue(filled.url, punches)
  await filled.stop()
  const api = await startApi('', { DATA_DIR })
  const taken = await backUpUnderLoad(api, punches, { DATA_DIR })
  const DATABASE_URL = await emptyDatabase()
  await command('restore', taken.file, { DATABASE_URL })
  return counted('the embedded server', DATABASE_URL, taken)
}

async function backUpUnderLoad(api, punches, settings) {
  const file = join(await temporaryFolder('prove-backup'), 'night.backup.gz')
  const load = punchAll(api.port, { to: punches, clients: 10 })
  while (load.acknowledged.size < punches / 4) await sleep(10)
  const before = new Set(load.acknowledged)
  await command('backup', file, settings)
  const during = load.acknowledged.size - before.size
  await load.stop()
  await api.end('SIGTERM')
  return { file, before, during }
}

async function counted(where, url, { before, during }) {
  const { lost, duplicated, doubleOpen, unaudited } = await compare(url, before)
  return [
    atLeast(`${where}: punches acknowledged before`, before.size, 1),
    atLeast(`${where}: punches acknowledged meanwhile`, during, 1),
    none(`${where}: lost`, lost),
    none(`${where}: changed otherwise`, duplicated + doubleOpen + unaudited),
  ]
}

function command(name, file, settings) {
  const args = [`apps/server/dist/commands/${name}.js`, '--file', file]
  return promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...settings } })
}

export const backup = { title, what, prove }
