import type pg from 'pg'

/** Every table of ours that keeps something. What is unlogged is gone after a crash anyway. */
export async function keptTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations'
    order by relname`)
  return rows.map(({ name }) => name)
}

/** The columns that number themselves. */
export async function identityColumns(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace`)
  return rows
}

/** Takes the references between tables away, which may go in circles; answers what puts them back, checked. */
export async function liftReferences(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
