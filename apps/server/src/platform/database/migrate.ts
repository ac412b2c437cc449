import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'

const FOLDER = join(import.meta.dirname, '../../../migrations')
const MIGRATION_LOCK = 0x4e53_4d49

/**
 * Brings the database up to date: each file of migrations/ once, in order, each in a transaction of its own.
 * A lock makes processes that start together migrate once. A connection of its own, without the pool's time limit.
 */
export async function migrate(url: string) {
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
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
    const pending = files.filter((file) => !applied.has(basename(file, '.sql')))
    for (const file of pending) await apply(client, file)
    return pending.length
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, file: string) {
  await client.query('begin')
  await client.query(await readFile(join(FOLDER, file), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [basename(file, '.sql')])
  await client.query('commit')
}
