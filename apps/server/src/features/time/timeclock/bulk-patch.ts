import type { BulkChange } from '@nightshift/shared/time/timeclock/bulk-edit'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { endByNow } from '@nightshift/shared/time/timeclock/end-of-night'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import type { Edit } from './entry-edit.ts'
import { findHeldRates, findPosition } from './entry-positions.queries.ts'
import type { StoredEntry } from './timeclock.queries.ts'

export type BulkContext = Awaited<ReturnType<typeof bulkContextOf>>

/** What the change of each entry depends on, read once for all. */
export async function bulkContextOf(tx: Transaction, entries: StoredEntry[], change: BulkChange) {
  const { id, timeZone, longestShiftHours } = festivals
  const ids = [...new Set(entries.map(({ festivalId }) => festivalId))]
  const found = await tx.select({ id, timeZone, longestShiftHours }).from(festivals).where(inArray(id, ids))
  const positionId = 'positionId' in change ? change.positionId : undefined
  const position = positionId === undefined ? undefined : await findPosition(tx, EVERY_FESTIVAL, positionId)
  const people = [...new Set(entries.map(({ userId }) => userId))]
  const held = position ? await findHeldRates(tx, people, position.id) : undefined
  return {
    festivals: new Map(found.map((one) => [one.id, one])),
    position,
    /** What somebody earns in the new position: their own rate, or its default. */
    rateOf: (userId: string) => held?.get(userId) ?? position?.defaultPayRate,
  }
}

/** The edit of one entry that the change asks for. */
export function patchFor(before: StoredEntry, change: BulkChange, context: BulkContext, now: Date): Edit {
  if ('endTime' in change) {
    const { timeZone } = context.festivals.get(before.festivalId)!
    const { endTime: time, which } = change
    if (time.length !== 'HH:mm'.length) return { endTime: new Date(time).toISOString() }
    const found = endByNow(before.startTime, { time, which }, timeZone, now)
    if (found.kind === 'twice') throw new AppError('timeComesTwice')
    return { endTime: found.end.toISOString() }
  }
  if ('note' in change) {
    const note =
      'replace' in change.note
        ? change.note.replace
        : [before.note, change.note.append].filter(Boolean).join('; ')
    if (note.length > NOTE_MAX) throw new AppError('noteTooLong')
    return { note }
  }
  const { positionId } = change
  const payrate = change.payrate === 'held' ? context.rateOf(before.userId) : change.payrate
  return { positionId, ...(payrate !== undefined && { payrate }) }
}
