import type { Entity } from './entity.ts'
import { type Filter, MAX_ROWS } from './parse.ts'
import { withRelations } from './relations.ts'
import { jsonOf, orderBy } from './row.ts'
import type { Statement } from './statement.ts'
import { matching } from './where.ts'

/**
 * The whole answer as one statement, whose rows are JSON texts.
 *
 * The rows are found first, then each relation once for all of them, and the final select joins what was found.
 * So the user of six time entries is looked up and written once, and not six times.
 */
export function selectJson(statement: Statement, entity: Entity, filter: Filter) {
  const { table } = entity
  const order = orderBy(statement, entity, filter)
  const where = matching(statement, entity, filter)
  const limit = filter.limit === undefined ? MAX_ROWS : statement.bind(filter.limit, 'bigint')
  const offset = filter.skip ? ` offset ${statement.bind(filter.skip, 'bigint')}` : ''
  const rows = `${table} where ${where} order by ${order} limit ${limit}${offset}`
  if (!filter.include?.length) return `select ${jsonOf(statement, entity, filter)} as json from ${rows}`

  const step = statement.step(`select * from ${rows}`)
  const { json, joins } = withRelations(statement, entity, filter, step)
  return statement.text(`select ${json} as json from ${step} as ${table}${joins} order by ${order}`)
}
