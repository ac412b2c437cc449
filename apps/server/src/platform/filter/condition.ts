import { type Field, truthOf } from './fields.ts'
import { quote, refuse } from './refuse.ts'
import type { Statement } from './statement.ts'

const MAX_CONDITIONS = 30
const MAX_LIST = 500

const COMPARISONS = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])

/** Each with its form that does not look at case. */
const PATTERNS = new Map([
  ['like', ['like', 'ilike']],
  ['nlike', ['not like', 'not ilike']],
  ['ilike', ['ilike', 'ilike']],
  ['nilike', ['not ilike', 'not ilike']],
])

/** A field by whose value rows can be asked for, and the name that the caller knows it by. */
export type Subject = { name: string; field: Field & { type: string } }

/**
 * One comparison as SQL. `neq`, `nin` and `nlike` pass over rows that have no value, because they are SQL's `<>`, NOT IN
 * and NOT LIKE, as with LoopBack on PostgreSQL. An empty `inq` finds nothing and an empty `nin` everything, as there.
 */
export function condition(
  statement: Statement,
  { name, field }: Subject,
  operator: string,
  operand: unknown,
  options?: unknown,
) {
  statement.conditions += 1
  if (statement.conditions > MAX_CONDITIONS) refuse(`At most ${MAX_CONDITIONS} conditions may be given.`)
  if (!field.operators.includes(operator)) {
    refuse(`There is no operator ${quote(operator)} for ${quote(name)}.`)
  }
  const pattern = PATTERNS.get(operator)
  if (options !== undefined && !(pattern && (options === 'i' || options === ''))) {
    refuse(`"options" of ${quote(name)} may be "i" beside a pattern.`)
  }
  const checked = (value: unknown) =>
    field.check(value) ?? refuse(`${quote(name)} must be compared with ${field.expects}.`)
  const bind = (value: unknown) => statement.bind(checked(value), field.type)
  const bindList = () => {
    if (!Array.isArray(operand) || operand.length > MAX_LIST) {
      return refuse(`"${operator}" of ${quote(name)} must be a list of at most ${MAX_LIST} values.`)
    }
    return statement.bind(operand.map(checked), `${field.type}[]`)
  }

  switch (operator) {
    case 'null': {
      const isNull = truthOf(operand) ?? refuse(`"null" of ${quote(name)} must be true or false.`)
      return `${field.sql} is ${isNull ? '' : 'not '}null`
    }
    case 'inq':
      return `${field.sql} = any(${bindList()})`
    case 'nin':
      return `${field.sql} <> all(${bindList()})`
    case 'between':
      if (!Array.isArray(operand) || operand.length !== 2) {
        return refuse(`"between" of ${quote(name)} must be a list of two values.`)
      }
      return `${field.sql} between ${bind(operand[0])} and ${bind(operand[1])}`
  }
  if (pattern) {
    if (typeof operand !== 'string') refuse(`The pattern for ${quote(name)} must be a text.`)
    if (endsInEscape(checked(operand))) refuse(`The pattern for ${quote(name)} ends with a backslash.`)
    return `${field.sql} ${pattern[options ? 1 : 0]} ${bind(operand)}`
  }
  if (operand === null && operator === 'eq') return `${field.sql} is null`
  if (operand === null && operator === 'neq') return `${field.sql} is not null`
  return `${field.sql} ${COMPARISONS.get(operator)} ${bind(operand)}`
}

/** Whether the last backslash escapes nothing. PostgreSQL fails on such a pattern. */
const endsInEscape = (pattern: unknown) => /(^|[^\\])(\\\\)*\\$/.test(pattern as string)
