// Planner hints: conditions written so that PostgreSQL takes the plan that was measured to be the fastest.

/**
 * Hides the list's length from the planner, which would otherwise plan a prepared statement anew for each short list:
 * planning takes longer than running it.
 */
export const isOneOf = (column: string, list: string, type: string) =>
  `${column} = any ((select ${list}::${type}[])::${type}[])`

/** Equality by a B-tree index: the exclusion constraint's GiST index holds user_id too, and takes four times as long. */
export const byKey = (column: string, value: string, type: string) =>
  `${column} = any (array[${value}::${type}])`

/** Rows from one array parameter for each column, in their order; their number is hidden in the same way. */
export const rowsOf = (name: string, columns: readonly (readonly [name: string, type: string])[]) =>
  `select * from unnest(${columns.map(([, type], n) => `(select $${n + 1}::${type}[])`).join(', ')})
    as ${name} (${columns.map(([column]) => column).join(', ')})`
