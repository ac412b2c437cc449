import type { Config } from '../config.ts'
import { appliedMigrations, knownMigrations } from '../database/migrate.ts'
import { isInUse } from '../database/tables.ts'
import { StartupError } from '../startup-error.ts'
import { say } from '../terminal.ts'
import { connected } from './connection.ts'
import { makeBackup } from './make-backup.ts'
import { reasonOf } from './reason.ts'

/** Backs an existing embedded database up before migrations change it; a new one has nothing to lose. */
export async function backUpBeforeMigration(config: Config, url: string) {
  if (config.databaseUrl || !(await isAboutToChange(url))) return
  try {
    const { file } = await makeBackup(config, url)
    say(`Wrote a backup before the database is brought up to date: ${file}.`)
  } catch (error) {
    throw new StartupError(
      `The database must be brought up to date, and the backup before it could not be made. ${reasonOf(error)} Free some space, or set BACKUP_DIR to another folder, and start again.`,
    )
  }
}

async function isAboutToChange(url: string) {
  const client = await connected(url)
  try {
    const applied = await appliedMigrations(client)
    if (!applied.length || (await knownMigrations()).every((name) => applied.includes(name))) return false
    return await isInUse(client)
  } finally {
    await client.end()
  }
}
