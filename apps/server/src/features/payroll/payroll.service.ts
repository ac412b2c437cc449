import type { NewPayrollExport } from '@nightshift/shared/payroll/contract'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { insertExport, insertExportEntries } from './payroll.queries.ts'

/** Records a file for payroll with all of its entries; refused when one of them cannot be exported any more. */
export async function addExport(db: Db, caller: Caller, wanted: NewPayrollExport) {
  const { festivalId, startDate: startsOn, endDate: endsOn } = wanted
  const entryIds = [...new Set(wanted.entryIds)]
  return db.transaction(async (tx) => {
    if (!(await festivalExists(tx, festivalId))) throw new AppError('notFound')
    const made = await insertExport(tx, {
      ...{ festivalId, startsOn, endsOn },
      madeAt: caller.now,
      madeBy: caller.id,
    })
    const entries = await insertExportEntries(tx, made, entryIds)
    if (entries < entryIds.length) throw new AppError('changedMeanwhile')
    const after = { startsOn, endsOn, entries }
    await record(tx, caller, [
      { festivalId, action: 'create', entity: 'payrollExport', entityId: made.id, after },
    ])
    return { id: made.id, madeAt: made.madeAt, entries }
  })
}
