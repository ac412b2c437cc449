import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import { correctionCsv, correctionFileName, correctionLines } from '@nightshift/shared/payroll/correction-csv'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findChanges } from './changes.queries.ts'
import { holdForCorrection } from './export-entries.queries.ts'
import { type FileToStore, storeExport } from './store-export.service.ts'

type Wanted = Omit<FileToStore, 'fileName' | 'content' | 'lines'> & { timeZone: string }

/** The changes of entries that a correction was asked for, held until its end; refused when one is none any more. */
async function holdChanges(tx: Transaction, { kind, festivalId, entryIds }: Wanted) {
  await holdForCorrection(tx, entryIds)
  const found = await findChanges(tx, festivalId, { entryIds })
  const byId = new Map(found.map((change) => [change.id, change]))
  return entryIds.map((id) => {
    const change = byId.get(id)
    if (!change || fileOf(change.kind) !== fileOf(kind) || !isCorrectable(change))
      throw new AppError('changedMeanwhile')
    return change
  })
}

/** Makes and remembers a file with the differences to what payroll was told. */
export async function addCorrection(tx: Transaction, caller: Caller, { timeZone, ...wanted }: Wanted) {
  const lines = correctionLines(await holdChanges(tx, { timeZone, ...wanted }), timeZone)
  const { startDate: start, endDate: end } = wanted
  return storeExport(tx, caller, {
    ...wanted,
    fileName: correctionFileName({ start, end }),
    content: Buffer.from(correctionCsv(lines)),
    lines: lines.length,
  })
}
