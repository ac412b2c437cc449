import { can } from '@nightshift/shared/access'
import type { ApplicationPatch } from '@nightshift/shared/hiring/contract'
import { record, recordEdit } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import type { Viewer } from '../../platform/filter/entity.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/session/actor.ts'
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
import { digestOf, movedPosition, positionIn, readAnswers } from './raw-data.ts'

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
    if ('userId' in patch) await linkHired(tx, application, patch.userId, by)
    else if ('notes' in patch) await annotate(tx, application, patch.notes, by)
    else if ('rawData' in patch) await move(tx, application, patch.rawData, by)
    else await setStatus(tx, application, patch.status, by)
    return application
  })
}

async function annotate(
  tx: Transaction,
  { id, festivalId, notes: before }: StoredApplication,
  notes: string,
  by: By,
) {
  await updateApplication(tx, id, { notes })
  await recordField(tx, { id, festivalId }, { notes: before }, { notes }, by)
}

async function setStatus(
  tx: Transaction,
  { id, festivalId, status: before }: StoredApplication,
  status: 'held' | 'rejected',
  by: By,
) {
  if (before === 'hired') throw new AppError('alreadyHired')
  await updateApplication(tx, id, { status })
  await recordField<{ status: string }>(tx, { id, festivalId }, { status: before }, { status }, by)
}

async function move(
  tx: Transaction,
  { id, rawData: before, festivalId }: StoredApplication,
  rawData: string,
  by: By,
) {
  const position = movedPosition(before, rawData)
  const found = await findPosition(tx, position, { accessLvl: 0, festivalId })
  if (!found) throw new AppError('positionOfOtherFestival')
  await updateApplication(tx, id, { rawData })
  await recordField(tx, { id, festivalId }, { position: positionIn(before) }, { position }, by)
}

const recordField = <Field extends object>(
  tx: Transaction,
  { id, festivalId }: { id: number; festivalId: number },
  before: Field,
  after: Field,
  { actor, now }: By,
) =>
  recordEdit(
    tx,
    now,
    { actorId: actor.id, festivalId, entity: 'application', entityId: id },
    { before, after, fields: Object.keys(after) as (keyof Field)[] },
  )

/** Ties the application to a person who was there before the call. */
async function linkHired(tx: Transaction, application: StoredApplication, userId: string, by: By) {
  const { id, festivalId, status } = application
  if (status === 'hired') throw new AppError('alreadyHired')
  const user = await lockUser(tx, userId, { accessLvl: 0, festivalId })
  if (!user) throw new AppError('notFound')
  if (user.applicationId !== id) {
    if (user.applicationId !== null) throw new AppError('linkedElsewhere')
    if (!can(by.actor, 'applications.linkAnyUser')) throw new AppError('notThisApplicant')
  }
  await markHired(tx, application, userId, by)
}

/** Sets the status, with the audit row of the hire. */
export async function markHired(
  tx: Transaction,
  { id, festivalId, status }: StoredApplication,
  userId: string,
  { actor, now }: Pick<By, 'actor' | 'now'>,
) {
  await updateApplication(tx, id, { userId, status: 'hired' })
  const change = { before: { status }, after: { status: 'hired', userId } }
  await record(tx, now, [
    { actorId: actor.id, festivalId, action: 'hire', entity: 'application', entityId: id, ...change },
  ])
}
