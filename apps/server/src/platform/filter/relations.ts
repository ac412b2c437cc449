import type { Entity, Relation } from './entity.ts'
import type { Filter, Inclusion } from './parse.ts'
import { quote, refuse } from './refuse.ts'
import { jsonOf, orderBy } from './row.ts'
import type { Statement } from './statement.ts'
import { matching } from './where.ts'

/** What a relation adds to the rows it belongs to. */
type Part = { json: string; join: string }
/** Related rows: the JSON of each, where they come from, in which order. */
type Rows = { json: string; from: string; order: string }

/** The JSON of the rows in a step, and the joins that bring their relations. */
export function withRelations(statement: Statement, entity: Entity, filter: Filter, step: string) {
  const parts = (filter.include ?? []).map((inclusion) => relate(statement, entity, inclusion, step))
  const texts = parts.map(({ json }) => json)
  return { json: jsonOf(statement, entity, filter, texts), joins: parts.map(({ join }) => join).join('') }
}

/**
 * FULL JOIN as a planner hint. All keys of a step are keys of the rows, so the result is that of a LEFT JOIN; but a full
 * join is never a nested loop, which PostgreSQL picks when it underestimates the number of rows.
 */
const JOIN = 'full join'

/** A relation of the rows in a step: found for all of them at once, as a step of its own with (key, json). */
function relate(
  statement: Statement,
  entity: Entity,
  { relation: name, scope = {} }: Inclusion,
  step: string,
): Part {
  const relation = entity.relations.get(name)
  if (!relation || relation.level > statement.viewer.accessLvl) {
    return refuse(`${entity.name} has no relation ${quote(name)}.`)
  }
  const keys = (column: string) => `(select ${column} from ${step} as ${entity.table})`
  const joined = (found: string, column: string) => ` ${JOIN} ${found} on ${found}.key = ${column}`
  const { id } = entity

  if (relation.kind === 'one') {
    if (scope.limit !== undefined || scope.skip) refuse(`${quote(name)} is one row and has no pages.`)
    const found = oneByKey(statement, relation.target(), scope, keys(relation.ours))
    // Left out where there is none, as LoopBack does it.
    return { json: `coalesce(',"${name}":' || ${found}.json, '')`, join: joined(found, relation.ours) }
  }
  const found =
    relation.kind === 'many'
      ? manyByKey(statement, relation, scope, keys(id.sql))
      : manyByLink(statement, relation, scope, keys(id.sql))
  return { json: `',"${name}":[' || coalesce(${found}.json, '') || ']'`, join: joined(found, id.sql) }
}

function oneByKey(statement: Statement, target: Entity, scope: Filter, keys: string) {
  const id = target.id.sql
  const { json, from } = relatedRows(statement, target, scope, `${id} in ${keys}`)
  return statement.step(`select ${id} as key, ${json} as json from ${from}`)
}

type Many = Extract<Relation, { kind: 'many' }>

function manyByKey(statement: Statement, { target, theirs }: Many, scope: Filter, keys: string) {
  const { json, from, order } = relatedRows(statement, target(), scope, `${theirs} in ${keys}`, theirs)
  return statement.step(
    `select ${theirs} as key, string_agg(${json}, ',' order by ${order}) as json from ${from} group by 1`,
  )
}

type Through = Extract<Relation, { kind: 'through' }>

/** Each target is written once, however many rows it is tied to. */
function manyByLink(
  statement: Statement,
  relation: Through,
  { limit, skip, ...scope }: Filter,
  keys: string,
) {
  const { ours, theirs } = relation
  const link = relation.link()
  const tied = matching(statement, link, {}, `${ours} in ${keys}`)
  const links = statement.step(`select ${ours} as ours, ${theirs} as theirs from ${link.table} where ${tied}`)

  const target = relation.target()
  const id = target.id.sql
  const { json, from, order } = relatedRows(
    statement,
    target,
    scope,
    `${id} in (select theirs from ${links})`,
  )
  const targets = statement.step(
    `select ${id} as key, row_number() over (order by ${order}) as rank, ${json} as json from ${from}`,
  )
  // A link whose target is not among them has neither rank nor JSON: it comes last and adds nothing.
  const pairs = `${links} ${JOIN} ${targets} on ${targets}.key = theirs`
  const paged = page(statement, { limit, skip }, `ours, rank, json from ${pairs}`, 'ours', 'rank')
  return statement.step(
    `select ours as key, string_agg(json, ',' order by rank) as json from ${paged ?? pairs} group by 1`,
  )
}

/** They stand in a step of their own where they have relations, or a page for each value of `pageBy`. */
function relatedRows(statement: Statement, entity: Entity, filter: Filter, tie: string, pageBy = ''): Rows {
  const order = orderBy(statement, entity, filter)
  const rows = `${entity.table} where ${matching(statement, entity, filter, tie)}`
  const paged = page(statement, filter, `* from ${rows}`, pageBy, order)
  if (!paged && !filter.include?.length) return { json: jsonOf(statement, entity, filter), from: rows, order }
  const step = statement.step(`select * from ${paged ?? rows}`)
  const { json, joins } = withRelations(statement, entity, filter, step)
  return { json, from: `${step} as ${entity.table}${joins}`, order }
}

/** The page that is asked for, of each key apart; undefined where none is. */
function page(statement: Statement, { limit, skip = 0 }: Filter, rows: string, key: string, order: string) {
  if (limit === undefined && !skip) return undefined
  const nth = `row_number() over (partition by ${key} order by ${order}) as nth`
  const from = `nth > ${statement.bind(skip, 'bigint')}`
  const to = limit === undefined ? '' : ` and nth <= ${statement.bind(skip + limit, 'bigint')}`
  return `(select ${nth}, ${rows}) as numbered where ${from}${to}`
}
