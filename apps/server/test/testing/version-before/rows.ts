import { ask } from '../ask.ts'

type Row = Record<string, unknown>

/** All rows of a table, by their key, in the order of it. */
export async function rowsOf(url: string, table: string): Promise<Map<unknown, Row>> {
  const found = await ask(url, `select to_jsonb(${table}) as row from ${table}`)
  const keyOf = ({ id, key }: Row) => id ?? key
  const rows = found.map(({ row }): [unknown, Row] => [keyOf(row), row])
  return new Map(rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
}

/** What has become of rows: those with the same keys, with the same columns. */
export const sameOf = (before: Map<unknown, Row>, now: Map<unknown, Row>) =>
  new Map(
    [...before].map(([key, row]) => [
      key,
      Object.fromEntries(Object.keys(row).map((column) => [column, now.get(key)?.[column]])),
    ]),
  )

/** Renames a column. */
export const renamed = (rows: Map<unknown, Row>, from: string, to: string) =>
  new Map([...rows].map(([key, { [from]: value, ...row }]) => [key, { ...row, [to]: value }]))

export const without = (rows: Map<unknown, Row>, ...columns: string[]) =>
  new Map(
    [...rows].map(([key, row]) => [
      key,
      Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))),
    ]),
  )
