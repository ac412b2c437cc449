import Papa from 'papaparse'
import type { Period } from '../time/timeclock/pay-period.ts'
import { differencesOf } from './changes.ts'
import type { ChangedEntry } from './contract.ts'
import { PAYCHEX_COLUMNS, paychexRow } from './paychex.ts'

/** The columns that count. A line that takes another back has their opposite; its rate says what is taken back. */
const COUNTED = (['Duration', 'Deductions', 'Tips'] as const).map((name) => PAYCHEX_COLUMNS.indexOf(name))

type Changed = Pick<ChangedEntry, 'id' | 'before' | 'after' | 'user'>

/**
 * The lines of a correction, in the spec's columns: for each entry the line that payroll has, negated, then the line it
 * should have. The sum of both files is what the entries say now.
 */
export const correctionLines = (changes: Changed[], timeZone: string) =>
  changes.flatMap(({ user: { firstName, lastName }, ...change }) =>
    differencesOf(change).map(({ id, sign, values: { paychexId, ...values } }) => {
      const row = paychexRow({ id, ...values, user: { firstName, lastName, paychexId } }, timeZone)
      return sign === 1 ? row : row.map((cell, column) => (COUNTED.includes(column) ? negated(cell) : cell))
    }),
  )

/** Zero has no sign. */
const negated = (cell: string) =>
  Number(cell) === 0 ? cell : cell.startsWith('-') ? cell.slice(1) : `-${cell}`

export const correctionCsv = (lines: string[][]) =>
  Papa.unparse([[...PAYCHEX_COLUMNS], ...lines], { newline: '\r\n' })

export const correctionFileName = ({ start, end }: Period) => `${start}-${end}_fm_paychex_correction.csv`
