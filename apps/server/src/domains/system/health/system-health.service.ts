import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import type { z } from 'zod'
import { backupStatus } from '../../../platform/backups/status.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { diskOf } from '../../../platform/disk-space.ts'
import { VERSION } from '../../../platform/release.ts'
import { findEnrolledKiosks } from '../../kiosk/kiosks/kiosks.queries.ts'
import { findBrowserErrors } from './browser-errors.queries.ts'
import { findDatabaseState, findScans, findSlowCalls } from './system-health.queries.ts'

/** What this process and its database know about the system's state. */
export async function systemHealth(
  db: Db,
  config: Config,
  startedAt: Date,
  now: Date,
): Promise<z.input<typeof SystemHealth>> {
  const isEmbedded = !config.databaseUrl
  const [database, scans, kiosks, slowCalls, browserErrors, disk, backups] = await Promise.all([
    findDatabaseState(db),
    findScans(db, now),
    findEnrolledKiosks(db),
    findSlowCalls(db, now),
    findBrowserErrors(db, now),
    // Null where the system does not tell.
    isEmbedded ? diskOf(config.dataDir).catch(() => null) : null,
    backupStatus(config, startedAt, now),
  ])
  return {
    checkedAt: now,
    version: VERSION,
    startedAt,
    database: { isEmbedded, ...database },
    disk,
    backups,
    scans,
    kiosks,
    slowCalls,
    browserErrors,
  }
}
