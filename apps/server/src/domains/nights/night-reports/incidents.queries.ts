import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { auditLog, nightIncidents, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredIncident = typeof nightIncidents.$inferSelect

const notDeleted = isNull(nightIncidents.deletedAt)

const editors = alias(users, 'editors')
/** Whoever edited the text last, by the audit log. */
const lastToWrite = sql`(
  select actor_id from audit_log
  where entity = 'nightIncident' and entity_id = ${nightIncidents.id}::text and action = 'edit' and after ? 'note'
  order by audit_log.id desc limit 1)`

const select = (db: Queryable) =>
  db
    .select({
      id: nightIncidents.id,
      at: nightIncidents.at,
      note: nightIncidents.note,
      createdBy: nightIncidents.createdBy,
      by: { firstName: users.firstName, lastName: users.lastName },
      editorId: editors.id,
      editedBy: { firstName: editors.firstName, lastName: editors.lastName },
      updatedAt: nightIncidents.updatedAt,
    })
    .from(nightIncidents)
    .innerJoin(users, eq(users.id, nightIncidents.createdBy))
    .leftJoin(editors, and(eq(editors.id, lastToWrite), ne(editors.id, nightIncidents.createdBy)))

/** The incidents of a night, in the order in which they happened. */
export const findIncidents = (db: Queryable, festivalId: number, night: string) =>
  select(db)
    .where(and(eq(nightIncidents.festivalId, festivalId), eq(nightIncidents.night, night), notDeleted))
    .orderBy(asc(nightIncidents.at), asc(nightIncidents.id))

export async function findIncident(db: Queryable, id: number) {
  const [found] = await select(db).where(eq(nightIncidents.id, id))
  return found!
}

type Values = { at?: string; note?: string } | null

/**
 * What was done to the incidents of a night after it was ended, the oldest first. By the order of the audit log, not by
 * its instants: writes of incidents and the ending wait for each other.
 */
export const findChanges = (
  db: Queryable,
  report: { id: number; festivalId: number; night: string },
): Promise<ChangeRow[]> =>
  db
    .select({
      incidentId: nightIncidents.id,
      changedAt: auditLog.at,
      changedBy: { firstName: users.firstName, lastName: users.lastName },
      before: sql<Values>`${auditLog.before}`,
      after: sql<Values>`${auditLog.after}`,
    })
    .from(nightIncidents)
    .innerJoin(
      auditLog,
      and(eq(auditLog.entity, 'nightIncident'), eq(auditLog.entityId, sql`${nightIncidents.id}::text`)),
    )
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(nightIncidents.festivalId, report.festivalId),
        eq(nightIncidents.night, report.night),
        sql`${auditLog.id} > (
          select max(id) from audit_log where entity = 'nightReport' and entity_id = ${String(report.id)})`,
      ),
    )
    .orderBy(asc(auditLog.id))

export type ChangeRow = {
  incidentId: number
  changedAt: Date
  changedBy: { firstName: string; lastName: string }
  before: Values
  after: Values
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
