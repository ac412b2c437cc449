import { execFile } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbedded } from '../../apps/server/dist/platform/database/embedded/embedded.js'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { startApi } from '../api.mjs'
import { fillVenue } from '../database.mjs'
import { ledgerRows } from '../ledger.mjs'
import { punchAll, scan } from '../punches.mjs'
import { atLeast, atMost, holds, leftOut, none, noted } from '../rows.mjs'

const title = 'The disk is full'
const what =
  'The data folder is on a small file system of its own, which is filled under load and freed again. Needs a machine that allows us to mount one.'

const execute = promisify(execFile)

const WATCHED_A_SECOND = 20

async function prove({ quick }) {
  const [seconds, punches] = quick ? [3, 2_000] : [20, 20_000]
  const folder = await temporaryFolder('prove-disk')
  const mounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!mounted) return [leftOut('a small disk', 'this machine does not let us mount one')]
  leave(() => execute('umount', ['-l', folder]).catch(() => {}))
  const { url, stop } = await startEmbedded(folder)
  leave(stop)
  await fillVenue(url, punches + seconds * WATCHED_A_SECOND)
  const api = await startApi(url)
  const { pid } = api

  const load = punchAll(api.port, { to: punches, clients: 10 })
  await sleep(1_000)
  const ballast = join(folder, 'ballast')
  await fill(folder, ballast)
  const { refusals, strange } = await watch(api.port, punches + 1, seconds)
  const begun = performance.now()
  await rm(ballast)
  const before = load.acknowledged.size
  while (load.acknowledged.size === before && performance.now() - begun < 60_000) await sleep(10)
  const recovered = performance.now() - begun
  await sleep(1_000)
  await load.stop()
  const survived = api.pid === pid && api.alive
  await api.end('SIGTERM')
  const rows = await ledgerRows(url, load.acknowledged, 1)
  await stop()
  return [
    noted('full for', seconds, 's'),
    atLeast('responses with 503 meanwhile', refusals, 1),
    none('responses other than 503 or 200', strange),
    holds('the API process survived', survived),
    atMost('recovers after it was freed', recovered / 1000, 10, 's'),
    ...rows,
  ]
}

/** Fills the disk to the last page. */
async function fill(folder, file) {
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => {})
}

/** The answers to a kiosk on a full disk. A new badge each time: an answered one would get its stored answer. */
async function watch(port, first, seconds) {
  const end = Date.now() + seconds * 1000
  let refusals = 0
  let strange = 0
  let badge = first
  while (Date.now() < end) {
    const { status } = await scan(port, badge, { agent: false }).catch(() => ({ status: 0 }))
    if (status === 503) refusals += 1
    else if (status !== 200) strange += 1
    badge += 1
    await sleep(1000 / WATCHED_A_SECOND)
  }
  return { refusals, strange }
}

export const diskFull = { title, what, prove }
