/**
 * Something more that is written in the statement of a punch, so that both are there or neither: a part of its WITH,
 * which reads the row of the punch and finds its own values from `first` on.
 */
export type Along = {
  name: string
  part: (row: string, first: number) => string
  values: unknown[]
}

type Statement = { name: string; text: string; values: unknown[] }

/** Where a statement takes it in. Without anything it is a comment, and the statement is what it was. */
export const HERE = '/* along */'

export function withAlong(statement: Statement, row: string, along: Along | undefined): Statement {
  if (!along) return statement
  const { name, text, values } = statement
  return {
    name: `${name}_${along.name}`,
    text: text.replace(HERE, () => `, ${along.part(row, values.length + 1)}`),
    values: [...values, ...along.values],
  }
}
