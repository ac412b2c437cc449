import type { IncidentPatch, NewIncident } from '@nightshift/shared/nights/night-reports/contract'
import { mayChangeIncident } from '@nightshift/shared/nights/night-reports/incidents'
import { nightSpan } from '@nightshift/shared/nights/night-reports/night-span'
import { changed, pick } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import {
  changeIncident,
  findIncident,
  insertIncident,
  lockIncident,
  type StoredIncident,
} from './incidents.queries.ts'
import { findNight } from './night-facts.service.ts'
import { findLastReport } from './reports.queries.ts'

const FIELDS = ['night', 'at', 'note'] as const
const entity = 'nightIncident' as const

/** Writes down what happened in a night. */
export async function addIncident(db: Db, caller: Caller, { festivalId, night, at, note }: NewIncident) {
  return db.transaction(async (tx) => {
    await lockFestival(tx, festivalId)
    await findNight(tx, festivalId, night, caller.now)
    const happened = { festivalId, night, at: new Date(at) }
    await refuseOutside(tx, happened, caller.now)
    const made = await insertIncident(tx, {
      ...happened,
      note,
      createdAt: caller.now,
      createdBy: caller.id,
    })
    const after = pick(made, FIELDS)
    await changed(tx, caller, { festivalId, action: 'create', entity, entityId: made.id, after })
    return answerOf(tx, made)
  })
}

/** Edits a note or its time with optimistic locking. Reports of the night keep what they say. */
export async function editIncident(
  db: Db,
  caller: Caller,
  id: number,
  { at, note, updatedAt }: IncidentPatch,
) {
  return db.transaction(async (tx) => {
    const before = await lockForChange(tx, caller, id)
    refuseStale(before, updatedAt)
    const changes = { at: new Date(at), note }
    await refuseOutside(tx, { ...before, ...changes }, caller.now)
    const after = await changeIncident(tx, id, changes)
    const { festivalId } = before
    await changed(tx, caller, { festivalId, entity, entityId: id, before, after, fields: FIELDS })
    return answerOf(tx, after)
  })
}

/** Soft delete: the night shows it no more; its reports keep it, and the row stays for the audit trail. */
export async function removeIncident(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const before = await lockForChange(tx, caller, id)
    await changeIncident(tx, id, { deletedAt: caller.now })
    const change = { festivalId: before.festivalId, action: 'delete', entity, entityId: id }
    await changed(tx, caller, { ...change, before: pick(before, FIELDS) })
  })
}

/** The lock of the festival makes a change wait for the end of its night, and the other way round: it is before or after it. */
async function lockForChange(tx: Transaction, caller: Caller, id: number) {
  const incident = found(await lockIncident(tx, caller, id))
  const { festivalId, night, createdBy } = incident
  await lockFestival(tx, festivalId)
  const isEnded = (await findLastReport(tx, festivalId, night)) !== undefined
  if (!mayChangeIncident(caller, { createdBy, isEnded })) throw new AppError('nightIsClosed')
  return incident
}

type Happened = Pick<StoredIncident, 'festivalId' | 'night' | 'at'>

async function refuseOutside(tx: Transaction, { festivalId, night, at }: Happened, now: Date) {
  const { timeZone } = (await findFestival(tx, festivalId))!
  const { startsAt, untilAt } = nightSpan(night, timeZone)
  if (at < startsAt || at >= untilAt || at > now) throw new AppError('incidentOutsideNight')
}

async function answerOf(tx: Transaction, { id }: StoredIncident) {
  const { createdBy: _, editorId: __, ...incident } = await findIncident(tx, id)
  // Whoever may write a note or change one may do so again until the night was ended by somebody else.
  return { ...incident, mayChange: true }
}
