import type { Transaction } from '../../platform/database/pool.ts'
import { payrollExportFiles, payrollExportPremiums, payrollExports } from '../../platform/database/schema.ts'

export async function insertExport(tx: Transaction, values: typeof payrollExports.$inferInsert) {
  const [made] = await tx.insert(payrollExports).values(values).returning()
  return made!
}

export const insertExportFile = (tx: Transaction, exportId: number, content: Buffer) =>
  tx.insert(payrollExportFiles).values({ exportId, content })

type Premium = Omit<typeof payrollExportPremiums.$inferInsert, 'exportId'>

export const insertPremiums = (tx: Transaction, exportId: number, premiums: Premium[]) =>
  tx.insert(payrollExportPremiums).values(premiums.map((premium) => ({ exportId, ...premium })))
