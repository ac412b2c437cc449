import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Who may do what: permissions.tsv, one row per call and variant.
 *
 * - A number is the status that answers. `F` is 200 with fields left out, `empty` a 200 that shows nothing of it,
 *   `false` a 200 that says `success: false`.
 * - `T<` is 200 for people of a lower level, else 403; `T<=` allows the same level too.
 * - `self` is what happens to oneself, `foreign` to a record of another festival; one value, or one for each level.
 */
export type Cell = number | 'F' | 'T<' | 'T<=' | 'empty' | 'false'

export type Row = {
  method: string
  path: string
  variant: string
  visitor: Cell
  /** By access level. */
  levels: Cell[]
  self: Cell[]
  foreign: Cell[]
}

const TABLE = join(import.meta.dirname, '../permissions.tsv')
const NOTHING = '-'
const WORDS: string[] = ['F', 'T<', 'T<=', 'empty', 'false'] satisfies Cell[]

export const PERMISSIONS: Row[] = readFileSync(TABLE, 'utf8').trim().split('\n').slice(1).map(readRow)

function readRow(line: string): Row {
  const cells = line.split('\t')
  const [method, path, variant, visitor] = cells.slice(0, 4) as [string, string, string, string]
  const [self, foreign, foreignL3] = cells.slice(8, 11) as [string, string, string]
  return {
    method,
    path,
    variant: variant === NOTHING ? '' : variant,
    visitor: readCell(visitor),
    levels: cells.slice(4, 8).map(readCell),
    self: readCells(self, 4),
    foreign: [...readCells(foreign, 3), ...readCells(foreignL3, 1)],
  }
}

function readCells(text: string, count: number): Cell[] {
  if (text === NOTHING) return []
  const cells = text.split('/').map(readCell)
  return cells.length === 1 ? Array<Cell>(count).fill(cells[0]!) : cells
}

function readCell(text: string): Cell {
  if (WORDS.includes(text)) return text as Cell
  if (!/^\d{3}$/.test(text)) throw new Error(`The permission table has a cell ${JSON.stringify(text)}.`)
  return Number(text)
}

/** How proofs name the call of a row. */
export const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
