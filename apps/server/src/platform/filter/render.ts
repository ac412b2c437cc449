import { type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

const HOLE = '\u0000'
const dialect = new PgDialect({ casing: 'snake_case' })
dialect.escapeParam = () => HOLE

/** A piece of SQL as text around its values, so that it can stand anywhere in a larger statement. */
export type Piece = { texts: string[]; values: unknown[] }

/** Caches rendered SQL: Drizzle takes longer to render a short statement than PostgreSQL to run it. */
export function render(piece: SQL): Piece {
  const query = dialect.sqlToQuery(piece)
  return { texts: query.sql.split(HOLE), values: query.params }
}

/** A piece of SQL that has no values, as text. */
export function renderFixed(piece: SQL | PgColumn | PgTable): string {
  const { texts, values } = render(sql`${piece}`)
  if (values.length) throw new Error(`A fixed piece of SQL must not have values: ${texts.join('?')}`)
  return texts.join('')
}
