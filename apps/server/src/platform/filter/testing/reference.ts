import type { Viewer } from '../entity.ts'
import type { Filter, Where } from '../parse.ts'
import type { Row, Rows } from './rows.ts'

type Value = Row[string]
type Related = { entity: string; level?: number; find: (row: Row, rows: Rows) => Row[]; one?: boolean }
export type Model = { fields: { [name: string]: number }; relations: { [name: string]: Related } }

/** The same promises as the SQL, kept in the plainest way: everything in memory, one row after the other. */
export function findInMemory(
  rows: Rows,
  models: { [entity: string]: Model },
  entity: string,
  filter: Filter,
  viewer: Viewer,
  among: Row[] = rows[entity] ?? [],
): unknown[] {
  const { fields, relations } = models[entity] as Model
  const matching = among.filter((row) => exists(row, viewer) && holds(row, filter.where ?? {}))
  const sorted = matching.toSorted(byOrder(filter.order ?? []))
  const { skip = 0, limit = sorted.length } = filter
  return sorted.slice(skip, skip + limit).map((row) => {
    const shown = Object.keys(fields).filter(
      (name) => fields[name]! <= viewer.accessLvl && isAsked(name, filter),
    )
    const result: { [name: string]: unknown } = Object.fromEntries(shown.map((name) => [name, row[name]]))
    for (const { relation, scope = {} } of filter.include ?? []) {
      const { entity: target, find, one } = relations[relation] as Related
      const found = findInMemory(rows, models, target, scope, viewer, find(row, rows))
      if (!one) result[relation] = found
      else if (found.length) result[relation] = found[0]
    }
    return result
  })
}

const exists = ({ festivalId, deletedAt = null }: Row, viewer: Viewer) =>
  deletedAt === null && (viewer.festivalId === null || viewer.festivalId === festivalId)

function isAsked(name: string, { fields = [] }: Filter) {
  if (Array.isArray(fields)) return !fields.length || fields.includes(name)
  return fields[name] ?? !Object.values(fields).includes(true)
}

function byOrder(order: string[]) {
  return (a: Row, b: Row) => {
    for (const part of [...order, 'id']) {
      const [name = '', direction] = part.split(' ')
      const difference = compare(a[name], b[name])
      if (difference) return direction === 'DESC' ? -difference : difference
    }
    return 0
  }
}

/** As PostgreSQL compares: texts by their characters' numbers, what is missing last. */
function compare(a: unknown, b: unknown) {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string))
  return Number(a) - Number(b)
}

function holds(row: Row, where: Where): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (key === 'and') return (value as Where[]).every((part) => holds(row, part))
    // An empty part of an "or" is left out.
    const parts = key === 'or' ? (value as Where[]).filter((part) => !isEmpty(part)) : []
    if (key === 'or') return !parts.length || parts.some((part) => holds(row, part))
    const operators = (typeof value === 'object' && value !== null ? value : { eq: value }) as {
      [name: string]: never
    }
    return Object.entries(operators).every(([operator, operand]) =>
      meets(row[key] as Value, operator, operand),
    )
  })
}

function isEmpty(where: Where): boolean {
  return Object.entries(where).every(
    ([key, value]) => (key === 'and' || key === 'or') && (value as Where[]).every(isEmpty),
  )
}

function meets(value: Value, operator: string, operand: never): boolean {
  if (operator === 'null') return (value === null) === operand
  if (operand === null) return (value === null) === (operator === 'eq')
  if (operator === 'nin' && (operand as Value[]).length === 0) return true
  if (value === null) return false
  const against = (other: Value) => compare(value, other)
  const tests: { [operator: string]: () => boolean } = {
    eq: () => against(operand) === 0,
    neq: () => against(operand) !== 0,
    gt: () => against(operand) > 0,
    gte: () => against(operand) >= 0,
    lt: () => against(operand) < 0,
    lte: () => against(operand) <= 0,
    between: () => against(operand[0]) >= 0 && against(operand[1]) <= 0,
    inq: () => (operand as Value[]).includes(value),
    nin: () => !(operand as Value[]).includes(value),
    like: () => pattern(operand, '').test(String(value)),
    nlike: () => !pattern(operand, '').test(String(value)),
    ilike: () => pattern(operand, 'i').test(String(value)),
    nilike: () => !pattern(operand, 'i').test(String(value)),
  }
  return tests[operator]!()
}

function pattern(like: string, flags: string) {
  const source = like.replace(/\\(.)|([%_])|(.)/gsu, (_all, escaped, wildcard, plain) =>
    wildcard
      ? { '%': '.*', _: '.' }[wildcard as '%' | '_']
      : (escaped ?? plain).replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  )
  return new RegExp(`^${source}$`, `su${flags}`)
}
