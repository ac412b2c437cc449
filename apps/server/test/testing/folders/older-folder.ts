import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { startEmbedded } from '../../../src/platform/database/embedded/embedded.ts'
import { knownMigrations, migrate } from '../../../src/platform/database/migrate.ts'
import { ask } from '../ask.ts'
import { copyDataFolder } from './copy-data-folder.ts'
import { removeDataFolder } from './postgres-home.ts'

/** The data folder of an older version, with a festival, which the tests of a file copy with `dataFolder`. */
export async function olderFolder(migrations: number, festival: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-older-'))
  afterAll(() => removeDataFolder(folder))
  copyDataFolder(inject('unmigratedFolder'), folder)
  const server = await startEmbedded(folder)
  await migrate(server.url, (await knownMigrations()).slice(0, migrations))
  await ask(server.url, `insert into festivals (name) values ('${festival}')`)
  await server.stop()
  return folder
}
