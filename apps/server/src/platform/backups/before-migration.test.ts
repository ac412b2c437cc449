import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../../test/testing/ask.ts'
import { dataFolder, unmigratedFolder } from '../../../test/testing/folders/data-folder.ts'
import { olderFolder } from '../../../test/testing/folders/older-folder.ts'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { openDatabase } from '../database/open.ts'
import { listBackups } from './folder.ts'

const older = await olderFolder(6, 'Old Moor')

test('an existing database is backed up before it is migrated, a new one is not', async () => {
  const DATA_DIR = await dataFolder(older)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR })
  await (await openDatabase(config)).close()
  const [backup, ...others] = await listBackups(config.backups.dir)
  expect(backup).toMatchObject({ state: 'good', rows: 1 })
  expect(others).toEqual([])

  // Up to date now: a start makes no other one.
  await (await openDatabase(config)).close()
  expect(await listBackups(config.backups.dir)).toHaveLength(1)

  const fresh = readConfig({ NODE_ENV: 'test', DATA_DIR: await unmigratedFolder() })
  await (await openDatabase(fresh)).close()
  expect(await listBackups(fresh.backups.dir)).toEqual([])
})

test('a start whose backup cannot be written stops with one sentence, and the database stays as it was', async () => {
  const DATA_DIR = await dataFolder(older)
  const BACKUP_DIR = join(DATA_DIR, 'share')
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR, BACKUP_DIR })
  await expect(openDatabase(config)).rejects.toThrow(
    /^The database must be brought up to date, and the backup before it could not be made\. The folder in BACKUP_DIR has no file nightshift-backups: .* Free some space, or set BACKUP_DIR to another folder, and start again\.$/,
  )
  const server = await startEmbedded(DATA_DIR)
  const rows = await ask(server.url, 'select count(*)::int as count from migrations')
  await server.stop()
  expect(rows).toEqual([{ count: 6 }])
})
