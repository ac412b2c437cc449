import { StartupError } from '../startup-error.ts'
import { connected } from './connection.ts'

const BACKUP_LOCK = 0x4e53_4255

export class BackupRunning extends StartupError {
  constructor() {
    super('Another backup is being made. Try again when it is done.')
  }
}

/** One backup at a time, in this process and others. The lock ends with its connection, however the process ends. */
export async function withBackupLock<T>(url: string, work: () => Promise<T>) {
  const client = await connected(url)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [BACKUP_LOCK])
    if (!rows[0].taken) throw new BackupRunning()
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
