import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupPing } from '@nightshift/shared/system/backups/contract'
import { backupsToKeep } from '@nightshift/shared/system/backups/retention'
import type { Config } from '../config.ts'
import { freeMegabytes } from '../disk-space.ts'
import { VERSION } from '../release.ts'
import { StartupError } from '../startup-error.ts'
import { writeBackup } from './backup-file.ts'
import { describeDatabase } from './describe-database.ts'
import { readPassphrase } from './encryption.ts'
import { listErasedOf } from './erased-list.ts'
import * as folder from './folder.ts'
import { BackupRunning, withBackupLock } from './lock.ts'

import { reasonOf } from './reason.ts'
import { record } from './status.ts'
import { verifyBackup } from './verify.ts'

const TIMEOUT_MS = 10_000

/** Calls the address of a dead man's switch. The words of a failure do not show the address, which may hold a secret. */
async function ping(url: string, timeoutMs = TIMEOUT_MS): Promise<{ failure: string | null }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return { failure: answer.ok ? null : `It answered ${answer.status}.` }
  } catch (error) {
    const { name, cause } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    return {
      failure: name === 'TimeoutError' ? 'It did not answer in time.' : `It cannot be reached (${code}).`,
    }
  }
}

export type Made = {
  file: string
  rows: number
  bytes: number
  encrypted: boolean
  removed: number
  /** Undefined without BACKUP_PING_URL. */
  ping?: BackupPing
}

type Options = {
  now?: Date
  /** Replaced by tests, to spoil a file before it is checked. */
  verify?: typeof verifyBackup
  /** Of the encryption, cheaper in tests. */
  workFactor?: number
  /** Aborted when the server stops: a backup that this cuts off is no failure. */
  signal?: AbortSignal
}

/**
 * Writes a backup to the configured folder, restores it into a scratch database and compares. Only then it counts as
 * good, older ones expire and the ping is sent. Every outcome is recorded.
 */
export async function makeBackup(config: Config, url: string, options: Options = {}): Promise<Made> {
  const at = options.now ?? new Date()
  try {
    return await withBackupLock(url, () => write(config, url, at, options))
  } catch (error) {
    if (!(error instanceof BackupRunning) && !options.signal?.aborted)
      await record(config, { lastFailure: { at: at.toISOString(), reason: reasonOf(error) } })
    throw error
  }
}

async function write(config: Config, url: string, at: Date, { verify = verifyBackup, workFactor }: Options) {
  const dir = await folder.openFolder(config)
  await folder.removeLeftovers(dir)
  await listErasedOf(config, url)
  const { size, timeZone } = await describeDatabase(url)
  if (!config.databaseUrl) await refuseWithoutSpace(config.dataDir, size)
  const passphrase = await readPassphrase(config.backups.passphraseFile)
  const encrypted = passphrase !== undefined
  const name = folder.freeName(dir, at, encrypted)
  const unfinished = folder.unfinishedPath(dir, name)
  try {
    const { migrations } = await writeBackup(
      url,
      unfinished,
      encrypted ? { passphrase, workFactor } : undefined,
    )
    const verified = await verify(url, unfinished, passphrase)
    if (verified.kind === 'bad') {
      await folder.keepAsBad(dir, name)
      throw new StartupError(`The backup failed its check. ${verified.reason.replace(unfinished, name)}`)
    }
    const { rows, sha256 } = verified
    const { size: bytes } = await stat(unfinished)
    const verifiedAt = new Date().toISOString()
    await folder.keepAsGood(dir, name, { rows, bytes, sha256, migrations, version: VERSION, verifiedAt })
    await record(config, { lastGood: { at: at.toISOString(), rows, bytes, encrypted } })
    const removed = await expire(dir, timeZone)
    return { file: join(dir, name), rows, bytes, encrypted, removed, ping: await sendPing(config, at) }
  } finally {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}

/** The scratch database and its log must not fill the disk that the live database writes to. */
async function refuseWithoutSpace(dataDir: string, databaseSize: number) {
  if ((await freeMegabytes(dataDir)) * 2 ** 20 < 2 * databaseSize)
    throw new StartupError(
      'There is too little space on the disk of DATA_DIR to restore a backup for its check.',
    )
}

async function expire(dir: string, timeZone: string) {
  const good = (await folder.listBackups(dir)).filter(({ state }) => state === 'good')
  const kept = backupsToKeep(
    good.map(({ at }) => at),
    timeZone,
  )
  const expired = good.filter(({ at }) => !kept.has(at))
  for (const { name } of expired) await folder.removeBackup(dir, name)
  return expired.length
}

async function sendPing(config: Config, at: Date) {
  const { pingUrl } = config.backups
  if (!pingUrl) return undefined
  const lastPing = { at: at.toISOString(), ...(await ping(pingUrl)) }
  await record(config, { lastPing })
  return lastPing
}
