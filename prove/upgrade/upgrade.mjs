import { spawn } from 'node:child_process'
import { cp, readFile, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { startServer } from '../../bench/servers.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll } from '../punches.mjs'
import { atLeast, holds, leftOut, none, noted } from '../rows.mjs'
import { addBadges, addressOf, digestOf, foldersIn, postmasters } from './data.mjs'
import { installationWith } from './installation.mjs'

const title = 'A new major version of the embedded PostgreSQL'
const what =
  'The demo in the version before, killed while kiosks punch; its programs are gone, and the server starts with the new version. Then the same start again and again, killed up to three times at random moments, alone or with every PostgreSQL, before it may finish. Compares each row, and the old folder. The older version comes from npm; where it is not available, the proof is left out.'

const OLDER = '17.10.0-beta.17'
const MAIN = 'apps/server/dist/main.js'

async function prove({ quick, random }) {
  const [badges, rounds] = quick ? [400, 3] : [2_000, 12]
  const writer = await installationWith(OLDER)
  const reader = await installationWith(OLDER)
  if (!writer || !reader) {
    return [leftOut(`PostgreSQL ${OLDER}`, 'npm does not have it, or cannot be reached')]
  }
  const killed = await killedWhilePunching(writer, badges)
  // npm replaces the programs: only those beside the data are left.
  await rm(writer, { recursive: true })
  const before = await digestIn(reader, join(killed.dataDir, 'postgres'))
  const { seconds, rows } = await carriedOver(reader, killed, before, badges)
  const kills = { rounds, random, wholeMs: seconds * 1000 }
  return [
    noted('PostgreSQL before', Number.parseInt(OLDER, 10)),
    noted('rows', before.total),
    ...rows,
    ...(await interruptions(reader, killed.dataDir, before, kills)),
  ]
}

/** A data folder of the older version, as a power cut under load leaves it. */
async function killedWhilePunching(installation, badges) {
  const dataDir = await temporaryFolder('prove-upgrade')
  const settings = { DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' }
  const server = await startServer('The older version', join(installation, MAIN), '', settings)
  await addBadges(await addressOf(dataDir), badges)
  const half = badges / 2
  const load = punchAll(server.port, { to: half })
  while (load.acknowledged.size < half / 2) await sleep(5)
  await killAll(server.child, dataDir, true)
  // Its clients find no server any more; what was acknowledged by now is what must be there.
  void load.stop()
  return { dataDir, acknowledged: new Set(load.acknowledged) }
}

/** The undisturbed start of the new version: every row, every punch, and the kiosks go on. */
async function carriedOver(reader, { dataDir: original, acknowledged }, before, badges) {
  const dataDir = await copyOf(original)
  const begun = performance.now()
  const server = await startServer('The new version', MAIN, '', { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const seconds = (performance.now() - begun) / 1000
  const url = await addressOf(dataDir)
  const after = await digestOf(url)
  const old = await oldFolderIn(dataDir)
  const sameInOld = old && (await digestIn(reader, old)).text === before.text
  const major = Number(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8'))
  const ledger = await ledgerRows(url, acknowledged, badges / 4)
  const load = punchAll(server.port, { from: badges / 2 + 1, to: badges })
  await load.done
  const later = await ledgerRows(url, load.acknowledged, badges / 2)
  server.child.kill('SIGTERM')
  await server.ended
  const rows = [
    atLeast('PostgreSQL after', major, Number.parseInt(OLDER, 10) + 1),
    noted('first start of the new version', seconds, 's'),
    holds('every row of every table is unchanged', after.text === before.text),
    holds('the old folder is kept, and the older version reads the same rows there', Boolean(sameInOld)),
    ...ledger.map((row) => ({ ...row, what: `before the kill: ${row.what}` })),
    ...later.map((row) => ({ ...row, what: `with the new version: ${row.what}` })),
  ]
  return { seconds, rows }
}

async function interruptions(reader, original, before, { rounds, random, wholeMs }) {
  const found = { kills: 0, unfinished: 0, changed: 0, oldChanged: 0, leftBehind: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = await copyOf(original)
    for (let kill = 0; kill <= round % 3; kill += 1) {
      await killedAfter(dataDir, random() * wholeMs, random() < 0.5)
      found.kills += 1
      if (!(await oldFolderIn(dataDir))) found.unfinished += 1
    }
    const server = await startServer('The new version', MAIN, '', { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    if ((await digestOf(await addressOf(dataDir))).text !== before.text) found.changed += 1
    server.child.kill('SIGTERM')
    await server.ended
    const { kept, unfinished } = await foldersIn(dataDir)
    const old = await oldFolderIn(dataDir)
    if (!old || kept.length !== 1 || (await digestIn(reader, old)).text !== before.text) found.oldChanged += 1
    if (unfinished.length) found.leftBehind += 1
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return [
    noted('kills at random moments of the first start', found.kills),
    atLeast('of these before the old folder was out of the way', found.unfinished, 1),
    none('starts after which a row was missing or changed', found.changed),
    none('starts after which the old folder was missing or changed', found.oldChanged),
    none('starts that left something unfinished behind', found.leftBehind),
  ]
}

/** Starts the new version and kills it after a while. */
async function killedAfter(dataDir, ms, withDatabases) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DEMO: 'false', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  leave(() => void child.kill('SIGKILL'))
  await sleep(ms)
  await killAll(child, dataDir, withDatabases)
}

/** SIGKILL, as a power cut does; without the databases, they survive as orphans. */
async function killAll(child, dataDir, withDatabases) {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  if (!withDatabases) return
  for (const pid of await postmasters(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It was stopped before.
    }
  }
}

async function oldFolderIn(dataDir) {
  const { kept } = await foldersIn(dataDir)
  return kept[0] && join(dataDir, kept[0])
}

/** A copy of a data folder; its programs are only linked, because nothing changes them. */
async function copyOf(original) {
  const dataDir = await temporaryFolder('prove-upgrade')
  const isProgram = (path) => basename(path).startsWith('postgresql-')
  await cp(original, dataDir, { recursive: true, filter: (path) => !isProgram(path) })
  const name = `postgresql-${OLDER}-${process.platform}-${process.arch}`
  await symlink(join(original, name), join(dataDir, name), 'junction')
  return dataDir
}

/** The rows in an old folder, read by the version that wrote it, from a copy. */
async function digestIn(reader, folder) {
  const dataDir = await temporaryFolder('prove-old')
  await cp(folder, join(dataDir, 'postgres'), { recursive: true })
  const { startEmbedded } = await import(
    pathToFileURL(join(reader, 'apps/server/dist/platform/database/embedded/embedded.js')).href
  )
  const { url, stop } = await startEmbedded(dataDir)
  try {
    return await digestOf(url)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

export const upgrade = { title, what, prove, apart: true }
