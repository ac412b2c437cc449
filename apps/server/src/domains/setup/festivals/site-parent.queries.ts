import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { festivals } from '../../../platform/database/schema.ts'

/** The first festival of a brand with content of its own for Halloween. */
export async function findMainFestival(db: Queryable, brand: string) {
  const [main] = await db
    .select({ id: festivals.id })
    .from(festivals)
    .where(
      and(eq(festivals.brand, brand), eq(festivals.variant, 'halloween'), isNull(festivals.siteParentId)),
    )
    .orderBy(asc(festivals.id))
    .limit(1)
  return main?.id ?? null
}
