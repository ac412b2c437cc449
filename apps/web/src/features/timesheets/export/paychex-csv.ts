import { PAYCHEX_COLUMNS, paychexRow } from '@nightshift/shared/timeclock/paychex'
import Papa from 'papaparse'
import type { PayrollEntry } from '../timesheets.api.ts'

/** The file that Paychex is given: lines end with CRLF, and cells are quoted where they must be. */
export const paychexCsv = (entries: PayrollEntry[], timeZone: string) =>
  Papa.unparse(
    [
      [...PAYCHEX_COLUMNS],
      ...entries.flatMap((entry) =>
        entry.endTime === null ? [] : [paychexRow({ ...entry, endTime: entry.endTime }, timeZone)],
      ),
    ],
    { newline: '\r\n' },
  )
