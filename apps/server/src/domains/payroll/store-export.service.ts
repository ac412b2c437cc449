import { createHash } from 'node:crypto'
import type { ExportKind } from '@nightshift/shared/payroll/contract'
import { changed } from '../../platform/changed.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { insertExportEntries } from './export-entries.queries.ts'
import { insertExport, insertExportFile, insertPremiums } from './payroll.queries.ts'

/** A file for payroll that is about to be handed out. */
export type FileToStore = {
  kind: ExportKind
  festivalId: number
  /** The days at the festival, both inclusive. */
  startDate: string
  endDate: string
  /** The exact range of time, the second exclusive; null for whole days. */
  since: Date | null
  until: Date | null
  filter: Record<string, unknown>
  /** Every entry that the file is about, each once. Those that a correction took back, too. */
  entryIds: number[]
  fileName: string
  /** A function is called while the database stores the entries. */
  content: Buffer | (() => Buffer)
  /** Without the header. */
  lines: number
  /** The overtime that the file pays, by person and workweek. */
  premiums?: Premium[]
}

/** Hours over 40 in hundredths; the premium in dollars. */
type Premium = {
  userId: string
  workerId: string
  weekStartsAt: Date
  weekEndsAt: Date
  hundredths: number
  premium: number
}

/**
 * Remembers a file for payroll, byte for byte, with what it says of each entry. Call `holdEntries` first in the same
 * transaction, and read what the file says after it.
 */
export async function storeExport(tx: Transaction, caller: Caller, file: FileToStore) {
  const { kind, festivalId, startDate: startsOn, endDate: endsOn, fileName, lines } = file
  const made = await insertExport(tx, {
    festivalId,
    startsOn,
    endsOn,
    kind,
    lines,
    fileName,
    startsAt: file.since,
    endsAt: file.until,
    filter: file.filter,
    madeAt: caller.now,
    madeBy: caller.id,
  })
  const storing = insertExportEntries(tx, made.id, file.entryIds)
  const content =
    typeof file.content === 'function' ? await afterSending(storing, file.content) : file.content
  const entries = await storing
  const fileHash = createHash('sha256').update(content).digest('hex')
  await insertExportFile(tx, made.id, content, fileHash)
  if (file.premiums?.length) await insertPremiums(tx, made.id, file.premiums)
  const after = { startsOn, endsOn, entries, kind, lines, fileHash }
  await changed(tx, caller, {
    festivalId,
    action: 'create',
    entity: 'payrollExport',
    entityId: made.id,
    after,
  })
  return { id: made.id, madeAt: made.madeAt, entries, fileName, fileHash }
}

/** Lets the query leave first. Its failure is the one that is reported. */
async function afterSending(query: Promise<unknown>, write: () => Buffer) {
  await new Promise(setImmediate)
  try {
    return write()
  } catch (error) {
    await query
    throw error
  }
}
