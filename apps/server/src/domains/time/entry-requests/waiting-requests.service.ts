import type { WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { positionChoices } from '@nightshift/shared/time/entry-requests/rules'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import {
  findHeldChoices,
  findWaitingRequests,
  type HeldRow,
  type WaitingRow,
} from './waiting-requests.queries.ts'

/** The requests that wait for a decision, with the positions that each can be applied with. */
export async function listWaitingRequests(
  db: Queryable,
  caller: Caller,
  query: { festivalId?: number },
): Promise<z.input<typeof WaitingRequest>[]> {
  const rows = await findWaitingRequests(db, caller, query)
  if (!rows.length) return []
  const held = await findHeldChoices(db, [...new Set(rows.map(({ person }) => person.id))])
  return rows.map((row) => itemOf(row, held))
}

function itemOf({ request, positionName, person, entry, isLocked }: WaitingRow, held: HeldRow[]) {
  const { id, festivalId, createdAt, updatedAt, timeEntryId, startTime, endTime, positionId } = request
  const { cashTips, creditTips, note } = request
  return {
    id,
    festivalId,
    createdAt,
    updatedAt,
    timeEntryId,
    startTime,
    endTime,
    positionId,
    positionName,
    cashTips,
    creditTips,
    note,
    isLocked,
    person: nameOf(person, festivalId),
    entry: entry && entryOf(entry),
    positions: positionChoices(entry, heldAt(held, request)),
  }
}

/** Positions of another festival pay from another till. */
export const heldAt = (held: HeldRow[], { userId, festivalId }: { userId: string; festivalId: number }) =>
  held.filter((one) => one.userId === userId && one.festivalId === festivalId)

/** The photo is for the person's own festival, as in every list. */
function nameOf(
  { id, firstName, lastName, photoVersion, ...person }: WaitingRow['person'],
  festivalId: number,
) {
  const isShown = photoVersion !== null && person.festivalId === festivalId
  return { id, firstName, lastName, photo: isShown ? `/api/users/${id}/photo?v=${photoVersion}` : null }
}

function entryOf(entry: NonNullable<WaitingRow['entry']>) {
  const { id, positionId, positionName, payrate, isTipped, startTime, endTime } = entry
  const { cashTips, creditTips, updatedAt } = entry
  return {
    id,
    positionId,
    positionName,
    payrate,
    isTipped,
    startTime,
    endTime,
    cashTips,
    creditTips,
    updatedAt,
  }
}
