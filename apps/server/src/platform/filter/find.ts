import type { Db, Queryable } from '../database/pool.ts'
import { singleFlight } from '../database/single-flight.ts'
import type { Entity, Viewer } from './entity.ts'
import type { Filter, Inclusion, Where } from './parse.ts'
import { run } from './run.ts'
import { selectJson } from './select.ts'
import { Statement } from './statement.ts'
import { matching } from './where.ts'

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
