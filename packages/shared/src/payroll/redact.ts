import Papa from 'papaparse'
import { NO_PAYCHEX_ID } from '../people/employees/contract.ts'
import { FORMER_EMPLOYEE } from '../people/erasure/rules.ts'
import { fileOf } from './changes.ts'
import type { ExportKind } from './contract.ts'

const FORMER_NAME = `${FORMER_EMPLOYEE.firstName} ${FORMER_EMPLOYEE.lastName}`

/** Whose lines: their entries by id, and the worker ids that stand for nobody else in this file. */
export type LineOwner = { entryIds: Set<number>; workerIds: Set<string> }

/** What an erased person leaves of a cell, by the name of its column. */
const LEFT: Record<string, string> = { Employee: FORMER_NAME, ID: NO_PAYCHEX_ID, 'Worker ID': NO_PAYCHEX_ID }

function readLines(text: string) {
  const [header = [], ...lines] = Papa.parse<string[]>(text, { newline: '\r\n' }).data
  return { header, lines }
}

/**
 * The lines of a person, the first after the header being 1. Those of the spec's CSV name their entry, those of an SPI
 * only the worker id.
 */
export function linesOf(text: string, kind: ExportKind, { entryIds, workerIds }: LineOwner) {
  const { header, lines } = readLines(text)
  const [record, worker] = ['Record', 'Worker ID'].map((name) => header.indexOf(name)) as [number, number]
  return lines.flatMap((line, index) => {
    const isTheirs =
      fileOf(kind) === 'csv' ? entryIds.has(Number(line[record])) : workerIds.has(line[worker] ?? '')
    return isTheirs ? [index + 1] : []
  })
}

/** A copy of a file without the name and id of these lines; hours and money stay. */
export function redactedFile(text: string, numbers: Set<number>) {
  const { header, lines } = readLines(text)
  const redacted = lines.map((line, index) =>
    numbers.has(index + 1) ? line.map((cell, column) => LEFT[header[column] ?? ''] ?? cell) : line,
  )
  return Papa.unparse([header, ...redacted], { newline: '\r\n' })
}
