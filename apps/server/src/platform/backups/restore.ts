import type pg from 'pg'
import { knownMigrations, migrate } from '../database/migrate.ts'
import {
  disableTriggers,
  identityColumns,
  isInUse,
  keptTables,
  liftReferences,
  storedColumns,
} from '../database/tables.ts'
import { StartupError } from '../startup-error.ts'
import { batchesOf, type Header, readHeader } from './backup-file.ts'
import { connected } from './connection.ts'

/**
 * Restores an empty database from a file, all rows in one transaction. Backups of older versions are migrated. Sessions
 * are left out: one that ended after the backup, by a logout or a reset, must not come back.
 */
export async function readBackup(url: string, file: string, passphrase?: string) {
  const { count } = await restoreAsWritten(url, file, passphrase, ['sessions'])
  await migrate(url)
  return count
}

/** Restores an empty database from a file, with the migrations that the file was written with. */
export async function restoreAsWritten(
  url: string,
  file: string,
  passphrase?: string,
  leftOut: string[] = [],
) {
  const header = await readHeader(file, passphrase)
  await migrateTo(url, header)
  const client = await connected(url)
  try {
    await client.query('begin')
    if (await isInUse(client))
      throw new StartupError('The database is in use: a backup is restored into an empty one only.')
    const putReferencesBack = await liftReferences(client)
    const enableTriggers = await disableTriggers(client)
    const count = await load(client, batchesOf(file, passphrase), leftOut)
    await enableTriggers()
    await putReferencesBack()
    for (const { table, column } of await identityColumns(client)) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      )
    }
    await client.query('commit')
    return { count, header }
  } finally {
    await client.end()
  }
}

async function migrateTo(url: string, { migrations }: Header) {
  const known = await knownMigrations()
  if (migrations.some((name) => !known.includes(name)))
    throw new StartupError('This backup was written by a newer version.')
  await migrate(url, migrations)
}

async function load(client: pg.Client, batches: ReturnType<typeof batchesOf>, leftOut: string[]) {
  const tables = await keptTables(client)
  let count = 0
  for await (const { table, rows } of batches) {
    if (leftOut.includes(table)) continue
    if (!tables.includes(table)) throw new StartupError('This is no backup of ours.')
    const columns = await storedColumns(client, table)
    const insert = `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1)`
    await client.query(insert, [`[${rows.join(',')}]`])
    count += rows.length
  }
  return count
}
