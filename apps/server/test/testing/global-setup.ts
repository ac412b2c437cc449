import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { copyDataFolder } from './folders/copy-data-folder.ts'
import { removeDataFolder } from './folders/postgres-home.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    /** The folder of the server's Unix socket. */
    socketFolder: string
    dataFolder: string
    unmigratedFolder: string
  }
}

/** Durability is off, for speed. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
]

/**
 * One PostgreSQL server for the whole run, with a migrated template database that workers copy, and data
 * folders before and after the migrations of a first start, for tests that start their own server.
 */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-test-'))
  const [unmigrated, migrated, used] = [
    join(folder, 'unmigrated'),
    join(folder, 'migrated'),
    join(folder, 'used'),
  ]
  await (await startEmbedded(unmigrated, { settings })).stop()
  project.provide('unmigratedFolder', unmigrated)

  copyDataFolder(unmigrated, migrated)
  const first = await startEmbedded(migrated, { settings })
  await migrate(first.url)
  await first.stop()
  project.provide('dataFolder', migrated)

  copyDataFolder(unmigrated, used)
  // A relative path is below the folder of PostgreSQL's own files.
  const server = await startEmbedded(used, { settings: [...settings, 'unix_socket_directories=.'] })
  project.provide('socketFolder', await trustEverybody(server.url))
  await makeTemplate(server.url)
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    for (const one of [unmigrated, migrated, used]) await removeDataFolder(one)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Every test file opens a dozen connections, and a password costs each of them most of its time. Returns the folder of
 * PostgreSQL's own files, which is elsewhere where it runs as another user.
 */
async function trustEverybody(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select current_setting('data_directory') as folder")
  const { folder } = rows[0]
  await writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n')
  await client.query('select pg_reload_conf()')
  await client.end()
  return folder
}

/** Copies the database once: the owner stays connected to it, and a database in use cannot be a template. */
async function makeTemplate(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/\w+$/, '/postgres') })
  await client.connect()
  await client.query('create database template_nightshift')
  await client.end()
  await migrate(url.replace(/\/\w+$/, '/template_nightshift'))
}
