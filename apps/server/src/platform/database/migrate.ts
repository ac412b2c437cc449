import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { packageFolder } from '../package-folder.ts'
import { openClient } from './client.ts'
import { refuseUnsuitable } from './suitable.ts'

const FOLDER = join(packageFolder('server'), 'migrations')
const MIGRATION_LOCK = 0x4e53_4d49

/** The names of all migrations, in order. */
export async function knownMigrations() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => basename(file, '.sql')).sort()
}

export const readMigration = (name: string) => readFile(join(FOLDER, `${name}.sql`), 'utf8')

/** The migrations that a database has applied; none in a new one. */
export async function appliedMigrations(client: pg.Client) {
  const { rows: tables } = await client.query(`select to_regclass('migrations') as name`)
  if (!tables[0].name) return []
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/**
 * Applies pending migrations in order, each in its own transaction; or only the named ones. An advisory lock makes
 * processes that start together migrate once. Uses its own connection, without the pool's statement timeout.
 */
export async function migrate(url: string, only?: string[]) {
  const client = await openClient({
    connectionString: url,
    application_name: 'nightshift migrations',
    connectionTimeoutMillis: 10_000,
  })
  try {
    await refuseUnsuitable(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = await appliedMigrations(client)
    const pending = (only ?? (await knownMigrations())).filter((name) => !applied.includes(name))
    for (const name of pending) await apply(client, name)
    return pending.length
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string) {
  await client.query('begin')
  await client.query(await readMigration(name))
  await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}
