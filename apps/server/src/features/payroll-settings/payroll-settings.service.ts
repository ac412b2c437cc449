import type { PayrollSettingsPatch } from '@nightshift/shared/payroll-settings/contract'
import { recordEdit } from '../../platform/audit.ts'
import { lockFestival } from '../../platform/database/lock-festival.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findPayrollSettings, savePayrollSettings } from './payroll-settings.queries.ts'

/** Changes how a festival pays, with optimistic locking. */
export async function editPayrollSettings(
  db: Db,
  caller: Caller,
  festivalId: number,
  { updatedAt, ...changes }: PayrollSettingsPatch,
) {
  return db.transaction(async (tx) => {
    if (!(await lockFestival(tx, festivalId))) throw new AppError('notFound')
    const before = await findPayrollSettings(tx, festivalId)
    if (updatedAt !== undefined && timeOf(updatedAt) !== timeOf(before.updatedAt))
      throw new AppError('changedMeanwhile')
    const after = await savePayrollSettings(tx, { ...before, ...changes })
    const fields = ['period', 'overtime', 'companyId', 'components', 'minimumWages'] as const
    const what = { festivalId, entity: 'payrollSettings', entityId: festivalId } as const
    await recordEdit(tx, caller, what, { before, after, fields: [...fields] })
    return after
  })
}

/** Settings that nobody saved yet have no time. */
const timeOf = (at: string | Date | null) => (at === null ? null : new Date(at).getTime())
