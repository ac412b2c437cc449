import type { QueryResult } from 'pg'
import type { Db, Queryable } from '../database/pool.ts'
import { singleFlight } from '../database/single-flight.ts'
import type { Entity, Viewer } from './entity.ts'
import type { Filter, Inclusion, Where } from './parse.ts'
import { selectJson } from './select.ts'
import { Statement } from './statement.ts'
import { matching } from './where.ts'

const MOST_PREPARED = 50
const names = new Map<string, string>()

/** Runs SQL text on Drizzle's connection or transaction. */
async function run<Row>(db: Queryable, text: string, { values, steps }: Statement) {
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

/** The rows that the filter asks for, of those that exist for the viewer: a JSON array as text, ready to send. */
export async function findJson(db: Queryable, entity: Entity, filter: Filter, viewer: Viewer) {
  return `[${(await rows(db, entity, filter, viewer)).join(',')}]`
}

/** One row as JSON text, or undefined when there is none for the viewer. */
export async function findOneJson(
  db: Queryable,
  entity: Entity,
  id: unknown,
  viewer: Viewer,
  include: Inclusion[] = [],
) {
  // An id of another type matches no row.
  if (entity.id.check(id) === undefined) return undefined
  const [json] = await rows(db, entity, { where: { id }, include }, viewer)
  return json
}

/** How many rows the conditions ask for, of those that exist for the viewer. */
export async function countRows(db: Db, entity: Entity, where: Where, viewer: Viewer) {
  const statement = new Statement(viewer)
  const text = `select count(*)::int as count from ${entity.table} where ${matching(statement, entity, { where })}`
  const key = JSON.stringify([text, statement.values])
  return singleFlight(db, key, async () => {
    const [row] = await run<{ count: number }>(db, text, statement)
    return row?.count ?? 0
  })
}

async function rows(db: Queryable, entity: Entity, filter: Filter, viewer: Viewer) {
  const statement = new Statement(viewer)
  const found = await run<{ json: string }>(db, selectJson(statement, entity, filter), statement)
  return found.map(({ json }) => json)
}
