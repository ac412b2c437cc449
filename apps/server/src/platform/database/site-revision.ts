import { eq, or, sql } from 'drizzle-orm'
import { announce } from '../live.ts'
import type { Transaction } from './pool.ts'
import { festivals } from './schema.ts'

/** Counts up the revision of a site and of those that share its content, and announces them. */
export async function countUpRevision(tx: Transaction, festivalId: number) {
  const changed = await tx
    .update(festivals)
    .set({ siteRevision: sql`${festivals.siteRevision} + 1` })
    .where(or(eq(festivals.id, festivalId), eq(festivals.siteParentId, festivalId)))
    .returning({ id: festivals.id })
  for (const { id } of changed) announce(tx, { kind: 'site', festivalId: id })
}
