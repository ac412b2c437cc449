import Papa from 'papaparse'
import { PAYCHEX_COLUMNS, type PaychexShift, paychexRow } from './paychex.ts'

/** The Paychex file: CSV with CRLF line ends, quoted where needed. */
export const paychexCsv = (shifts: (PaychexShift | { endTime: null })[], timeZone: string) =>
  Papa.unparse(
    [
      [...PAYCHEX_COLUMNS],
      ...shifts.flatMap((shift) => (shift.endTime === null ? [] : [paychexRow(shift, timeZone)])),
    ],
    { newline: '\r\n' },
  )
