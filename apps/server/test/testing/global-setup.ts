import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { copyDataFolder } from './copy-data-folder.ts'

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
 * One PostgreSQL server for the whole run, with a migrated template database that each test file copies, and data
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
  const cluster = await clusterIn(used)
  await trustEverybody(cluster)
  const server = await startEmbedded(used, {
    settings: [...settings, `unix_socket_directories=${cluster}`],
  })
  await makeTemplate(server.url)
  project.provide('templateUrl', server.url)
  project.provide('socketFolder', cluster)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of PostgreSQL's own files. */
async function clusterIn(dataFolder: string) {
  const files = await readdir(dataFolder, { recursive: true })
  return join(dataFolder, dirname(files.find((file) => basename(file) === 'pg_hba.conf')!))
}

/** Every test file opens a dozen connections, and a password costs each of them most of its time. */
const trustEverybody = (cluster: string) =>
  writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n')

/** Copies the database once: the owner stays connected to it, and a database in use cannot be a template. */
async function makeTemplate(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/\w+$/, '/postgres') })
  await client.connect()
  await client.query('create database template_nightshift')
  await client.end()
  await migrate(url.replace(/\/\w+$/, '/template_nightshift'))
}
