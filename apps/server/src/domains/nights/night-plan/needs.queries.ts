import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { nightNeeds, positionPlans } from '../../../platform/database/schema.ts'

type NightNeed = { festivalId: number; seasonId: number; night: string; positionId: number }

/** How many people a position needs where the night says nothing else. */
export async function findDefaultNeed(tx: Transaction, positionId: number) {
  const [found] = await tx
    .select({ needed: positionPlans.needed })
    .from(positionPlans)
    .where(eq(positionPlans.positionId, positionId))
  return found?.needed ?? 0
}

/** What the night itself says; undefined: as the others. */
export async function findNightNeed(tx: Transaction, of: NightNeed) {
  const [found] = await tx.select({ needed: nightNeeds.needed }).from(nightNeeds).where(isOf(of))
  return found?.needed
}

const isOf = ({ seasonId, night, positionId }: NightNeed) =>
  and(eq(nightNeeds.seasonId, seasonId), eq(nightNeeds.night, night), eq(nightNeeds.positionId, positionId))

export const saveDefaultNeed = (tx: Transaction, positionId: number, needed: number) =>
  tx
    .insert(positionPlans)
    .values({ positionId, needed })
    .onConflictDoUpdate({ target: positionPlans.positionId, set: { needed } })

export const saveNightNeed = (tx: Transaction, of: NightNeed, needed: number) =>
  tx
    .insert(nightNeeds)
    .values({ ...of, needed })
    .onConflictDoUpdate({
      target: [nightNeeds.seasonId, nightNeeds.night, nightNeeds.positionId],
      set: { needed },
    })

export const deleteNightNeed = (tx: Transaction, of: NightNeed) => tx.delete(nightNeeds).where(isOf(of))
