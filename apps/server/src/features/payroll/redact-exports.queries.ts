import { NO_PAYCHEX_ID } from '@nightshift/shared/employees/contract'
import type { ExportKind } from '@nightshift/shared/payroll/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { payrollExportFiles, payrollExports } from '../../platform/database/schema.ts'

const entriesOf = (userId: string) => sql`select id from time_entries where user_id = ${userId}`

/** The person's entries that payroll was told of, and every Paychex ID that it was told. */
export async function findTold(tx: Transaction, userId: string) {
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

export const saveRedacted = (tx: Transaction, exportId: number, content: Buffer, redactedAt: Date) =>
  tx.update(payrollExportFiles).set({ content, redactedAt }).where(eq(payrollExportFiles.exportId, exportId))

/** An id that is not there is not compared, so that nothing has changed since. */
export async function forgetToldIds(tx: Transaction, userId: string) {
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
