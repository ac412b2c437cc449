import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { plannedPlaces } from '../../platform/database/schema.ts'

// What other domains change in the plan.

/** The people of a night have not seen that it is called off, or reopened. Their answers stay for when it is. */
export const markNightUnseen = (tx: Transaction, festivalId: number, night: string) =>
  tx
    .update(plannedPlaces)
    .set({ sequence: sql`${plannedPlaces.sequence} + 1`, seenAt: null })
    .where(
      and(
        eq(plannedPlaces.festivalId, festivalId),
        eq(plannedPlaces.night, night),
        isNotNull(plannedPlaces.publishedAt),
        eq(plannedPlaces.isCancelled, false),
      ),
    )

/** Removes why people could not come to nights before the date. That they could not stays. */
export const eraseReasons = (tx: Transaction, festivalId: number, before: string) =>
  tx
    .update(plannedPlaces)
    .set({ answerReason: null })
    .where(
      and(
        eq(plannedPlaces.festivalId, festivalId),
        lt(plannedPlaces.night, before),
        isNotNull(plannedPlaces.answerReason),
      ),
    )
