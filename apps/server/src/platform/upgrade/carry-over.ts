import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../backups/backup-file.ts'
import { restoreAsWritten } from '../backups/restore.ts'
import { openClient } from '../database/client.ts'
import {
  type Cluster,
  clusterMajor,
  createCluster,
  findRunning,
  openCluster,
  shutDown,
  startCluster,
  takeOwnership,
} from '../database/embedded/cluster.ts'
import type { PostgresRunner } from '../database/embedded/postgres-runner.ts'
import { appliedMigrations } from '../database/migrate.ts'
import { keptTables } from '../database/tables.ts'
import { folderMegabytes, freeMegabytes } from '../disk-space.ts'
import { StartupError } from '../startup-error.ts'

const WORK = 'upgrade-'
const DATA = 'postgres'
/** The new cluster, complete and compared. It takes the place of the old one as soon as that is out of the way. */
const READY = 'postgres-carried-over'

type Sides = {
  old: PostgresRunner
  next: PostgresRunner
  report: (line: string) => void
}

export const dataFolderOf = ({ home }: PostgresRunner) => join(home, DATA)
export const readyFolderOf = ({ home }: PostgresRunner) => join(home, READY)

/**
 * Carries the data over to another major version of PostgreSQL: a backup by the old server is restored into a new
 * cluster, compared, and put in the old one's place. The old folder is only read, and is kept under another name.
 *
 * An interruption before the old folder is renamed leaves it in place, and the next start begins again. One after it
 * leaves the complete new folder, and the next start finishes with `finishCarryOver`.
 */
export async function carryOver({ old, next, report }: Sides) {
  const data = await openCluster(dataFolderOf(next))
  const { needed, free } = await spaceForCarryOver(data.dir)
  if (free < needed) {
    throw new StartupError(
      `Carrying the data over to a new PostgreSQL needs about ${needed} MB of disk space, and ${free} MB are free.`,
    )
  }
  const major = await clusterMajor(data.dir)
  const { source, owner } = await startOwned(old, data)
  try {
    // Another process may have finished the same in the meantime.
    if ((await clusterMajor(data.dir)) !== major) throw inUse(next)
    report(`Carrying the data over from PostgreSQL ${major}; the old folder is only read.`)
    await removeLeftovers(next)
    await fillNewCluster(source.url, next, report)
  } catch (error) {
    await removeLeftovers(next).catch(() => {})
    throw error instanceof StartupError ? error : new StartupError(failure((error as Error).message))
  } finally {
    await owner.end().catch(() => {})
    await shutDown(old, data, source.pid)
  }
  report('Putting the new folder in place.')
  const kept = `${DATA}-${major}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  await rename(data.dir, join(next.home, kept))
  await finishCarryOver(next)
  await removeLeftovers(next)
  report(`The data is carried over; the old folder is kept as ${kept}.`)
}

/** The backup and the new folder exist beside the old one: about twice the data, in megabytes. */
export async function spaceForCarryOver(dataFolder: string) {
  return { needed: 2 * (await folderMegabytes(dataFolder)), free: await freeMegabytes(dataFolder) }
}

const failure = (reason: string) =>
  `The data could not be carried over: ${reason}. The old folder is unchanged; start again.`

const inUse = ({ home }: PostgresRunner) =>
  new StartupError(`Another copy is already running on the data folder ${home}.`)

/**
 * Starts the old server under the lock of its owner, which is held until the new cluster is complete: no other process
 * may write to the old one, or begin the same. One that survived a killed process is restarted, because its own
 * programs may have been replaced.
 */
async function startOwned(old: PostgresRunner, data: Cluster) {
  const orphan = await findRunning(data)
  if (orphan) {
    const owner = await takeOwnership(orphan.url)
    if (!owner) throw inUse(old)
    await shutDown(old, data, orphan.pid)
  }
  const source = await startCluster(old, data)
  const owner = await takeOwnership(source.url)
  if (!owner) throw inUse(old)
  return { source, owner }
}

/** Puts the new cluster in the place of the old one, which is already out of the way. */
export const finishCarryOver = (runner: PostgresRunner) => rename(readyFolderOf(runner), dataFolderOf(runner))

async function fillNewCluster(sourceUrl: string, next: PostgresRunner, report: Sides['report']) {
  const work = await mkdtemp(join(next.home, WORK))
  await next.own(work)
  const file = join(work, 'carry-over.backup.gz')
  const target = join(work, DATA)
  report('Writing a backup.')
  const counted = await countRows(sourceUrl)
  if (counted) await writeBackup(sourceUrl, file)
  report('Creating the new folder.')
  await createCluster(next, target)
  const cluster = await openCluster(target)
  const running = await startCluster(next, cluster)
  try {
    report('Restoring the backup.')
    if (counted) {
      await restoreAsWritten(running.url, file)
      report('Comparing both.')
      // Counted again, because nothing may have been written to the old server since.
      compare((await countRows(sourceUrl)) ?? {}, (await countRows(running.url)) ?? {})
    }
  } finally {
    await shutDown(next, cluster, running.pid)
  }
  await rename(target, readyFolderOf(next))
}

type Counts = Record<string, number>

/** The rows of each table that a backup holds; undefined before the first migration. */
async function countRows(url: string): Promise<Counts | undefined> {
  const client = await openClient({ connectionString: url, application_name: 'nightshift carry-over' })
  try {
    const migrations = (await appliedMigrations(client)).length
    if (!migrations) return undefined
    const counts: Counts = { migrations }
    for (const table of await keptTables(client)) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
      counts[table] = Number(rows[0]?.count)
    }
    return counts
  } finally {
    await client.end()
  }
}

function compare(old: Counts, next: Counts) {
  const tables = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  const different = tables.filter((table) => old[table] !== next[table])
  if (!different.length) return
  const words = different.map((table) => `${table} has ${next[table] ?? 0} of ${old[table] ?? 0}`)
  throw new StartupError(failure(`${words.join(', ')} rows`))
}

/** Deletes what an interrupted carry-over left: unfinished folders, whose server may still run, and a finished one. */
async function removeLeftovers(runner: PostgresRunner) {
  const names = (await readdir(runner.home)).filter((name) => name.startsWith(WORK))
  for (const name of names) await stopOrphan(runner, join(runner.home, name, DATA))
  for (const name of [...names, READY])
    await rm(join(runner.home, name), { recursive: true, force: true, maxRetries: 5 })
}

async function stopOrphan(runner: PostgresRunner, dir: string) {
  const cluster: Cluster | undefined = await openCluster(dir).catch(() => undefined)
  const running = cluster && (await findRunning(cluster))
  if (cluster && running) await shutDown(runner, cluster, running.pid)
}
