import {
  PAYROLL_SETTINGS,
  type PayrollSettingsPatch,
} from '@nightshift/shared/setup/payroll-settings/contract'
import { namesOf } from '@nightshift/shared/setup/settings'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findPayrollSettings, savePayrollSettings } from './payroll-settings.queries.ts'

/** Changes how a festival pays, with optimistic locking. */
export async function editPayrollSettings(
  db: Db,
  caller: Caller,
  festivalId: number,
  { updatedAt, ...changes }: PayrollSettingsPatch,
) {
  return db.transaction(async (tx) => {
    found(await lockFestival(tx, festivalId))
    const before = await findPayrollSettings(tx, festivalId)
    const after = await savePayrollSettings(tx, { ...before, ...changes })
    await changed(tx, caller, {
      festivalId,
      entity: 'payrollSettings',
      entityId: festivalId,
      before,
      after,
      readAt: updatedAt,
      fields: namesOf(PAYROLL_SETTINGS),
    })
    return after
  })
}
