import type { BulkChange, BulkEdit, RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countPunch } from '../../../platform/metrics/metrics.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { type BulkContext, bulkContextOf, patchFor } from './bulk-patch.ts'
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
