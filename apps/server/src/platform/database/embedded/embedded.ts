import { access, constants, mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../../startup-error.ts'
import { say } from '../../terminal.ts'
import { carryOver, dataFolderOf, finishCarryOver } from '../../upgrade/carry-over.ts'
import { inspectData } from '../../upgrade/inspect.ts'
import { dropOtherMinors, keepPrograms } from '../../upgrade/kept-programs.ts'
import { createCluster, findRunning, openCluster, shutDown, startCluster, takeOwnership } from './cluster.ts'
import { findPrograms, type Programs } from './postgres-programs.ts'
import { type PostgresRunner, postgresRunner, type RunnerOptions } from './postgres-runner.ts'

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

type Options = {
  /** Use a server that another process of ours runs on this folder, instead of refusing. For commands. */
  share?: boolean
  /** Extra settings, `name=value`. */
  settings?: string[]
  /** How PostgreSQL is run, instead of detecting it. */
  how?: RunnerOptions
}

/**
 * A real PostgreSQL as a child process, its data in the given folder.
 *
 * The process that runs it holds an advisory lock. A running server whose lock is free was orphaned by a killed process
 * and is adopted; if the lock is taken, another copy runs on this folder.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  clearLibpqSettings()
  await prepareFolder(dataDir)
  const programs = await findPrograms()
  const runner = await postgresRunner(dataDir, programs, options.how)
  await prepareCluster(runner, programs, (old) => postgresRunner(dataDir, old, options.how))
  const cluster = await openCluster(dataFolderOf(runner))
  const bringUp = async (port?: number) =>
    (await findRunning(cluster)) ?? (await startCluster(runner, cluster, options.settings ?? [], port))

  const orphan = await findRunning(cluster)
  let running = orphan ?? (await bringUp())
  let owner = await takeOwnership(running.url)
  if (!owner) {
    if (options.share) return { url: running.url, stop: async () => {} }
    throw new StartupError(`Another copy is already running on the data folder ${dataDir}.`)
  }

  let stopping = false
  /** The lock's connection ends when the server dies: then it is restarted on the same port. */
  const supervise = (client: pg.Client) =>
    client.once('end', async () => {
      while (!stopping) {
        try {
          running = await bringUp(running.port)
          owner = await takeOwnership(running.url)
          return owner && supervise(owner)
        } catch {
          await sleep(250)
        }
      }
    })
  supervise(owner)
  await keepForUpgrade(runner, programs, Boolean(orphan))

  return {
    url: running.url,
    stop: async () => {
      stopping = true
      await shutDown(runner, cluster, running.pid)
    },
  }
}

/** PGSSLMODE and its like are about another database: this one speaks no TLS. */
function clearLibpqSettings() {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name]
}

async function prepareFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code}): start as the user who owns it, or set DATA_DIR to another one.`,
    )
  }
}

/** Creates the cluster, or carries the data of an older major version over. */
async function prepareCluster(
  runner: PostgresRunner,
  installed: Programs,
  runnerOf: (programs: Programs) => Promise<PostgresRunner>,
) {
  for (;;) {
    const { plan } = await inspectData(runner, installed)
    if (plan.kind === 'start') return
    if (plan.kind === 'refuse') throw new StartupError(plan.sentence)
    if (plan.kind === 'create') return createCluster(runner, dataFolderOf(runner))
    if (plan.kind === 'finishCarryOver') await finishCarryOver(runner)
    if (plan.kind === 'carryOver') {
      await carryOver({ old: await runnerOf(plan.from), next: runner, report: say })
    }
  }
}

/** Keeps the programs for a later upgrade. Those of an orphan stay as long as it runs. */
async function keepForUpgrade({ home }: PostgresRunner, programs: Programs, adopted: boolean) {
  try {
    await keepPrograms(home, programs)
    if (!adopted) await dropOtherMinors(home, programs)
  } catch (error) {
    say(`The programs of PostgreSQL cannot be kept for a later upgrade: ${(error as Error).message}`)
  }
}
