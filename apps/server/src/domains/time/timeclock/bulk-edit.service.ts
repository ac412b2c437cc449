import type { BulkChange, BulkEdit, RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { endByNow } from '@nightshift/shared/time/timeclock/end-of-night'
import { inArray } from 'drizzle-orm'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countPunch } from '../../../platform/metrics/metrics.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import type { Edit } from './entry-edit.ts'
import { findHeldRates, findPosition } from './entry-positions.queries.ts'
import { lockEntries, type StoredEntry } from './timeclock.queries.ts'
import { applyEdit, auditRowOf, checkedPosition, type MadeEdit } from './timesheets.service.ts'

type Attempt = { changes: MadeEdit[]; refused: RefusedEntry[] }

/** Makes one change to many entries by the rules of a single edit: all of them, or none with the reasons. */
export async function bulkEdit(db: Db, caller: Caller, asked: BulkEdit) {
  const { changes } = await db.transaction(async (tx) => {
    const attempt = await attemptEdits(tx, caller, asked)
    const { refused } = attempt
    // The time is in question then, not an entry.
    if (refused.some(({ code }) => code === 'timeComesTwice')) throw new AppError('timeComesTwice')
    if (refused.length) throw new AppError('bulkEditRefused', { details: { refused } })
    const rows = attempt.changes.map(({ action, before, after }) =>
      auditRowOf(caller, action!, before, after),
    )
    await changed(tx, caller, ...rows)
    return attempt
  })
  for (const { before, after } of changes) {
    if (!before.endTime && after.endTime) countPunch('office', 'out', 'done')
  }
  return { changed: changes.map(({ after }) => after.id) }
}

/** Thrown to roll a preview back. */
class Previewed extends Error {
  readonly attempt: Attempt
  constructor(attempt: Attempt) {
    super()
    this.attempt = attempt
  }
}

/** What a bulk edit would do. It is done and rolled back, so that every rule has its say, the database's too. */
export async function previewBulkEdit(db: Db, caller: Caller, asked: BulkEdit): Promise<Attempt> {
  try {
    return await db.transaction(async (tx) => {
      throw new Previewed(await attemptEdits(tx, caller, asked))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.attempt
    throw error
  }
}

async function attemptEdits(
  tx: Transaction,
  caller: Caller,
  { entries, change }: BulkEdit,
): Promise<Attempt> {
  const readAt = new Map(entries.map(({ id, updatedAt }) => [id, updatedAt]))
  const locked = await lockEntries(tx, caller, [...readAt.keys()])
  const refused = missing([...readAt.keys()], locked)
  const context = await bulkContextOf(tx, locked, change)
  const changes: MadeEdit[] = []
  for (const before of locked) {
    try {
      // A savepoint: a constraint that refuses one entry must not end the transaction.
      const done = await tx.transaction((inner) =>
        attemptEdit(inner, before, { change, updatedAt: readAt.get(before.id)!, context, caller }),
      )
      if (done.action) changes.push(done)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(refusal(before.id, error))
    }
  }
  return { changes, refused }
}

type OneEdit = { change: BulkChange; updatedAt: string; context: BulkContext; caller: Caller }

function attemptEdit(tx: Transaction, before: StoredEntry, { change, updatedAt, context, caller }: OneEdit) {
  const patch = patchFor(before, change, context, caller.now)
  const isMoved = patch.positionId !== undefined && patch.positionId !== before.positionId
  const position = isMoved
    ? { ...checkedPosition(before, context.position), copiedPayrate: context.rateOf(before.userId)! }
    : undefined
  const { longestShiftHours: longest } = context.festivals.get(before.festivalId)!
  return applyEdit(tx, before, { ...patch, updatedAt }, { longest, position, caller })
}

const missing = (ids: number[], found: StoredEntry[]) => {
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id)).map((id) => refusal(id, new AppError('notFound')))
}

const refusal = (id: number, { code, message, details }: AppError): RefusedEntry => ({
  id,
  code,
  message,
  ...(details === undefined ? {} : { details }),
})

type BulkContext = Awaited<ReturnType<typeof bulkContextOf>>

/** What the change of each entry depends on, read once for all. */
async function bulkContextOf(tx: Transaction, entries: StoredEntry[], change: BulkChange) {
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
function patchFor(before: StoredEntry, change: BulkChange, context: BulkContext, now: Date): Edit {
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
