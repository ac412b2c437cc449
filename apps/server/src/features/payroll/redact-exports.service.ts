import { ERASED_VALUE } from '@nightshift/shared/audit'
import { redactedFile } from '@nightshift/shared/payroll/redact'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import type { Transaction } from '../../platform/database/pool.ts'
import {
  findFilesOf,
  findSearchTexts,
  findTold,
  forgetToldIds,
  saveRedacted,
  saveSearchText,
} from './redact-exports.queries.ts'

type Person = { id: string; firstName: string; lastName: string; paychexId: string }

/**
 * Takes the name and id of a person out of what is remembered of exports; hours and money stay. The hash stays that of
 * the file that payroll was given.
 */
export async function redactExports(tx: Transaction, person: Person, now: Date) {
  const told = await findTold(tx, person.id)
  const forgotten = { entryIds: new Set(told.entryIds), paychexIds: new Set(told.paychexIds) }
  for (const { id, kind, content } of await findFilesOf(tx, person.id))
    await saveRedacted(tx, id, Buffer.from(redactedFile(content.toString(), kind, forgotten)), now)
  await forgetToldIds(tx, person.id)
  const known = foldText([person.firstName, person.lastName, person.paychexId, ...told.paychexIds].join('\n'))
  for (const { id, text } of await findSearchTexts(tx))
    if (textFilter(text)(known)) await saveSearchText(tx, id, ERASED_VALUE)
}
