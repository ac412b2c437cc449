import { addDays, startOfDay } from '@nightshift/shared/local-time'
import type { NewPayrollExport } from '@nightshift/shared/payroll/contract'
import { paychexFileName } from '@nightshift/shared/timeclock/paychex'
import { paychexCsv } from '@nightshift/shared/timeclock/paychex-csv'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { addCorrection } from './correction.service.ts'
import { findExportable, findWithoutHours, holdEntries } from './export-entries.queries.ts'
import { refuseHeld, refuseOutside, refuseUnreviewed } from './refuse-export.service.ts'
import { storeExport } from './store-export.service.ts'
import { lockExports } from './told.queries.ts'

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
