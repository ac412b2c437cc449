import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { isFinal } from '@nightshift/shared/hiring/status'
import { changed } from '../../platform/changed.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import { type Caller, EVERY_FESTIVAL } from '../../platform/session/caller.ts'
import { endSessionsOf } from '../../platform/session/session.ts'
import { takeOffFutureNights } from '../nights/night-plan/leaving.service.ts'
import { lockUser, type StoredUser, updateUser } from '../people/users/users.queries.ts'
import { checkOutranks } from '../people/users/users.service.ts'
import {
  findBeforeHire,
  findEarlierApplication,
  findSeasonOf,
  hasTimeEntriesSince,
  lockApplication,
  type OpenStatus,
  type StoredApplication,
  updateApplication,
} from './hiring.queries.ts'

/**
 * Takes a hire back while the season is open and the person has not worked in it: the application has its former status
 * again, and the person is deactivated and off the plan. They keep their positions, and hiring from the application
 * again reactivates them. Somebody who was hired again is as they were: with their earlier application, and active if they were
 * active and still are.
 */
export async function undoHire(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const application = found(await lockApplication(tx, caller, id))
    const { festivalId, userId } = application
    if (userId === null) throw new AppError('notHired')
    // The row lock makes a punch wait, so none can follow the check.
    const user = (await lockUser(tx, EVERY_FESTIVAL, userId))!
    checkMayUndo(caller, application, user)
    const season = await findSeasonOf(tx, id)
    if (isFinal(application, season)) throw new AppError('hiredInClosedSeason')
    const since = earlierOf(season.beginsAt, application.decidedAt)
    if (await hasTimeEntriesSince(tx, userId, since)) throw new AppError('hiredHasTimeEntries')

    const before = await findBeforeHire(tx, id)
    await resetApplication(tx, caller, { id, festivalId, userId }, before.status)
    const wasHiredAgain = before.isActive !== undefined
    const after = await updateUser(tx, userId, {
      isActive: user.isActive && (before.isActive ?? false),
      ...(wasHiredAgain && { applicationId: await findEarlierApplication(tx, userId) }),
    })
    if (!after.isActive) {
      await endSessionsOf(tx, userId)
      await takeOffFutureNights(tx, caller, [userId])
    }
    await changed(tx, caller, {
      festivalId,
      entity: 'user',
      entityId: userId,
      before: user,
      after,
      fields: ['isActive'],
      also: ['plan'],
    })
  })
}

/** A hire between two seasons is older than the one that its application moved to. */
const earlierOf = (beginsAt: Date, decidedAt: Date | null) =>
  decidedAt !== null && decidedAt < beginsAt ? decidedAt : beginsAt

type Hired = { id: number; festivalId: number; userId: string }

async function resetApplication(
  tx: Transaction,
  caller: Caller,
  { id, festivalId, userId }: Hired,
  status: OpenStatus,
) {
  const decidedAt = status === 'rejected' ? caller.now : null
  await updateApplication(tx, id, { status, userId: null, decidedAt })
  const change = { before: { status: 'hired', userId }, after: { status, userId: null } }
  await changed(tx, caller, {
    festivalId,
    entity: 'application',
    entityId: id,
    action: 'undoHire',
    ...change,
  })
}

function checkMayUndo(caller: Caller, { id, festivalId }: StoredApplication, user: StoredUser) {
  if (user.applicationId !== id || user.festivalId !== festivalId) throw new AppError('notMadeByHire')
  checkOutranks(caller, user)
  // An administrator is deactivated in Employees, where the last one is kept.
  if (user.accessLvl === HIGHEST_LEVEL) throw new AppError('outranked')
}
