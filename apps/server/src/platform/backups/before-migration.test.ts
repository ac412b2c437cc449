import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { unmigratedFolder } from '../../../test/testing/data-folder.ts'
import { emptyDatabase } from '../../../test/testing/empty-database.ts'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../database/embedded.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { listBackups } from './folder.ts'
import { readBackup } from './restore.ts'

/** A data folder of an older version, with a festival in it. */
async function olderVersion() {
  const DATA_DIR = await unmigratedFolder()
  const server = await startEmbedded(DATA_DIR)
  await migrate(server.url, (await knownMigrations()).slice(0, 6))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`insert into festivals (name) values ('Old Moor')`)
  await client.end()
  await server.stop()
  return DATA_DIR
}

test('an existing database is backed up before it is migrated, a new one is not', async () => {
  const DATA_DIR = await olderVersion()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR })
  await (await openDatabase(config)).close()
  const [backup, ...others] = await listBackups(config.backups.dir)
  expect(backup).toMatchObject({ state: 'good', rows: 1 })
  expect(others).toEqual([])
  expect(await readBackup(await emptyDatabase(), join(config.backups.dir, backup!.name))).toBe(1)

  // Up to date now: a start makes no other one.
  await (await openDatabase(config)).close()
  expect(await listBackups(config.backups.dir)).toHaveLength(1)

  const fresh = readConfig({ NODE_ENV: 'test', DATA_DIR: await unmigratedFolder() })
  await (await openDatabase(fresh)).close()
  expect(await listBackups(fresh.backups.dir)).toEqual([])
})

test('a start whose backup cannot be written stops with one sentence, and the database stays as it was', async () => {
  const DATA_DIR = await olderVersion()
  const BACKUP_DIR = join(DATA_DIR, 'share')
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR, BACKUP_DIR })
  await expect(openDatabase(config)).rejects.toThrow(
    /^The database must be brought up to date, and the backup before it could not be made\. The folder in BACKUP_DIR has no file nightshift-backups: .* Free some space, or set BACKUP_DIR to another folder, and start again\.$/,
  )
  const server = await startEmbedded(DATA_DIR)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from migrations')
  await client.end()
  await server.stop()
  expect(rows[0].count).toBe(6)
})
