import { and, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { applications, auditLog, festivals, timeEntries } from '../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** The same as in the constraint same_answers_within_ten_minutes. */
const SAME_ANSWERS_MS = 10 * 60_000

export type StoredApplication = typeof applications.$inferSelect

/**
 * Row lock until the transaction ends, so that two concurrent hires make one person. Like the list, it finds nothing
 * while the festival takes no applications.
 */
export async function lockApplication(tx: Transaction, scope: FestivalScope, id: number) {
  const mine = withinFestival(applications.festivalId, scope)
  const taken = and(eq(festivals.id, applications.festivalId), eq(festivals.enableApps, true))
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), mine, exists(tx.select().from(festivals).where(taken))))
    .for('update')
  return application
}

/** Whether the person was signed up from an application that is not hired yet. */
export async function isBeingHired(db: Queryable, { applicationId }: { applicationId: number | null }) {
  if (applicationId === null) return false
  const open = inArray(applications.status, ['new', 'held', 'rejected'])
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), open))
  return found !== undefined
}

type OpenStatus = Exclude<StoredApplication['status'], 'hired'>
const isOpen = (status: string | null | undefined): status is OpenStatus =>
  status === 'new' || status === 'held' || status === 'rejected'

/** The status that the last hire changed, by its audit row. */
export async function findStatusBeforeHire(tx: Transaction, id: number): Promise<OpenStatus> {
  const hire = and(
    eq(auditLog.entity, 'application'),
    eq(auditLog.entityId, String(id)),
    eq(auditLog.action, 'hire'),
  )
  const [row] = await tx
    .select({ status: sql<string | null>`${auditLog.before} ->> 'status'` })
    .from(auditLog)
    .where(hire)
    .orderBy(desc(auditLog.id))
    .limit(1)
  return isOpen(row?.status) ? row.status : 'new'
}

/** Whether the person has ever worked; a deleted entry may have been paid. */
export const hasTimeEntries = async (tx: Transaction, userId: string) =>
  (await tx.$count(timeEntries, eq(timeEntries.userId, userId))) > 0

type NewApplication = typeof applications.$inferInsert & { answersDigest: Buffer; createdAt: Date }

/** Whether the same answers arrived within the last ten minutes. */
export async function wasJustReceived(
  db: Queryable,
  { festivalId, answersDigest, createdAt }: NewApplication,
) {
  const since = new Date(createdAt.getTime() - SAME_ANSWERS_MS)
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.festivalId, festivalId),
        eq(applications.answersDigest, answersDigest),
        gt(applications.createdAt, since),
      ),
    )
  return found !== undefined
}

/** Nothing when the same answers arrived at the same time: the constraint same_answers_within_ten_minutes decides. */
export async function insertApplication(db: Queryable, application: NewApplication) {
  const [made] = await db.insert(applications).values(application).onConflictDoNothing().returning()
  return made
}

export async function updateApplication(tx: Transaction, id: number, changes: Partial<StoredApplication>) {
  try {
    await tx.update(applications).set(changes).where(eq(applications.id, id))
  } catch (error) {
    if (constraintOf(error) === 'applications_one_hire_per_season') throw new AppError('linkedElsewhere')
    throw error
  }
}
