import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { record, recordEdit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, EVERY_FESTIVAL } from '../../platform/session/caller.ts'
import { endSessionsOf } from '../../platform/session/session.ts'
import { lockUser, type StoredUser, updateUser } from '../users/users.queries.ts'
import { checkOutranks } from '../users/users.service.ts'
import {
  findStatusBeforeHire,
  hasTimeEntries,
  lockApplication,
  type StoredApplication,
  updateApplication,
} from './hiring.queries.ts'

/**
 * Takes a hire back while the person has not worked: the application has its former status again, and the person is
 * deactivated. They keep their positions, and hiring from the application again reactivates them.
 */
export async function undoHire(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, caller, id)
    if (!application) throw new AppError('notFound')
    const { festivalId, userId } = application
    if (userId === null) throw new AppError('notHired')
    // The row lock makes a punch wait, so none can follow the check.
    const user = await lockUser(tx, EVERY_FESTIVAL, userId)
    checkMayUndo(caller, application, user!)
    if (await hasTimeEntries(tx, userId)) throw new AppError('hiredHasTimeEntries')

    const status = await findStatusBeforeHire(tx, id)
    await updateApplication(tx, id, { status, userId: null })
    const change = { before: { status: 'hired', userId }, after: { status, userId: null } }
    await record(tx, caller, [
      { festivalId, action: 'undoHire', entity: 'application', entityId: id, ...change },
    ])
    const after = await updateUser(tx, userId, { isActive: false })
    await endSessionsOf(tx, userId)
    const fields = ['isActive'] as const
    await recordEdit(
      tx,
      caller,
      { festivalId, entity: 'user', entityId: userId },
      { before: user!, after, fields },
    )
    return application
  })
}

function checkMayUndo(caller: Caller, { id, festivalId }: StoredApplication, user: StoredUser) {
  if (user.applicationId !== id || user.festivalId !== festivalId) throw new AppError('notMadeByHire')
  checkOutranks(caller, user)
  // An administrator is deactivated in Employees, where the last one is kept.
  if (user.accessLvl === HIGHEST_LEVEL) throw new AppError('outranked')
}
