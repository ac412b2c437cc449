import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { payrollExports } from '../../platform/database/schema.ts'

export async function insertExport(tx: Transaction, values: typeof payrollExports.$inferInsert) {
  const [made] = await tx.insert(payrollExports).values(values).returning()
  return made!
}

type Export = Pick<typeof payrollExports.$inferSelect, 'id' | 'festivalId'>

/** Adds those of the entries that payroll can be given: of the festival, ended, reviewed and not deleted. */
export async function insertExportEntries(tx: Transaction, { id, festivalId }: Export, entryIds: number[]) {
  const { rowCount } = await tx.execute(sql`
    insert into payroll_export_entries (time_entry_id, export_id)
    select id, ${id} from time_entries
    where id = any(${sql.param(entryIds)}::integer[]) and festival_id = ${festivalId}
      and deleted_at is null and end_time is not null and needs_review is null`)
  return rowCount ?? 0
}
