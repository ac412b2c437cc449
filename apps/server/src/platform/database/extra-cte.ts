/**
 * An extra CTE for a statement that writes a row, so that both writes are atomic. `sql` gets the name of the CTE with
 * that row and the number of its own first parameter.
 */
export type ExtraCte = {
  name: string
  sql: (row: string, firstParameter: number) => string
  values: unknown[]
}

type Statement = { name: string; text: string; values: unknown[] }

/** Marks where a statement takes an extra CTE. Unused, it is a comment. */
export const EXTRA_CTE = '/* extra CTE */'

export function withExtraCte(statement: Statement, row: string, extra: ExtraCte | undefined): Statement {
  if (!extra) return statement
  const { name, text, values } = statement
  return {
    name: `${name}_${extra.name}`,
    text: text.replace(EXTRA_CTE, () => `, ${extra.sql(row, values.length + 1)}`),
    values: [...values, ...extra.values],
  }
}
