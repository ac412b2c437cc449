import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import * as schema from './schema.ts'

const { db } = await testDatabase()
const tables = Object.values(schema).filter((value) => value instanceof PgTable)

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the code and the migrations have the same stored columns in %s',
  async (name, table) => {
    const { rows } = await db.$client.query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull"
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attname`,
      [name],
    )
    const columns = getTableConfig(table).columns.map((column) => ({
      name: column.keyAsName ? toSnakeCase(column.name) : column.name,
      type: column
        .getSQLType()
        .replace(/^time$/, 'time without time zone')
        .replace(', ', ','),
      notNull: column.notNull,
    }))
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
    const stored = rows.map((row) => ({
      ...row,
      type: row.type.replace('timestamp(3) with', 'timestamp (3) with'),
    }))
    expect(columns.sort(byName)).toEqual(stored.sort(byName))
  },
)

test('every table of the database is in the code', async () => {
  const { rows } = await db.$client.query(`select tablename from pg_tables where schemaname = 'public'`)
  const known = tables.map((table) => getTableConfig(table).name)
  expect(rows.map(({ tablename }) => tablename).sort()).toEqual([...known, 'migrations'].sort())
})
