import { type Outcome, PERMISSIONS } from '../permissions.ts'

/** A row of the permission table: a call, or one of its variants. */
export type Row = {
  method: string
  path: string
  variant: string
  visitor: Outcome
  /** By access level. */
  levels: Outcome[]
  foreign: Outcome[]
  self: Outcome[]
}

export const ROWS: Row[] = Object.entries(PERMISSIONS).flatMap(([call, variants]) => {
  const [method, path] = call.split(' ') as [string, string]
  return Object.entries(variants).map(([variant, [visitor, levels, foreign, self]]) => ({
    method,
    path,
    variant,
    visitor,
    levels,
    foreign: foreign ?? [],
    self: self ?? [],
  }))
})

/** The key of a row's call in the proofs. */
export const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
