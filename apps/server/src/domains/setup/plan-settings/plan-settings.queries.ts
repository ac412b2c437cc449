import { DEFAULT_PLAN_SETTINGS, type PlanSettings } from '@nightshift/shared/setup/plan-settings/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { events, planSettings, positionPlans, positions } from '../../../platform/database/schema.ts'

type Settings = z.input<typeof PlanSettings>

/** A festival's settings, or the defaults until somebody saves them. */
export async function findPlanSettings(db: Queryable, festivalId: number): Promise<Settings> {
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

/** The positions of a festival with their own call times, by event and name. */
export const findCallTimes = (db: Queryable, festivalId: number) =>
  db
    .select({
      positionId: positions.id,
      name: positions.name,
      eventName: events.name,
      callMinutes: positionPlans.callMinutes,
    })
    .from(positions)
    .innerJoin(events, eq(events.id, positions.eventId))
    .leftJoin(positionPlans, eq(positionPlans.positionId, positions.id))
    .where(eq(positions.festivalId, festivalId))
    .orderBy(events.name, positions.name, positions.id)

export const savePlanSettings = (tx: Transaction, { updatedAt: _, ...settings }: Settings) =>
  tx
    .insert(planSettings)
    .values(settings)
    .onConflictDoUpdate({ target: planSettings.festivalId, set: settings })

type CallTime = { positionId: number; callMinutes: number | null }

/** A position that the plan does not know yet needs nobody. */
export const saveCallTimes = (tx: Transaction, callTimes: CallTime[]) =>
  tx
    .insert(positionPlans)
    .values(callTimes.map((callTime) => ({ ...callTime, needed: 0 })))
    .onConflictDoUpdate({
      target: positionPlans.positionId,
      set: { callMinutes: sql`excluded.call_minutes` },
    })

/** How many of these positions belong to the festival. */
export const countPositions = (db: Queryable, festivalId: number, ids: number[]) =>
  db.$count(positions, and(eq(positions.festivalId, festivalId), inArray(positions.id, ids)))
