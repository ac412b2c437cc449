import type { ApplicationPatch, NewApplication } from '@nightshift/shared/hiring/contract'
import { changed } from '../../platform/changed.ts'
import { shareLockFestival } from '../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { refuseStale } from '../../platform/stale.ts'
import { findCurrentSeason } from '../seasons/seasons.queries.ts'
import { findPosition, findPublicPositions } from '../setup/positions/positions.queries.ts'
import { checkApplicationLimits } from './application-limits.service.ts'
import {
  insertApplication,
  lockApplication,
  type StoredApplication,
  updateApplication,
  wasJustReceived,
} from './hiring.queries.ts'
import { findInvitedPerson } from './invitations/open.service.ts'
import { linkHired } from './link-person.service.ts'
import { checkMayDecide, checkNotFinal } from './mark-hired.service.ts'
import { digestOf, movedPosition, positionIn, readAnswers } from './raw-data.ts'

/**
 * Stores an application for a position that is open to applicants, as it was sent, with the current season and the
 * person whose personal link it came by.
 */
export async function apply(
  db: Db,
  { rawData, festivalId, invitation }: NewApplication,
  { address, now }: { address: string; now: Date },
) {
  const answers = readAnswers(rawData)
  const offered = await findPublicPositions(db, festivalId)
  if (!offered) throw new AppError('notFound')
  if (!offered.some(({ id }) => id === answers.position)) throw new AppError('positionOfOtherFestival')
  const invited = invitation && (await findInvitedPerson(db, invitation))
  const application = {
    rawData,
    festivalId,
    returningUserId: invited?.festivalId === festivalId ? invited.user.id : null,
    answersDigest: digestOf(answers),
    createdAt: now,
    updatedAt: now,
  }
  if (await wasJustReceived(db, application)) return
  await checkApplicationLimits(db, festivalId, address, now)
  await db.transaction(async (tx) => {
    const made = await insertApplication(tx, { ...application, ...(await seasonFor(tx, festivalId, now)) })
    if (made) {
      const after = { status: made.status, position: answers.position }
      const created = {
        festivalId,
        entity: 'application',
        entityId: made.id,
        action: 'create',
        after,
      } as const
      await changed(tx, { id: null, now }, created)
    }
  })
}

/** Whatever waited for the closing of the season came after it. */
async function seasonFor(tx: Transaction, festivalId: number, now: Date) {
  await shareLockFestival(tx, festivalId)
  const { id: seasonId, calendar, closedAt } = (await findCurrentSeason(tx, festivalId))!
  return { seasonId, calendarId: calendar.id, createdAt: closedAt && closedAt > now ? closedAt : now }
}

/** Holds, rejects, annotates, moves or hires. A hired application stays so; one of a closed season takes notes only. */
export async function editApplication(db: Db, caller: Caller, id: number, patch: ApplicationPatch) {
  return db.transaction(async (tx) => {
    const application = found(await lockApplication(tx, caller, id))
    if ('updatedAt' in patch) refuseStale(application, patch.updatedAt)
    if ('userId' in patch) await linkHired(tx, caller, application, patch.userId)
    else if ('notes' in patch) await annotate(tx, caller, application, patch.notes)
    else if ('rawData' in patch) await move(tx, caller, application, patch.rawData)
    else await setStatus(tx, caller, application, patch.status)
  })
}

async function annotate(
  tx: Transaction,
  caller: Caller,
  { id, festivalId, notes: before }: StoredApplication,
  notes: string,
) {
  await updateApplication(tx, id, { notes })
  await recordField(tx, caller, { id, festivalId }, { notes: before }, { notes })
}

async function setStatus(
  tx: Transaction,
  caller: Caller,
  application: StoredApplication,
  status: 'held' | 'rejected',
) {
  await checkMayDecide(tx, application)
  const { id, festivalId, status: before } = application
  await updateApplication(tx, id, { status, decidedAt: status === 'rejected' ? caller.now : null })
  await recordField<{ status: string }>(tx, caller, { id, festivalId }, { status: before }, { status })
}

async function move(tx: Transaction, caller: Caller, application: StoredApplication, rawData: string) {
  await checkNotFinal(tx, application)
  const { id, rawData: before, festivalId } = application
  const position = movedPosition(before, rawData)
  const isOfFestival = await findPosition(tx, { festivalId }, position)
  if (!isOfFestival) throw new AppError('positionOfOtherFestival')
  await updateApplication(tx, id, { rawData })
  await recordField(tx, caller, { id, festivalId }, { position: positionIn(before) }, { position })
}

const recordField = <Field extends object>(
  tx: Transaction,
  caller: Caller,
  { id, festivalId }: { id: number; festivalId: number },
  before: Field,
  after: Field,
) =>
  changed(tx, caller, {
    festivalId,
    entity: 'application',
    entityId: id,
    before,
    after,
    fields: Object.keys(after) as (keyof Field)[],
  })
