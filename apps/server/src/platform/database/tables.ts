import type pg from 'pg'

/** Our logged tables. Unlogged ones are empty after a crash, so a backup leaves them out. */
export async function keptTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations'
    order by relname`)
  return rows.map(({ name }) => name)
}

/** The columns of a table that are written: PostgreSQL computes the generated ones. */
export async function storedColumns(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]!.columns
}

/** Identity columns, whose sequences a restore must advance. */
export async function identityColumns(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace`)
  return rows
}

/** Drops all foreign keys, which may be circular; the answered function adds them again, which checks every row. */
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

/** Switches our triggers off: rows are loaded as they were, also those of a locked pay period. */
export async function disableTriggers(client: pg.ClientBase) {
  const tables = await keptTables(client)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

/** Whether somebody has put something in. */
export async function isInUse(client: pg.ClientBase) {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from festivals) as used',
  )
  return rows[0]?.used === true
}
