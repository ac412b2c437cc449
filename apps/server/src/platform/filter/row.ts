import type { Entity } from './entity.ts'
import type { Filter } from './parse.ts'
import { quote, refuse } from './refuse.ts'
import type { Statement } from './statement.ts'
import { filterableField, visibleField } from './where.ts'

/** The JSON text of a row. Of all of PostgreSQL's ways, `||` is the quickest. */
export function jsonOf(statement: Statement, entity: Entity, filter: Filter, relations: string[] = []) {
  const fields = shownFields(statement, entity, filter).map(
    ([name, field], index) => `'${index ? ',' : '{'}"${name}":' || ${statement.seen(entity, field).json}`,
  )
  return [...fields, ...relations, `'}'`].join(' || ')
}

function shownFields(statement: Statement, entity: Entity, { fields = [] }: Filter) {
  const visible = [...entity.fields].filter(([, { level }]) => level <= statement.viewer.accessLvl)
  const choices = Array.isArray(fields) ? fields.map((name) => [name, true] as const) : Object.entries(fields)
  if (!choices.length) return visible
  for (const [name] of choices) visibleField(statement, entity, name)
  const chosen = new Map(choices)
  // One field that is asked for hides all that are not.
  const hiddenByDefault = choices.some(([, shown]) => shown)
  const shown = visible.filter(([name]) => chosen.get(name) ?? !hiddenByDefault)
  return shown.length ? shown : refuse(`"fields" leaves nothing of ${entity.name}.`)
}

/** The id is the tie-breaker, so that pages neither repeat rows nor lose them. */
export function orderBy(statement: Statement, entity: Entity, { order = [] }: Filter) {
  const parts = order.map((part) => {
    const [name = '', direction = 'ASC', ...others] = part.trim().split(/\s+/)
    if (others.length || !/^(asc|desc)$/i.test(direction)) refuse(`${quote(part)} is no order.`)
    return `${filterableField(statement, entity, name).field.sql} ${direction.toLowerCase()}`
  })
  return [...parts, entity.id.sql].join(', ')
}
