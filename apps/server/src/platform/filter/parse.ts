import { readBrackets } from './brackets.ts'
import { truthOf } from './fields.ts'
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

/** Reads the `filter` of a list's address: JSON, or in brackets. */
export function filterOf(url: string, text: string | undefined): Filter {
  const brackets = readBrackets(url, 'filter')
  return brackets === undefined ? parseFilter(text) : readFilter(brackets)
}

/** Reads the `where` of a count's address: JSON, or in brackets. */
export function whereOf(url: string, text: string | undefined): Where {
  const brackets = readBrackets(url, 'where')
  return brackets === undefined ? parseWhere(text) : readObject(brackets, 'where')
}

export function parseFilter(text: string | undefined): Filter {
  return text ? readFilter(parseJson(text, 'filter') ?? {}) : {}
}

export function parseWhere(text: string | undefined): Where {
  return text ? readObject(parseJson(text, 'where') ?? {}, 'where') : {}
}

function parseJson(text: string, name: string): unknown {
  if (text.length > MAX_CHARACTERS) refuse(`The ${name} is longer than ${MAX_CHARACTERS} characters.`)
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`The ${name} is not JSON.`)
  }
}

const KEYS = new Set(['where', 'include', 'order', 'limit', 'skip', 'offset', 'fields'])

type Seen = { depth: number; relations: number }

// Every object is read by walking over its own keys, so a "__proto__" or "constructor" is a name like any other.
function readFilter(value: unknown, seen: Seen = { depth: 0, relations: 0 }): Filter {
  const filter: Filter = {}
  let offset = 0
  for (const [key, part] of Object.entries(readObject(value, 'filter'))) {
    // A client that has no limit may send null for it.
    if (part === null && KEYS.has(key)) continue
    if (key === 'where') filter.where = readObject(part, key)
    else if (key === 'include') filter.include = readInclude(part, seen)
    else if (key === 'order') filter.order = readOrder(part)
    else if (key === 'limit') filter.limit = readInteger(part, key, MAX_ROWS)
    else if (key === 'skip') filter.skip = readInteger(part, key, MAX_SKIP)
    else if (key === 'offset') offset = readInteger(part, key, MAX_SKIP)
    else if (key === 'fields') filter.fields = readFields(part)
    else refuse(`The filter knows no ${quote(key)}.`)
  }
  // Two words for the same. Where both are given, "skip" counts, as in LoopBack.
  if (!filter.skip && offset) filter.skip = offset
  return filter
}

function readInclude(value: unknown, seen: Seen): Inclusion[] {
  const inclusions = typeof value === 'string' ? [value] : value
  if (!Array.isArray(inclusions)) return refuse('"include" must be a list, or the name of a relation.')
  if (inclusions.length && seen.depth === MAX_RELATION_DEPTH) {
    refuse(`Relations may be nested at most ${MAX_RELATION_DEPTH} deep.`)
  }
  seen.depth += 1
  const include = inclusions.map((part) => readInclusion(part, seen))
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
  const texts = typeof value === 'string' ? [value] : value
  if (!isTexts(texts)) return refuse('"order" must be a text such as "startTime DESC", or a list of them.')
  const order = texts.flatMap((text) => text.split(',')).filter((part) => part.trim())
  if (order.length > MAX_ORDER) refuse(`"order" may have at most ${MAX_ORDER} parts.`)
  return order
}

function readInteger(value: unknown, key: string, max: number): number {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > max) {
    return refuse(`"${key}" must be a whole number from 0 to ${max}.`)
  }
  return number
}

function readFields(value: unknown): Filter['fields'] {
  if (typeof value === 'string') return [value]
  if (isTexts(value)) return value
  const fields = Object.entries(readObject(value, 'fields')).map(([name, shown]) => {
    const isShown = truthOf(shown) ?? refuse(`"fields" must say true or false for ${quote(name)}.`)
    return [name, isShown] as const
  })
  return Object.fromEntries(fields)
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
