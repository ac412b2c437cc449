import Papa from 'papaparse'
import { PAYCHEX_COLUMNS, type PaychexShift, paychexRow } from './paychex.ts'

/** The file that Paychex is given: lines end with CRLF, and cells are quoted where they must be. */
export const paychexCsv = (shifts: (PaychexShift | { endTime: null })[], timeZone: string) =>
  Papa.unparse(
    [
      [...PAYCHEX_COLUMNS],
      ...shifts.flatMap((shift) => (shift.endTime === null ? [] : [paychexRow(shift, timeZone)])),
    ],
    { newline: '\r\n' },
  )
