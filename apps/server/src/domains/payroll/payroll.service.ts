import { addDays, startOfDay } from '@nightshift/shared/local-time'
import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { NewPayrollExport } from '@nightshift/shared/payroll/contract'
import { correctionCsv, correctionFileName, correctionLines } from '@nightshift/shared/payroll/correction-csv'
import { paychexFileName } from '@nightshift/shared/payroll/paychex'
import { paychexCsv } from '@nightshift/shared/payroll/paychex-csv'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFestival } from '../setup/festivals/festivals.queries.ts'
import { findChanges } from './changes.queries.ts'
import { findExportable, findWithoutHours, holdEntries, holdForCorrection } from './export-entries.queries.ts'
import { lockExports } from './exported.queries.ts'
import { refuseHeld, refuseOutside, refuseUnreviewed } from './refuse-export.service.ts'
import { type FileToStore, storeExport } from './store-export.service.ts'

/** Makes and remembers a file for payroll; refused when one of its entries cannot be exported any more. */
export async function addExport(
  db: Db,
  caller: Caller,
  { since, until, again, ...wanted }: NewPayrollExport,
) {
  const { festivalId, startDate: start, endDate: end } = wanted
  const entryIds = [...new Set(wanted.entryIds)]
  const range = { since: since ? new Date(since) : null, until: until ? new Date(until) : null }
  return db.transaction(async (tx) => {
    const { timeZone } = found(await findFestival(tx, festivalId))
    if (wanted.kind === 'csvCorrection')
      return addCorrection(tx, caller, { ...wanted, ...range, entryIds, timeZone })
    await lockExports(tx, festivalId)
    await holdEntries(tx, entryIds)
    const dates = {
      startsAt: range.since ?? startOfDay(start, timeZone),
      endsAt: range.until ?? startOfDay(addDays(end, 1), timeZone),
    }
    await refuseUnreviewed(tx, festivalId, dates)
    await refuseOutside(tx, festivalId, entryIds, dates)
    const exportable = await findExportable(tx, festivalId, entryIds)
    if (exportable.count < entryIds.length) await refuse(tx, festivalId, entryIds)
    if (!again) await refuseHeld(tx, entryIds)
    return storeExport(tx, caller, {
      ...wanted,
      ...range,
      entryIds,
      fileName: paychexFileName({ start, end }),
      content: () => {
        const byId = new Map(exportable.read().map((entry) => [entry.id, entry]))
        return Buffer.from(
          paychexCsv(
            entryIds.map((id) => byId.get(id)!),
            timeZone,
          ),
        )
      },
      lines: entryIds.length,
    })
  })
}

/**
 * Says why not every entry can be exported. Browsers ask for none that is open, deleted or unreviewed as they know it.
 */
async function refuse(tx: Transaction, festivalId: number, entryIds: number[]): Promise<never> {
  const withoutHours = await findWithoutHours(tx, festivalId, entryIds)
  if (withoutHours.length) throw new AppError('exportWithoutHours', { details: { entryIds: withoutHours } })
  throw new AppError('changedMeanwhile')
}

type Correction = Omit<FileToStore, 'fileName' | 'content' | 'lines'> & { timeZone: string }

/** The changes of entries that a correction was asked for, held until its end; refused when one is none any more. */
async function holdChanges(tx: Transaction, { kind, festivalId, entryIds }: Correction) {
  await holdForCorrection(tx, entryIds)
  const changes = await findChanges(tx, festivalId, { entryIds })
  const byId = new Map(changes.map((change) => [change.id, change]))
  return entryIds.map((id) => {
    const change = byId.get(id)
    if (!change || fileOf(change.kind) !== fileOf(kind) || !isCorrectable(change))
      throw new AppError('changedMeanwhile')
    return change
  })
}

/** Makes and remembers a file with the differences to what payroll was given. */
async function addCorrection(tx: Transaction, caller: Caller, { timeZone, ...wanted }: Correction) {
  const lines = correctionLines(await holdChanges(tx, { timeZone, ...wanted }), timeZone)
  const { startDate: start, endDate: end } = wanted
  return storeExport(tx, caller, {
    ...wanted,
    fileName: correctionFileName({ start, end }),
    content: Buffer.from(correctionCsv(lines)),
    lines: lines.length,
  })
}
