import type { Entry } from '@nightshift/demo/entries'
import { CHRISTMAS, DREADMOOR } from '@nightshift/demo/festivals'
import { PLAN_SETTINGS, plannedPlaces, positionPlans, publishedPlaces } from '@nightshift/demo/night-plan'
import type { Person } from '@nightshift/demo/people'
import type { PositionName } from '@nightshift/demo/positions'
import { findCurrentSeason } from '../domains/seasons/seasons.queries.ts'
import type { Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'

/** Before the entries, so that each finds the place that it fills. */
export async function storeNightPlan(
  tx: Transaction,
  {
    staff,
    entries,
    positionIds,
  }: { staff: Person[]; entries: Entry[]; positionIds: Map<PositionName, number> },
) {
  const seasonIdOf = async (festivalId: number) => (await findCurrentSeason(tx, festivalId))!.id
  const published = publishedPlaces(entries, staff)
  await tx.insert(tables.planSettings).values(PLAN_SETTINGS)
  await tx.insert(tables.positionPlans).values(
    positionPlans(published).map(({ position, ...plan }) => ({
      ...plan,
      positionId: positionIds.get(position)!,
      updatedAt: DREADMOOR.createdAt,
    })),
  )
  const seasonId = await seasonIdOf(DREADMOOR.id)
  await tx.insert(tables.plannedPlaces).values(
    published.map(({ position, publishedPosition, ...place }) => ({
      ...place,
      seasonId,
      positionId: positionIds.get(position)!,
      publishedPositionId: positionIds.get(publishedPosition)!,
    })),
  )
  const inPreparation = await seasonIdOf(CHRISTMAS.id)
  await tx.insert(tables.plannedPlaces).values(
    plannedPlaces(staff).map(({ position, ...place }) => ({
      ...place,
      seasonId: inPreparation,
      positionId: positionIds.get(position)!,
      createdAt: DREADMOOR.createdAt,
      updatedAt: DREADMOOR.createdAt,
    })),
  )
}
