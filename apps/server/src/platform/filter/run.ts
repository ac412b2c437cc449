import type { QueryResult } from 'pg'
import type { Queryable } from '../database/pool.ts'
import type { Statement } from './statement.ts'

const MOST_PREPARED = 50
const names = new Map<string, string>()

/** Runs a finished text on the connection, or in the transaction, that Drizzle holds. */
export async function run<Row>(db: Queryable, text: string, { values, steps }: Statement) {
  // A plan that PostgreSQL keeps doubles the rate of short statements. Those with steps take long compared with
  // their planning, and a plan that does not know the values may join them badly.
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

/** The first shapes that are asked for get a name; they are few unless somebody tries, so later ones go without. */
function prepared(text: string) {
  const known = names.get(text)
  if (known || names.size === MOST_PREPARED) return known
  const name = `filter_${names.size + 1}`
  names.set(text, name)
  return name
}
