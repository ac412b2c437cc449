import { quote, refuse } from './refuse.ts'

/** More would not fit into an address: Node takes 16 KB of request line and headers. */
const MAX_CHARACTERS = 16_384
/** The page size limit of every list. */
export const MAX_ROWS = 10_000
const MAX_SKIP = 2_147_483_647
const MAX_RELATION_DEPTH = 3
const MAX_RELATIONS = 10
const MAX_ORDER = 10

/** Conditions as LoopBack writes them. What is inside is checked against the entity, in where.ts. */
export type Where = { [fieldOrOperator: string]: unknown }
export type Inclusion = { relation: string; scope?: Filter }

/** What a list is asked for. Names in it are checked when the statement is built. */
export type Filter = {
  where?: Where
  include?: Inclusion[]
  /** `field`, `field ASC` or `field DESC`. */
  order?: string[]
  limit?: number
  skip?: number
  fields?: string[] | { [field: string]: boolean }
}

/** Reads the `filter` of a list's address. */
export function parseFilter(text: string | undefined): Filter {
  return text ? readFilter(parseJson(text, 'filter'), { depth: 0, relations: 0 }) : {}
}

/** Reads the `where` of a count's address. */
export function parseWhere(text: string | undefined): Where {
  return text ? readObject(parseJson(text, 'where'), 'where') : {}
}

function parseJson(text: string, name: string): unknown {
  if (text.length > MAX_CHARACTERS) refuse(`The ${name} is longer than ${MAX_CHARACTERS} characters.`)
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`The ${name} is not JSON.`)
  }
}

type Seen = { depth: number; relations: number }

// Every object is read by walking over its own keys, so a "__proto__" or "constructor" is a name like any other.
function readFilter(value: unknown, seen: Seen): Filter {
  const filter: Filter = {}
  for (const [key, part] of Object.entries(readObject(value, 'filter'))) {
    if (key === 'where') filter.where = readObject(part, key)
    else if (key === 'include') filter.include = readInclude(part, seen)
    else if (key === 'order') filter.order = readOrder(part)
    else if (key === 'limit') filter.limit = readInteger(part, key, MAX_ROWS)
    else if (key === 'skip' || key === 'offset') {
      if (filter.skip !== undefined) refuse('"skip" and "offset" mean the same; give one of them.')
      filter.skip = readInteger(part, key, MAX_SKIP)
    } else if (key === 'fields') filter.fields = readFields(part)
    else refuse(`The filter knows no ${quote(key)}.`)
  }
  return filter
}

function readInclude(value: unknown, seen: Seen): Inclusion[] {
  if (!Array.isArray(value)) refuse('"include" must be a list.')
  if (value.length && seen.depth === MAX_RELATION_DEPTH) {
    refuse(`Relations may be nested at most ${MAX_RELATION_DEPTH} deep.`)
  }
  seen.depth += 1
  const include = value.map((part) => readInclusion(part, seen))
  seen.depth -= 1
  const names = include.map(({ relation }) => relation)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) refuse(`The relation ${quote(twice)} is included twice.`)
  return include
}

function readInclusion(value: unknown, seen: Seen): Inclusion {
  seen.relations += 1
  if (seen.relations > MAX_RELATIONS) refuse(`At most ${MAX_RELATIONS} relations may be included.`)
  if (typeof value === 'string') return { relation: value }
  const { relation, scope, ...others } = readObject(value, 'include')
  for (const key of Object.keys(others)) refuse(`"include" knows no ${quote(key)}.`)
  if (typeof relation !== 'string') return refuse('Each part of "include" must name a relation.')
  return scope === undefined ? { relation } : { relation, scope: readFilter(scope, seen) }
}

function readOrder(value: unknown): string[] {
  const order = typeof value === 'string' ? [value] : value
  if (!isTexts(order)) return refuse('"order" must be a text such as "startTime DESC", or a list of them.')
  if (order.length > MAX_ORDER) refuse(`"order" may have at most ${MAX_ORDER} parts.`)
  return order
}

function readInteger(value: unknown, key: string, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    return refuse(`"${key}" must be a whole number from 0 to ${max}.`)
  }
  return value
}

function readFields(value: unknown): Filter['fields'] {
  if (isTexts(value)) return value
  const fields = readObject(value, 'fields')
  for (const [name, shown] of Object.entries(fields)) {
    if (typeof shown !== 'boolean') refuse(`"fields" must say true or false for ${quote(name)}.`)
  }
  return fields as { [field: string]: boolean }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}

/** The value as an object. Shared with the conditions, whose insides are read later. */
export function readObject(value: unknown, name: string): { [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${quote(name)} must be an object.`)
  }
  return value as { [key: string]: unknown }
}
