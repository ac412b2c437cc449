import Papa from 'papaparse'
import { NO_PAYCHEX_ID } from '../employees/contract.ts'
import { FORMER_EMPLOYEE } from '../erasure/rules.ts'
import { fileOf } from './changes.ts'
import type { ExportKind } from './contract.ts'

const FORMER_NAME = `${FORMER_EMPLOYEE.firstName} ${FORMER_EMPLOYEE.lastName}`

/** Whom a file forgets: their entries by id, and every Paychex ID that payroll has had of them. */
export type Forgotten = { entryIds: Set<number>; paychexIds: Set<string> }

/** What an erased person leaves of a cell, by the name of its column. */
const LEFT: Record<string, string> = { Employee: FORMER_NAME, ID: NO_PAYCHEX_ID, 'Worker ID': NO_PAYCHEX_ID }

/**
 * A file without the name and id of a person; hours and money stay. The lines of the spec's CSV name their entry, those of
 * an SPI only the worker id.
 */
export function redactedFile(text: string, kind: ExportKind, { entryIds, paychexIds }: Forgotten) {
  const [header = [], ...lines] = Papa.parse<string[]>(text, { newline: '\r\n' }).data
  const [record, worker] = ['Record', 'Worker ID'].map((name) => header.indexOf(name)) as [number, number]
  const isTheirs = (line: string[]) =>
    fileOf(kind) === 'csv' ? entryIds.has(Number(line[record])) : paychexIds.has(line[worker] ?? '')
  const redacted = lines.map((line) =>
    isTheirs(line) ? line.map((cell, column) => LEFT[header[column] ?? ''] ?? cell) : line,
  )
  return Papa.unparse([header, ...redacted], { newline: '\r\n' })
}
