// Words of SQL that lead the planner to the plan that was measured to be the good one.

/**
 * One of a list. The planner looks at the length of a list that it is given: a prepared statement is then planned anew
 * for each short one, which takes longer than to run it. Behind a select it sees none, and plans once.
 */
export const isOneOf = (column: string, list: string, type: string) =>
  `${column} = any ((select ${list}::${type}[])::${type}[])`

/** Equal, by an index of the usual kind: the one against overlaps knows people too, and takes four times as long. */
export const byKey = (column: string, value: string, type: string) =>
  `${column} = any (array[${value}::${type}])`
