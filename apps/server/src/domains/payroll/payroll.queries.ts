import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { payrollExportFiles, payrollExportPremiums, payrollExports } from '../../platform/database/schema.ts'

export async function insertExport(tx: Transaction, values: typeof payrollExports.$inferInsert) {
  const [made] = await tx.insert(payrollExports).values(values).returning()
  return made!
}

/** Keeps the file, and its hash with the export. */
export async function insertExportFile(tx: Transaction, exportId: number, content: Buffer, fileHash: string) {
  await tx.execute(sql`
    with kept as (insert into ${payrollExportFiles} (export_id, content) values (${exportId}, ${content}))
    update ${payrollExports} set file_hash = ${fileHash} where id = ${exportId}`)
}

type Premium = Omit<typeof payrollExportPremiums.$inferInsert, 'exportId'>

export const insertPremiums = (tx: Transaction, exportId: number, premiums: Premium[]) =>
  tx.insert(payrollExportPremiums).values(premiums.map((premium) => ({ exportId, ...premium })))
