import type { ExportKind } from '@nightshift/shared/payroll/contract'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { erasedExportLines, payrollExportFiles, payrollExports } from '../../platform/database/schema.ts'

const entriesOf = (userId: string) => sql`select id from time_entries where user_id = ${userId}`

/** The person's entries that payroll was given, and every Paychex ID with them. */
export async function findExported(tx: Transaction, userId: string) {
  const { rows } = await tx.execute<{ entryIds: number[]; paychexIds: string[] }>(sql`
    select coalesce(array_agg(distinct time_entry_id), '{}') as "entryIds",
      coalesce(array_agg(distinct paychex_id) filter (where paychex_id <> ${NO_PAYCHEX_ID}), '{}') as "paychexIds"
    from payroll_export_entries where time_entry_id in (${entriesOf(userId)})`)
  return rows[0]!
}

/** The files that hold hours or overtime of the person. */
export async function findFilesOf(tx: Transaction, userId: string) {
  const { rows } = await tx.execute<{ id: number; kind: ExportKind; content: Buffer }>(sql`
    select id, kind, content from payroll_export_files file join payroll_exports export on export.id = file.export_id
    where id in (
      select export_id from payroll_export_entries where time_entry_id in (${entriesOf(userId)})
      union select export_id from payroll_export_premiums where user_id = ${userId})
    order by id`)
  return rows
}

const IMPORT_KINDS = sql`('spi', 'spiCorrection')`

/**
 * The worker ids of the person in each import file with hours or overtime of theirs, by export. An id that the same file
 * has of somebody else, who was given it later, is not theirs. A correction takes back what the file before it held.
 */
export async function findWorkerIds(tx: Transaction, userId: string) {
  const { rows } = await tx.execute<{ exportId: number; workerIds: string[] }>(sql`
    with file as (
      select id, kind from payroll_exports where kind in ${IMPORT_KINDS} and id in (
        select export_id from payroll_export_entries where time_entry_id in (${entriesOf(userId)})
        union select export_id from payroll_export_premiums where user_id = ${userId})
    ), exported as (
      select file.id, file.kind, time_entry_id, paychex_id, entry.user_id from file
        join payroll_export_entries on export_id = file.id join time_entries entry on entry.id = time_entry_id
    ), named as (
      select id, user_id, paychex_id as worker_id from exported
      union select file.id, user_id, worker_id from file join payroll_export_premiums on export_id = file.id
      union select exported.id, user_id, earlier.paychex_id from exported cross join lateral (
        select snapshot.paychex_id from payroll_export_entries snapshot join payroll_exports export on export.id = export_id
        where snapshot.time_entry_id = exported.time_entry_id and export_id < exported.id and export.kind in ${IMPORT_KINDS}
        order by export_id desc limit 1) earlier
      where exported.kind = 'spiCorrection'
    )
    select id as "exportId", array_agg(worker_id) as "workerIds" from named
    where user_id = ${userId} and worker_id <> ${NO_PAYCHEX_ID} and not exists (
      select from named other where other.id = named.id and other.worker_id = named.worker_id and other.user_id <> ${userId})
    group by id`)
  return new Map(rows.map(({ exportId, workerIds }) => [exportId, workerIds]))
}

export const insertErasedLines = (tx: Transaction, row: typeof erasedExportLines.$inferInsert) =>
  tx.insert(erasedExportLines).values(row)

/** Lines of people whose name is not sealed, or not any longer. */
const UNSEALED = sql`(select export_id, lines from erased_export_lines
  where user_id in (select user_id from erased_people where last_name is null))`

/**
 * The files that still name such people, with the lines of these. Locked, so that each copy is made of the last one.
 */
export async function lockUnsealedFiles(tx: Transaction) {
  const { rows } = await tx.execute<{ id: number; content: Buffer; lines: number[] }>(sql`
    select export_id as id, content, (
      select coalesce(array_agg(line), '{}') from ${UNSEALED} due cross join unnest(due.lines) line
      where due.export_id = file.export_id
    ) as lines
    from payroll_export_files file where export_id in (select export_id from ${UNSEALED} due)
    order by export_id for update of file`)
  return rows
}

export const deleteUnsealedLines = (tx: Transaction) =>
  tx.execute(
    sql`delete from erased_export_lines where user_id in (select user_id from erased_people where last_name is null)`,
  )

type Copy = Pick<typeof payrollExportFiles.$inferInsert, 'content' | 'redactedAt' | 'redactedHash'>

export const saveRedacted = (tx: Transaction, exportId: number, copy: Copy) =>
  tx.update(payrollExportFiles).set(copy).where(eq(payrollExportFiles.exportId, exportId))

/** An id that is not there is not compared, so that nothing has changed since. */
export async function removeExportedIds(tx: Transaction, userId: string) {
  await tx.execute(sql`
    update payroll_export_entries set paychex_id = ${NO_PAYCHEX_ID}
    where time_entry_id in (${entriesOf(userId)}) and paychex_id <> ${NO_PAYCHEX_ID}`)
  await tx.execute(
    sql`update payroll_export_premiums set worker_id = ${NO_PAYCHEX_ID} where user_id = ${userId}`,
  )
}

/** The texts that lists were searched for before an export: a name may be among them. */
export async function findSearchTexts(tx: Transaction) {
  const { rows } = await tx.execute<{ id: number; text: string }>(
    sql`select id, filter ->> 'text' as text from payroll_exports where filter ? 'text'`,
  )
  return rows
}

export const saveSearchText = (tx: Transaction, id: number, text: string) =>
  tx
    .update(payrollExports)
    .set({ filter: sql`jsonb_set(filter, '{text}', to_jsonb(${text}::text))` })
    .where(eq(payrollExports.id, id))
