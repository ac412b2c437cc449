import type { Db } from '../../src/platform/database/pool.ts'

/** Whoever still has a transaction open would keep its locks. */
const END_TRANSACTIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`

/** Tables with pages: those of deleted rows. */
const FILLED_TABLES = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
  and pg_relation_size(oid) > 0`

let clearTables: string | undefined

/** Deletes all rows, and ids begin again. A new database would also need new connections, which cost more than it. */
export async function clearDatabase({ $client }: Db) {
  clearTables ??= await composeClearing($client)
  await $client.query(END_TRANSACTIONS)
  await $client.query(clearTables)
  const { rows } = await $client.query<{ name: string }>(FILLED_TABLES)
  // Rows then come in the order in which they are inserted, as in a new table.
  if (rows.length) await $client.query(`vacuum ${rows.map(({ name }) => name).join(', ')}`)
}

/** One transaction. In the replica role neither foreign keys nor triggers ask for an order. */
async function composeClearing($client: Db['$client']) {
  const { rows } = await $client.query<{ tables: string[]; sequences: string[] }>(`
    select
      (select array_agg(tablename::text) from pg_tables where schemaname = 'public' and tablename <> 'migrations') as tables,
      (select array_agg(sequencename::text) from pg_sequences where schemaname = 'public') as sequences`)
  const { tables, sequences } = rows[0]!
  return [
    'set local session_replication_role = replica',
    ...tables.map((name) => `delete from ${name}`),
    `select ${sequences.map((name) => `setval('${name}', 1, false)`).join(', ')}`,
  ].join(';\n')
}
