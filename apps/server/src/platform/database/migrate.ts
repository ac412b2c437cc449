import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { packageFolder } from '../package-folder.ts'

const FOLDER = join(packageFolder('server'), 'migrations')
const MIGRATION_LOCK = 0x4e53_4d49

/** The names of all steps, in order. */
export async function knownMigrations() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => basename(file, '.sql')).sort()
}

/** The steps that a database has behind it. */
export async function appliedMigrations(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/**
 * Brings the database up to date: each file of migrations/ once, in order, each in a transaction of its own; or only
 * the named ones. A lock makes processes that start together migrate once. A connection of its own, without the
 * pool's time limit.
 */
export async function migrate(url: string, only?: string[]) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nightshift migrations',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
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
  await client.query(await readFile(join(FOLDER, `${name}.sql`), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}
