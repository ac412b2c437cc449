import { createHash } from 'node:crypto'
import { Placeholder } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../src/platform/database/pool.ts'

/**
 * Inserts single rows, with one prepared statement for each set of columns: tests insert thousands of people, and the
 * statement takes longer to compose than to run.
 */
export function preparedInsert<Table extends PgTable>(db: Db, name: string, table: Table) {
  type Row = Table['$inferSelect']
  const prepared = new Map<string, { execute: (values: object) => Promise<Row[]> }>()

  function prepare(columns: [string, unknown][], key: string) {
    const values = columns.map(([column, value]) => [column, value === null ? null : new Placeholder(column)])
    const insert = db.insert(table).values(Object.fromEntries(values)).returning()
    // A connection knows its statements by name, and serves several test files.
    const statement = `insert_${name}_${createHash('sha1').update(key).digest('hex')}`
    return insert.prepare(statement) as { execute: (values: object) => Promise<Row[]> }
  }

  return async (values: Table['$inferInsert']): Promise<Row> => {
    // Null is part of the statement: Drizzle would encode it as a value of the column.
    const columns = Object.entries(values).filter(([, value]) => value !== undefined)
    const key = columns.map(([column, value]) => (value === null ? `no ${column}` : column)).join()
    const known = prepared.get(key) ?? prepare(columns, key)
    prepared.set(key, known)
    const [row] = await known.execute(values)
    return row!
  }
}
