import { statfs } from 'node:fs/promises'
import type { SystemHealth } from '@nightshift/shared/health/contract'
import { backupStatus } from '../../platform/backups/status.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/pool.ts'
import { VERSION } from '../../platform/release.ts'
import { findBrowserErrors } from './browser-errors.queries.ts'
import { findDatabaseState, findScans, findSlowCalls } from './system-health.queries.ts'

/** What this process and its database know about the system's state. */
export async function systemHealth(
  db: Db,
  config: Config,
  startedAt: Date,
  now: Date,
): Promise<SystemHealth> {
  const isEmbedded = !config.databaseUrl
  const [database, scans, slowCalls, browserErrors, disk, backups] = await Promise.all([
    findDatabaseState(db),
    findScans(db, now),
    findSlowCalls(db, now),
    findBrowserErrors(db, now),
    isEmbedded ? diskOf(config.dataDir) : null,
    backupStatus(config, startedAt, now),
  ])
  return {
    version: VERSION,
    startedAt,
    database: { isEmbedded, ...database },
    disk,
    backups,
    scans,
    slowCalls,
    browserErrors,
  }
}

/** The space of the disk that holds a folder; null where the system does not tell. */
async function diskOf(folder: string) {
  const found = await statfs(folder).catch(() => undefined)
  return found ? { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize } : null
}
