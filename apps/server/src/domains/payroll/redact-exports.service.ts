import { createHash } from 'node:crypto'
import { ERASED_VALUE } from '@nightshift/shared/audit/audit'
import { linesOf, redactedFile } from '@nightshift/shared/payroll/redact'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { Transaction } from '../../platform/database/pool.ts'
import {
  deleteUnsealedLines,
  findExported,
  findFilesOf,
  findSearchTexts,
  findWorkerIds,
  insertErasedLines,
  lockUnsealedFiles,
  removeExportedIds,
  saveRedacted,
  saveSearchText,
} from './redact-exports.queries.ts'

type Person = { id: string; firstName: string; lastName: string; paychexId: string }

/**
 * Takes the name and ids of a person who is erased out of what is remembered of exports, and remembers which lines of the
 * kept files are theirs. The files stay byte for byte while their name is sealed.
 */
export async function forgetInExports(tx: Transaction, person: Person, now: Date) {
  const { id: userId } = person
  const exported = await findExported(tx, userId)
  const workerIds = await findWorkerIds(tx, userId)
  const entryIds = new Set(exported.entryIds)
  for (const { id: exportId, kind, content } of await findFilesOf(tx, userId)) {
    const owner = { entryIds, workerIds: new Set(workerIds.get(exportId)) }
    const lines = linesOf(content.toString(), kind, owner)
    if (lines.length) await insertErasedLines(tx, { exportId, userId, lines })
  }
  await removeExportedIds(tx, userId)
  const known = foldText(
    [person.firstName, person.lastName, person.paychexId, ...exported.paychexIds].join('\n'),
  )
  for (const { id, text } of await findSearchTexts(tx))
    if (textFilter(text)(known)) await saveSearchText(tx, id, ERASED_VALUE)
  await redactUnsealedExports(tx, now)
}

/** Replaces kept files by copies without the erased people whose name is not sealed any longer. */
export async function redactUnsealedExports(tx: Transaction, redactedAt: Date) {
  for (const { id, content: before, lines } of await lockUnsealedFiles(tx)) {
    const content = Buffer.from(redactedFile(before.toString(), new Set(lines)))
    const redactedHash = createHash('sha256').update(content).digest('hex')
    await saveRedacted(tx, id, { content, redactedAt, redactedHash })
  }
  await deleteUnsealedLines(tx)
}
