import type { StoredOverride } from '@nightshift/shared/payroll/pay-periods/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { approvedPeriods, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredApproval = typeof approvedPeriods.$inferSelect

/**
 * Waits for all changes to entries of the festival; later ones wait for this transaction. Changes lock people and
 * entries first, so none may be locked after this: the approver's row, which the approval refers to, comes before it.
 */
export async function lockAgainstChanges(tx: Transaction, festivalId: number, approverId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, approverId)).for('key share')
  await tx.execute(sql`select pg_advisory_xact_lock(payroll_lock_class(), ${festivalId})`)
}

type NewApproval = Omit<typeof approvedPeriods.$inferInsert, 'overrides'> & { overrides: StoredOverride[] }

export async function insertApproval(tx: Transaction, approval: NewApproval): Promise<StoredApproval> {
  const [made] = await tx.insert(approvedPeriods).values(approval).returning()
  return made!
}

export async function lockApproval(tx: Transaction, scope: FestivalScope, id: number) {
  const [approval] = await tx
    .select()
    .from(approvedPeriods)
    .where(and(eq(approvedPeriods.id, id), withinFestival(approvedPeriods.festivalId, scope)))
    .for('update')
  return approval
}

type Unlocking = { unlockedAt: Date; unlockedBy: string; unlockReason: string }

export const setUnlocked = (tx: Transaction, id: number, unlocking: Unlocking) =>
  tx.update(approvedPeriods).set(unlocking).where(eq(approvedPeriods.id, id))
