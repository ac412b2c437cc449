import { DEFAULT_PLAN_SETTINGS, type PlanSettings } from '@nightshift/shared/plan-settings/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'
import { planSettings, positionPlans, positions } from '../../platform/database/schema.ts'

/** A festival's settings, or the defaults until somebody saves them. */
export async function findPlanSettings(db: Queryable, festivalId: number): Promise<PlanSettings> {
  const [stored] = await db.select().from(planSettings).where(eq(planSettings.festivalId, festivalId))
  if (!stored) return { festivalId, ...DEFAULT_PLAN_SETTINGS }
  return { ...stored, curfew: stored.curfew?.slice(0, 5) ?? null }
}

/** What the positions of a festival need a night, those that say something. */
export const findPositionPlans = (db: Queryable, festivalId: number) =>
  db
    .select({
      positionId: positionPlans.positionId,
      needed: positionPlans.needed,
      callMinutes: positionPlans.callMinutes,
      updatedAt: positionPlans.updatedAt,
    })
    .from(positionPlans)
    .innerJoin(positions, eq(positions.id, positionPlans.positionId))
    .where(eq(positions.festivalId, festivalId))
