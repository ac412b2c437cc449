import { existsSync } from 'node:fs'
import {
  clusterMajor,
  findRunning,
  openCluster,
  shutDown,
  startCluster,
  takeOwnership,
} from '../database/embedded/cluster.ts'
import { findPrograms, majorOf, type Programs } from '../database/embedded/postgres-programs.ts'
import { type PostgresRunner, postgresRunner } from '../database/embedded/postgres-runner.ts'
import { dataFolderOf, readyFolderOf, spaceForCarryOver } from './carry-over.ts'
import { keptPrograms } from './kept-programs.ts'
import { planStart } from './start-plan.ts'

/** What a start does about the folder of the embedded database. */
export async function inspectData(runner: PostgresRunner, installed: Programs) {
  const folder = dataFolderOf(runner)
  const data = await clusterMajor(folder)
  const ready = await clusterMajor(readyFolderOf(runner))
  const kept = await keptPrograms(runner.home)
  return { folder, data, plan: planStart({ data, carriedOver: ready !== undefined, installed, kept }) }
}

/** The same after an interrupted carry-over is finished, which is still to be done. */
async function inspectFinished(runner: PostgresRunner, installed: Programs) {
  const found = await inspectData(runner, installed)
  if (found.plan.kind !== 'finishCarryOver') return found
  const folder = readyFolderOf(runner)
  const data = await clusterMajor(folder)
  const kept = await keptPrograms(runner.home)
  return { folder, data, plan: planStart({ data, carriedOver: true, installed, kept }) }
}

export type EmbeddedState =
  | { kind: 'empty' }
  | { kind: 'unusable'; sentence: string }
  | {
      kind: 'readable'
      url: string
      close: () => Promise<void>
      carryOver?: { from: number; to: number; needed: number; free: number }
    }

/** Opens the embedded database with the programs that can read it. Creates nothing and carries nothing over. */
export async function openUnchanged(dataDir: string): Promise<EmbeddedState> {
  if (!existsSync(dataDir)) return { kind: 'empty' }
  const installed = await findPrograms()
  const runner = await postgresRunner(dataDir, installed)
  const { folder, data, plan } = await inspectFinished(runner, installed)
  if (plan.kind === 'refuse') return { kind: 'unusable', sentence: plan.sentence }
  if (plan.kind === 'start') return { kind: 'readable', ...(await shareServer(runner, folder)) }
  if (plan.kind !== 'carryOver' || data === undefined) return { kind: 'empty' }
  const old = await postgresRunner(dataDir, plan.from)
  const carryOver = { from: data, to: majorOf(installed), ...(await spaceForCarryOver(folder)) }
  return { kind: 'readable', ...(await shareServer(old, folder)), carryOver }
}

/** A running server is left running; one that was started for this is stopped again. */
async function shareServer(runner: PostgresRunner, folder: string) {
  const cluster = await openCluster(folder)
  const found = await findRunning(cluster)
  if (found) return { url: found.url, close: async () => {} }
  const started = await startCluster(runner, cluster)
  const owner = await takeOwnership(started.url)
  const close = async () => {
    if (owner) await shutDown(runner, cluster, started.pid)
  }
  return { url: started.url, close }
}
