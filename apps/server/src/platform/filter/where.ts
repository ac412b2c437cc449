import { condition, type Subject } from './condition.ts'
import type { Entity } from './entity.ts'
import { type Filter, readObject, type Where } from './parse.ts'
import { quote, refuse } from './refuse.ts'
import type { Statement } from './statement.ts'

const MAX_DEPTH = 5

/** The condition for rows that exist for the viewer and that the caller asks for. */
export function matching(statement: Statement, entity: Entity, { where = {} }: Filter, tie?: string) {
  return join([tie, statement.scope(entity), conditions(statement, entity, where)], 'and') ?? 'true'
}

/** The caller's conditions, or undefined where there are none. */
function conditions(statement: Statement, entity: Entity, where: Where, depth = 0): string | undefined {
  const parts = Object.entries(where).map(([key, value]) =>
    key === 'and' || key === 'or'
      ? combination(statement, entity, key, value, depth + 1)
      : fieldConditions(statement, entity, key, value),
  )
  return join(parts, 'and')
}

/** An empty member is left out, as LoopBack does it: `or: [{}, { a: 1 }]` asks for `a: 1`, and `or: []` for nothing. */
function combination(
  statement: Statement,
  entity: Entity,
  key: 'and' | 'or',
  members: unknown,
  depth: number,
) {
  if (!Array.isArray(members)) return refuse(`"${key}" must be a list of conditions.`)
  if (depth > MAX_DEPTH) refuse(`"and" and "or" may be nested at most ${MAX_DEPTH} deep.`)
  const parts = members.map((member) => conditions(statement, entity, readObject(member, key), depth))
  return join(parts, key)
}

/** All operators of a field apply; LoopBack would look at the first alone. */
function fieldConditions(statement: Statement, entity: Entity, name: string, value: unknown) {
  const subject = filterableField(statement, entity, name)
  if (typeof value !== 'object' || value === null) return condition(statement, subject, 'eq', value)
  const { options, ...operators } = readObject(value, name)
  const parts = Object.entries(operators).map(([operator, operand]) =>
    condition(statement, subject, operator, operand, options),
  )
  return join(parts, 'and') ?? refuse(`The condition on ${quote(name)} is empty.`)
}

/** Conditions in brackets, so that they stay together wherever they are put. */
function join(parts: (string | undefined)[], by: 'and' | 'or') {
  const given = parts.filter((part) => part !== undefined)
  return given.length > 1 ? `(${given.join(` ${by} `)})` : given[0]
}

/** The field of that name, unless it is hidden from the viewer or only shown. */
export function filterableField(statement: Statement, entity: Entity, name: string) {
  const field = visibleField(statement, entity, name)
  if (!field.type) refuse(`${entity.name} cannot be filtered or sorted by ${quote(name)}.`)
  return { name, field: statement.seen(entity, field) } as Subject
}

export function visibleField({ viewer }: Statement, entity: Entity, name: string) {
  const field = entity.fields.get(name)
  // A field above the viewer's level is answered like an unknown one, so that its existence does not leak.
  if (!field || field.level > viewer.accessLvl) return refuse(`${entity.name} has no field ${quote(name)}.`)
  return field
}
