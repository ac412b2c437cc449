import { isStorable } from '@nightshift/shared/storable'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { renderFixed } from './render.ts'

const EQUALITY = ['eq', 'neq', 'inq', 'nin', 'null']
const ORDERED = [...EQUALITY, 'gt', 'gte', 'lt', 'lte', 'between']
const TEXTUAL = [...ORDERED, 'like', 'nlike', 'ilike', 'nilike']

/** One property of an entity: how it is asked for and how it is written. */
export type Field = {
  /** The column, or the expression that computes it. */
  sql: string
  /** The value as JSON text. */
  json: string
  /** People below this level neither see it nor ask for it. */
  level: number
  /** Null in rows that are not the viewer's own, whatever their level. */
  ownOnly?: boolean
  /** The type that values are bound with. Without it, nobody can ask for the field by value. */
  type?: string
  operators: readonly string[]
  /** In words, for the message to those who sent something else. */
  expects: string
  /** The value to bind, or undefined for one that does not fit. */
  check: (value: unknown) => unknown
}

type Options = { level?: number; filterable?: boolean }
type Kind = Pick<Field, 'operators' | 'expects' | 'check'> & {
  type: string
  json: (column: string) => string
}

const define = (kind: Kind) => (column: PgColumn, options?: Options) => field(column, kind, options)

function field(column: PgColumn, kind: Kind, { level = 0, filterable = true }: Options = {}): Field {
  const sql = renderFixed(column)
  const { json, type, ...rest } = kind
  const text = column.notNull ? json(sql) : `coalesce(${json(sql)}, 'null')`
  return { ...rest, sql, json: text, level, ...(filterable && { type }) }
}

// LoopBack converts a text to the type of its field, and in brackets every value is a text. What does not convert is
// refused here, so that nothing fails in the database.

const NUMERAL = /^-?\d{1,16}(\.\d{1,16})?$/
const numberOf = (value: unknown) =>
  typeof value === 'string' && NUMERAL.test(value) ? Number(value) : value

const TRUTHS = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1'].map((value) => [value, true] as const),
  ...[false, 'false', 0, '0'].map((value) => [value, false] as const),
])
/** What LoopBack takes for true and for false; undefined for anything else. */
export const truthOf = (value: unknown) => TRUTHS.get(value)

const integers = (type: string, max: number): Kind => ({
  type,
  operators: ORDERED,
  expects: 'a whole number',
  check: (value) => {
    const number = numberOf(value)
    return Number.isInteger(number) && Math.abs(number as number) <= max ? number : undefined
  },
  json: (column) => `${column}::text`,
})
const int = integers('int', 2_147_483_647)
const bigint = integers('bigint', Number.MAX_SAFE_INTEGER)

export const integer = (column: PgColumn, options?: Options) =>
  field(column, column.getSQLType() === 'bigint' ? bigint : int, options)

export const decimal = define({
  type: 'numeric',
  operators: ORDERED,
  expects: 'a number',
  check: (value) => {
    const number = numberOf(value)
    return Number.isFinite(number) ? number : undefined
  },
  json: (column) => `trim_scale(${column})::text`,
})

export const boolean = define({
  type: 'boolean',
  operators: EQUALITY,
  expects: 'true or false',
  check: truthOf,
  json: (column) => `${column}::text`,
})

export const text = define({
  type: 'text',
  operators: TEXTUAL,
  expects: 'a text',
  check: (value) => {
    const text = Number.isFinite(value) ? String(value) : value
    return typeof text === 'string' && isStorable(text) ? text : undefined
  },
  json: (column) => `to_json(${column})::text`,
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const uuid = define({
  type: 'uuid',
  operators: EQUALITY,
  expects: 'a UUID',
  check: (value) => (typeof value === 'string' && UUID.test(value) ? value : undefined),
  json: (column) => `'"' || ${column}::text || '"'`,
})

export const instant = define({
  type: 'timestamptz',
  operators: ORDERED,
  expects: 'an instant such as "2024-09-13T23:00:00.000Z"',
  check: readInstant,
  // As Date.toISOString writes it.
  json: (column) => `to_char(${column} at time zone 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`,
})

const DAY = String.raw`(?<day>\d{4}-\d\d-\d\d)`
const TIME = String.raw`(?<time>([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?)`
const ZONE = String.raw`(?<zone>Z|[+-]([01]\d|2[0-3]):?[0-5]\d)`
const INSTANT = new RegExp(`^${DAY}(T${TIME}${ZONE})?$`)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MONTH = `(?<month>${MONTHS.join('|')})`
const CLOCK = String.raw`(?<time>\d\d:\d\d:\d\d)`
const OFFSET = String.raw`(?<zone>[+-]\d{4})`
/** As in an HTTP header or a mail, `Fri, 13 Sep 2024 23:00:00 GMT`, and as JavaScript writes a date into a text. */
const NAMED = [
  new RegExp(String.raw`^([A-Z][a-z]{2}, )?(?<date>\d\d) ${MONTH} (?<year>\d{4}) ${CLOCK} (GMT|${OFFSET})$`),
  new RegExp(
    String.raw`^[A-Z][a-z]{2} ${MONTH} (?<date>\d\d) (?<year>\d{4}) ${CLOCK} GMT${OFFSET}( \([^()]*\))?$`,
  ),
]

/**
 * A date alone means midnight UTC, as in JavaScript, and a number is milliseconds since 1970. A time must name its zone.
 */
function readInstant(value: unknown) {
  const date = typeof value === 'number' ? new Date(value) : readDate(value)
  const year = date?.getUTCFullYear() ?? Number.NaN
  return year >= 1 && year <= 9999 ? date?.toISOString() : undefined
}

function readDate(value: unknown) {
  if (typeof value !== 'string') return undefined
  const { day, time, zone } = INSTANT.exec(isoOf(value))?.groups ?? {}
  // JavaScript parses 30 February as 1 March.
  if (!day || Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    return undefined
  return new Date(time ? `${day}T${time}${zone?.replace(/^(...)(\d\d)$/, '$1:$2')}` : day)
}

function isoOf(text: string) {
  const {
    year,
    month,
    date,
    time,
    zone = 'Z',
  } = NAMED.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  if (!month) return text
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date}T${time}${zone}`
}

const derived =
  (json: (expression: string) => string) =>
  (expression: SQL, { level = 0 }: Omit<Options, 'filterable'> = {}): Field => {
    const sql = renderFixed(expression)
    const text = `coalesce(${json(sql)}, 'null')`
    return { sql, json: text, level, operators: [], expects: 'nothing', check: () => undefined }
  }

/** A field that only the viewer's own rows show. Elsewhere it is null to filters too, so that nobody can guess it. */
export const ownOnly = (field: Field): Field => ({ ...field, ownOnly: true })

/** Text computed from columns; read-only: nobody can filter or sort by it. */
export const computed = derived((expression) => `to_json(${expression})::text`)

/** JSON computed from columns; read-only: nobody can filter or sort by it. */
export const json = derived((expression) => `(${expression})::text`)
