import { cpSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    dataFolder: string
  }
}

/**
 * One PostgreSQL server for the whole run, with a migrated template database that each test file copies, and a data
 * folder as after a first start, for tests that start their own server.
 */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'nightshift-test-'))
  const unused = join(folder, 'unused')
  await (await startEmbedded(unused)).stop()
  project.provide('dataFolder', unused)
  cpSync(unused, join(folder, 'used'), { recursive: true, verbatimSymlinks: true })
  await trustEverybody(join(folder, 'used'))
  const server = await startEmbedded(join(folder, 'used'), {
    // Durability is off, for speed.
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=300',
      'autovacuum=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'jit=off',
    ],
  })
  await makeTemplate(server.url)
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every test file opens a dozen connections, and a password costs each of them most of its time. */
async function trustEverybody(dataFolder: string) {
  const files = await readdir(dataFolder, { recursive: true })
  const rules = files.find((file) => basename(file) === 'pg_hba.conf')!
  await writeFile(join(dataFolder, rules), 'local all all trust\nhost all all 127.0.0.1/32 trust\n')
}

/** Copies the database once: the owner stays connected to it, and a database in use cannot be a template. */
async function makeTemplate(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/\w+$/, '/postgres') })
  await client.connect()
  await client.query('create database template_nightshift')
  await client.end()
  await migrate(url.replace(/\/\w+$/, '/template_nightshift'))
}
