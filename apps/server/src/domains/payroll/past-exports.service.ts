import { can } from '@nightshift/shared/access'
import type { ChangesQuery, PastExportsQuery } from '@nightshift/shared/payroll/contract'
import type { Db } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { festivalExists } from '../setup/festivals/festivals.queries.ts'
import { countChanges, findChanges } from './changes.queries.ts'
import { findExportFile, findExports } from './past-exports.queries.ts'

/** The exports of a festival, newest first, each with how many of its entries have changed since. */
export async function listExports(db: Db, query: PastExportsQuery) {
  if (!(await festivalExists(db, query.festivalId))) throw new AppError('notFound')
  const changed = await countChanges(db, query.festivalId)
  const exports = await findExports(db, query)
  return exports.map((made) => ({ ...made, changed: changed.get(made.id) ?? 0 }))
}

/** A file as it was given to payroll. The names of erased people are for administrators only, as everywhere. */
export async function readExportFile(db: Db, caller: Caller, id: number) {
  const file = found(await findExportFile(db, caller, id))
  if (file.namesErased && !can(caller, 'payroll.erasedNames')) throw new AppError('namesErased')
  return file
}

export async function listChanges(db: Db, { festivalId, exportId, since, until }: ChangesQuery) {
  if (!(await festivalExists(db, festivalId))) throw new AppError('notFound')
  return findChanges(db, festivalId, {
    exportId,
    ...(since && until && { since: new Date(since), until: new Date(until) }),
  })
}
