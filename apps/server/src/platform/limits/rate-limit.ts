import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../database/pool.ts'
import { rateLimits } from '../database/schema.ts'

type Limit = { most: number; windowMs: number }

/** Rate limit: counts a hit and answers whether it is within the limit. All processes share the count. */
export async function countHit(db: Queryable, key: string, { most, windowMs }: Limit, now: Date) {
  const resetsAt = new Date(now.getTime() + windowMs)
  const past = lte(rateLimits.resetsAt, now)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${past} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${past} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits })
  return (row?.hits ?? 0) <= most
}

/** When the next one will be within the limit again; nothing while it is. */
export async function exhaustedUntil(db: Queryable, key: string, { most }: Limit, now: Date) {
  const { hits, resetsAt } = rateLimits
  const reached = and(eq(rateLimits.key, key), gte(hits, most), gt(resetsAt, now))
  const [row] = await db.select({ resetsAt }).from(rateLimits).where(reached)
  return row?.resetsAt
}
