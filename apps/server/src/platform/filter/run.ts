import type { QueryResult } from 'pg'
import type { Queryable } from '../database/pool.ts'
import type { Statement } from './statement.ts'

const MOST_PREPARED = 50
const names = new Map<string, string>()

/** Runs SQL text on Drizzle's connection or transaction. */
export async function run<Row>(db: Queryable, text: string, { values, steps }: Statement) {
  // A prepared statement doubles the rate of short queries. Those with CTEs run long compared with their planning, and
  // a generic plan may join them badly.
  const name = steps.length ? undefined : prepared(text)
  const query = db._.session.prepareQuery<{ execute: QueryResult; all: unknown; values: unknown }>(
    { sql: text, params: values },
    undefined,
    name,
    false,
  )
  const { rows } = await query.execute()
  return rows as Row[]
}

/** Prepares the first distinct statements only: callers could otherwise fill each connection with them. */
function prepared(text: string) {
  const known = names.get(text)
  if (known || names.size === MOST_PREPARED) return known
  const name = `filter_${names.size + 1}`
  names.set(text, name)
  return name
}
