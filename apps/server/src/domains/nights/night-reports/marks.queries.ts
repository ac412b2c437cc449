import type { Mark } from '@nightshift/shared/nights/attendance/attendance'
import type { MarkAbsent } from '@nightshift/shared/nights/night-reports/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { plannedPlaces, timeEntries } from '../../../platform/database/schema.ts'

export const lockPlaces = (tx: Transaction, { festivalId, night, placeIds }: Omit<MarkAbsent, 'mark'>) => {
  const { id, seasonId, userId, mark, removedAt } = plannedPlaces
  return tx
    .select({ id, seasonId, userId, mark })
    .from(plannedPlaces)
    .where(
      and(
        inArray(id, placeIds),
        eq(plannedPlaces.festivalId, festivalId),
        eq(plannedPlaces.night, night),
        isNull(removedAt),
      ),
    )
    .orderBy(asc(id))
    .for('update')
}

/** The places whose people have come. */
export async function findFilledPlaces(tx: Transaction, ids: number[]) {
  const { placeId, startTime, endTime, deletedAt } = timeEntries
  const rows = await tx
    .select({ placeId })
    .from(timeEntries)
    .where(and(inArray(placeId, ids), isNull(deletedAt), sql`${endTime} is distinct from ${startTime}`))
  return new Set(rows.map((row) => row.placeId))
}

const NOT_MARKED = { mark: null, markedAt: null, markedBy: null }

export async function setMarks(
  tx: Transaction,
  ids: number[],
  mark: { mark: Mark; markedAt: Date; markedBy: string } | null,
) {
  if (!ids.length) return
  await tx
    .update(plannedPlaces)
    .set(mark ?? NOT_MARKED)
    .where(inArray(plannedPlaces.id, ids))
}
