import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'
import { type Filter, readObject, type Where } from './parse.ts'
import { quote, refuse } from './refuse.ts'
import type { Statement } from './statement.ts'

const MAX_DEPTH = 5
const MAX_CONDITIONS = 30
const MAX_LIST = 500

/** The condition for rows that exist for the viewer and that the caller asks for. */
export function matching(statement: Statement, entity: Entity, { where = {} }: Filter, tie?: string) {
  return join([tie, statement.scope(entity), conditions(statement, entity, where)], 'and') ?? 'true'
}

/** The caller's conditions as SQL, or undefined where there are none. */
function conditions(statement: Statement, entity: Entity, where: Where, depth = 0): string | undefined {
  return join(
    Object.entries(where).map(([key, value]) =>
      key === 'and' || key === 'or'
        ? combination(statement, entity, key, value, depth + 1)
        : fieldConditions(statement, entity, key, value),
    ),
    'and',
  )
}

/** An empty member is left out, as LoopBack does it: `or: [{}, { a: 1 }]` asks for `a: 1`. */
function combination(
  statement: Statement,
  entity: Entity,
  key: 'and' | 'or',
  members: unknown,
  depth: number,
) {
  if (!Array.isArray(members) || !members.length) return refuse(`"${key}" must be a list of conditions.`)
  if (depth > MAX_DEPTH) refuse(`"and" and "or" may be nested at most ${MAX_DEPTH} deep.`)
  return join(
    members.map((member) => conditions(statement, entity, readObject(member, key), depth)),
    key,
  )
}

/** The operators of one field all apply; LoopBack would look at the first alone. */
function fieldConditions(statement: Statement, entity: Entity, name: string, value: unknown) {
  const field = filterableField(statement, entity, name)
  if (typeof value !== 'object' || value === null) return condition(statement, name, field, 'eq', value)
  const operators = Object.entries(readObject(value, name))
  if (!operators.length) refuse(`The condition on ${quote(name)} is empty.`)
  return join(
    operators.map(([operator, operand]) => condition(statement, name, field, operator, operand)),
    'and',
  )
}

/** The field of that name, unless it is hidden from the viewer or cannot be asked for by value. */
export function filterableField(statement: Statement, entity: Entity, name: string) {
  const field = visibleField(statement, entity, name)
  if (!field.type) refuse(`${entity.name} cannot be filtered or sorted by ${quote(name)}.`)
  return field as Field & { type: string }
}

export function visibleField({ viewer }: Statement, entity: Entity, name: string) {
  const field = entity.fields.get(name)
  if (!field || field.level > viewer.accessLvl) return refuse(`${entity.name} has no field ${quote(name)}.`)
  return field
}

const COMPARISONS: { [operator: string]: string } = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}

/**
 * One comparison. `neq` and `nin` pass over rows that have no value, because they are SQL's `<>` and NOT IN,
 * as with LoopBack on PostgreSQL. An empty `inq` finds nothing and an empty `nin` everything, as there.
 */
function condition(
  statement: Statement,
  name: string,
  field: Field & { type: string },
  operator: string,
  operand: unknown,
): string {
  statement.conditions += 1
  if (statement.conditions > MAX_CONDITIONS) refuse(`At most ${MAX_CONDITIONS} conditions may be given.`)
  if (!field.operators.includes(operator))
    refuse(`There is no operator ${quote(operator)} for ${quote(name)}.`)

  const checked = (value: unknown) =>
    field.check(value) ?? refuse(`${quote(name)} must be compared with ${field.expects}.`)
  const bind = (value: unknown) => statement.bind(checked(value), field.type)
  const list = (max: number): unknown[] => {
    if (Array.isArray(operand) && operand.length <= max) return operand
    return refuse(`"${operator}" of ${quote(name)} must be a list of at most ${max} values.`)
  }

  switch (operator) {
    case 'null':
      if (typeof operand !== 'boolean') refuse(`"null" of ${quote(name)} must be true or false.`)
      return `${field.sql} is ${operand ? '' : 'not '}null`
    case 'inq':
      return `${field.sql} = any(${statement.bind(list(MAX_LIST).map(checked), `${field.type}[]`)})`
    case 'nin':
      return `${field.sql} <> all(${statement.bind(list(MAX_LIST).map(checked), `${field.type}[]`)})`
    case 'between': {
      const [low, high, ...others] = list(2)
      if (high === undefined || others.length)
        refuse(`"between" of ${quote(name)} must be a list of two values.`)
      return `${field.sql} between ${bind(low)} and ${bind(high)}`
    }
    case 'like':
    case 'ilike':
      // PostgreSQL would fail on it.
      if (/(^|[^\\])(\\\\)*\\$/.test(String(operand)))
        refuse(`The pattern for ${quote(name)} ends with a backslash.`)
      return `${field.sql} ${operator} ${bind(operand)}`
  }
  if (operand === null && operator === 'eq') return `${field.sql} is null`
  if (operand === null && operator === 'neq') return `${field.sql} is not null`
  return `${field.sql} ${COMPARISONS[operator]} ${bind(operand)}`
}

/** Conditions in brackets, so that they stay together wherever they are put. */
function join(parts: (string | undefined)[], by: 'and' | 'or') {
  const given = parts.filter((part) => part !== undefined)
  return given.length > 1 ? `(${given.join(` ${by} `)})` : given[0]
}
