import type pg from 'pg'
import { keptTables } from '../database/tables.ts'

/** The number of rows of each table and a checksum that does not depend on their order. */
export type Figures = Record<string, { rows: number; checksum: string }>

/** Counts and checksums of all tables, computed by PostgreSQL in the transaction of the client. */
export async function figuresOf(client: pg.Client): Promise<Figures> {
  const figures: Figures = {}
  for (const table of await keptTables(client)) {
    const columns = await columnTexts(client, table)
    // A sum, because equal rows would cancel each other in an exclusive or.
    const { rows } = await client.query(`
      select count(*) as rows,
        coalesce(sum(('x' || encode(substr(sha256(convert_to(line, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint), 0)::text as checksum
      from (select row(${columns})::text as line from ${table}) as lines`)
    figures[table] = { rows: Number(rows[0].rows), checksum: rows[0].checksum }
  }
  return figures
}

/** A backup writes a space for a line break between the values of a json column. */
async function columnTexts(client: pg.Client, table: string) {
  const { rows } = await client.query<{ text: string }>(
    `select case when atttypid = 'json'::regtype then format('replace(%I::text, chr(10), '' '')', attname)
       else quote_ident(attname) end as text
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  return rows.map(({ text }) => text).join(', ')
}

/** What differs, a sentence for each table. */
export function differences(expected: Figures, found: Figures): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort()
  return tables.flatMap((table) => {
    const [one, other] = [expected[table], found[table]]
    if (!one || !other) return [`${table}: only on one side.`]
    if (one.rows !== other.rows) return [`${table}: ${other.rows} rows instead of ${one.rows}.`]
    return one.checksum === other.checksum ? [] : [`${table}: the same number of rows, with other values.`]
  })
}
