import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { nightIncidents, users } from '../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'

export type StoredIncident = typeof nightIncidents.$inferSelect

const notDeleted = isNull(nightIncidents.deletedAt)

const select = (db: Queryable) =>
  db
    .select({
      id: nightIncidents.id,
      at: nightIncidents.at,
      note: nightIncidents.note,
      by: { firstName: users.firstName, lastName: users.lastName },
      updatedAt: nightIncidents.updatedAt,
    })
    .from(nightIncidents)
    .innerJoin(users, eq(users.id, nightIncidents.createdBy))

/** The incidents of a night, in the order in which they happened. */
export const findIncidents = (db: Queryable, festivalId: number, night: string) =>
  select(db)
    .where(and(eq(nightIncidents.festivalId, festivalId), eq(nightIncidents.night, night), notDeleted))
    .orderBy(asc(nightIncidents.at), asc(nightIncidents.id))

/** Those of these that were not deleted since. */
export async function findIncidentsById(db: Queryable, ids: number[]) {
  if (!ids.length) return []
  return select(db)
    .where(and(inArray(nightIncidents.id, ids), notDeleted))
    .orderBy(asc(nightIncidents.at), asc(nightIncidents.id))
}

export async function lockIncident(tx: Transaction, scope: FestivalScope, id: number) {
  const [incident] = await tx
    .select()
    .from(nightIncidents)
    .where(and(eq(nightIncidents.id, id), notDeleted, withinFestival(nightIncidents.festivalId, scope)))
    .for('update')
  return incident
}

export async function insertIncident(tx: Transaction, incident: typeof nightIncidents.$inferInsert) {
  const [made] = await tx.insert(nightIncidents).values(incident).returning()
  return made!
}

export async function changeIncident(tx: Transaction, id: number, changes: Partial<StoredIncident>) {
  const [changed] = await tx.update(nightIncidents).set(changes).where(eq(nightIncidents.id, id)).returning()
  return changed!
}
