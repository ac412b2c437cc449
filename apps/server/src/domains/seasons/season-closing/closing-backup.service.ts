import { basename } from 'node:path'
import type { ClosingBackup } from '@nightshift/shared/seasons/season-closing/contract'
import { listBackups } from '../../../platform/backups/folder.ts'
import { makeBackup } from '../../../platform/backups/make-backup.ts'
import { reasonOf } from '../../../platform/backups/reason.ts'
import type { Config } from '../../../platform/config.ts'
import { type Db, urlOf } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** The newest good backup of the embedded database. */
export async function findClosingBackup(config: Config): Promise<ClosingBackup> {
  if (config.databaseUrl) return { kind: 'external' }
  const good = (await listBackups(config.backups.dir)).find(({ state }) => state === 'good')
  return good ? { kind: 'good', name: good.name, at: good.at.toISOString() } : { kind: 'none' }
}

/** Makes and checks a backup before the season is closed. A failure says why, as one sentence. */
export async function makeClosingBackup(config: Config, db: Db, now: Date) {
  if (config.databaseUrl) throw new AppError('backedUpElsewhere')
  try {
    const { file } = await makeBackup(config, urlOf(db), { now })
    return { name: basename(file) }
  } catch (error) {
    const { message } = new AppError('backupFailed')
    throw new AppError('backupFailed', { message: `${message} ${reasonOf(error)}` })
  }
}
