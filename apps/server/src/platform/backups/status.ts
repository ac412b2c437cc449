import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BackupFailure,
  BackupPing,
  type BackupStatus,
  GoodBackup,
} from '@nightshift/shared/system/backups/contract'
import { isBackupOverdue } from '@nightshift/shared/system/backups/schedule'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { folderState, listBackups } from './folder.ts'

/** What happened last, in the data folder: the folder for backups may be unreachable. */
const History = z.object({
  lastGood: GoodBackup.nullable().default(null),
  lastFailure: BackupFailure.nullable().default(null),
  lastPing: BackupPing.nullable().default(null),
})
export type History = z.infer<typeof History>

const historyFile = (dataDir: string) => join(dataDir, 'backup-history.json')

async function readHistory(dataDir: string): Promise<History> {
  const text = await readFile(historyFile(dataDir), 'utf8').catch(() => '{}')
  const parsed = History.safeParse(tryJson(text))
  return parsed.success ? parsed.data : History.parse({})
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Adds to the history. A disk that is full must not hide why the backup failed, so a failed write is ignored. */
export async function record({ dataDir, databaseUrl }: Config, news: Partial<History>) {
  if (databaseUrl) return
  const file = historyFile(dataDir)
  const text = JSON.stringify({ ...(await readHistory(dataDir)), ...news })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
    .then(() => writeFile(`${file}.new`, text, { mode: 0o600 }))
    .then(() => rename(`${file}.new`, file))
    .catch(() => {})
}

/** The state of the backups. The last good one is what the folder holds; remembered while the folder is not mounted. */
export async function backupStatus(config: Config, startedAt: Date, now: Date): Promise<BackupStatus> {
  if (config.databaseUrl) return { automatic: false }
  const folder = await folderState(config)
  const history = await readHistory(config.dataDir)
  const good = (await listBackups(config.backups.dir)).filter(({ state }) => state === 'good')
  const lastGood = folder === 'notMounted' ? history.lastGood : goodBackup(good[0])
  const since = lastGood ? new Date(lastGood.at) : startedAt
  const overdue = isBackupOverdue(since, now)
  return { automatic: true, folder, ...history, lastGood, overdue, kept: good.length }
}

type Stored = Awaited<ReturnType<typeof listBackups>>[number]

function goodBackup(stored: Stored | undefined): GoodBackup | null {
  if (!stored) return null
  const { at, rows = 0, bytes, encrypted } = stored
  return { at: at.toISOString(), rows, bytes, encrypted }
}
