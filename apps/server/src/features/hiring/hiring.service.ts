import { can } from '@nightshift/shared/access'
import type { ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import type { Viewer } from '../../platform/filter/entity.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/guard.ts'
import { refuseStale } from '../../platform/stale.ts'
import { lockUser } from '../employees/employees.queries.ts'
import { findSeason } from '../festivals/festivals.queries.ts'
import { findPosition, findPublicPositions } from '../positions/positions.queries.ts'
import { checkApplicationLimits } from './application-limits.ts'
import {
  insertApplication,
  lockApplication,
  type StoredApplication,
  updateApplication,
  wasJustReceived,
} from './hiring.queries.ts'
import { digestOf, movedPosition, readAnswers } from './raw-data.ts'

/** Takes an application for a position that is open to applicants. Kept as it was sent, with the season it was asked for. */
export async function apply(
  db: Db,
  { rawData, festivalId }: { rawData: string; festivalId: number },
  { address, now }: { address: string; now: Date },
) {
  const answers = readAnswers(rawData)
  const offered = await findPublicPositions(db, festivalId)
  if (!offered) throw new AppError('notFound')
  if (!offered.some(({ id }) => id === answers.position)) throw new AppError('positionOfOtherFestival')
  const season = await findSeason(db, festivalId)
  const application = {
    rawData,
    festivalId,
    seasonId: season?.id,
    answersDigest: digestOf(answers),
    createdAt: now,
    updatedAt: now,
  }
  if (await wasJustReceived(db, application)) return undefined
  await checkApplicationLimits(db, festivalId, address, now)
  return db.transaction(async (tx) => {
    const made = await insertApplication(tx, application)
    if (made) {
      const after = { status: made.status, position: answers.position }
      await record(tx, now, [
        { actorId: null, festivalId, action: 'create', entity: 'application', entityId: made.id, after },
      ])
    }
    return made
  })
}

type By = { actor: Actor; viewer: Viewer; now: Date }

/** Holds, rejects, annotates, moves or hires. An application that was hired stays so. */
export async function editApplication(db: Db, id: number, patch: ApplicationPatch, by: By) {
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, id, by.viewer)
    if (!application) throw new AppError('notFound')
    if ('updatedAt' in patch) refuseStale(application, patch.updatedAt)
    if ('userId' in patch) await hire(tx, application, patch.userId, by)
    else if ('notes' in patch) await updateApplication(tx, id, { notes: patch.notes })
    else if ('rawData' in patch) await move(tx, application, patch.rawData)
    else await setStatus(tx, application, patch.status)
    return application
  })
}

async function setStatus(
  tx: Transaction,
  { id, status: current }: StoredApplication,
  status: 'held' | 'rejected',
) {
  if (current === 'hired') throw new AppError('alreadyHired')
  await updateApplication(tx, id, { status })
}

async function move(
  tx: Transaction,
  { id, rawData: before, festivalId }: StoredApplication,
  rawData: string,
) {
  const position = movedPosition(before, rawData)
  const found = await findPosition(tx, position, { accessLvl: 0, festivalId })
  if (!found) throw new AppError('positionOfOtherFestival')
  await updateApplication(tx, id, { rawData })
}

async function hire(
  tx: Transaction,
  { id, festivalId, status }: StoredApplication,
  userId: string,
  { actor, now }: By,
) {
  if (status === 'hired') throw new AppError('alreadyHired')
  const user = await lockUser(tx, userId, { accessLvl: 0, festivalId })
  if (!user) throw new AppError('notFound')
  if (user.applicationId !== id) {
    if (user.applicationId !== null) throw new AppError('linkedElsewhere')
    if (!can(actor, 'applications.linkAnyUser')) throw new AppError('notThisApplicant')
  }
  await updateApplication(tx, id, { userId, status: 'hired' })
  const change = { before: { status }, after: { status: 'hired', userId } }
  await record(tx, now, [
    { actorId: actor.id, festivalId, action: 'hire', entity: 'application', entityId: id, ...change },
  ])
}
