import { and, desc, eq, exists, gt, gte, inArray, notExists, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import {
  applications,
  auditLog,
  festivals,
  seasons,
  timeEntries,
  users,
} from '../../platform/database/schema.ts'
import { newestFirst } from '../../platform/database/season-order.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'

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

export type OpenStatus = Exclude<StoredApplication['status'], 'hired'>
const isOpen = (status: string | null | undefined): status is OpenStatus =>
  status === 'new' || status === 'held' || status === 'rejected'

/**
 * What the last hire changed, by its audit row: the status, and whether the person was active, unless they were signed
 * up from the application.
 */
export async function findBeforeHire(tx: Transaction, id: number) {
  const hire = and(
    eq(auditLog.entity, 'application'),
    eq(auditLog.entityId, String(id)),
    eq(auditLog.action, 'hire'),
  )
  const [row] = await tx
    .select({ before: sql<{ status?: string; isActive?: boolean }>`${auditLog.before}` })
    .from(auditLog)
    .where(hire)
    .orderBy(desc(auditLog.id))
    .limit(1)
  const { status, isActive } = row?.before ?? {}
  return { status: isOpen(status) ? status : ('new' as const), isActive }
}

/** The season of an application. Share lock until the transaction ends, so that it is not closed meanwhile. */
export async function findSeasonOf(tx: Transaction, applicationId: number) {
  const ofApplication = tx
    .select({ id: applications.seasonId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  const [season] = await tx.select().from(seasons).where(inArray(seasons.id, ofApplication)).for('share')
  return season!
}

/** The application of an earlier hire of the person, the newest; not one that somebody else is linked to. */
export async function findEarlierApplication(tx: Transaction, userId: string) {
  const linked = tx.select().from(users).where(eq(users.applicationId, applications.id))
  const [earlier] = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(seasons, eq(seasons.id, applications.seasonId))
    .where(and(eq(applications.userId, userId), notExists(linked)))
    .orderBy(...newestFirst(seasons))
    .limit(1)
  return earlier?.id ?? null
}

/** Whether the person has worked since then; a deleted entry may have been paid. */
export const hasTimeEntriesSince = async (tx: Transaction, userId: string, since: Date) =>
  (await tx.$count(timeEntries, and(eq(timeEntries.userId, userId), gte(timeEntries.startTime, since)))) > 0

type NewApplication = typeof applications.$inferInsert & { answersDigest: Buffer; createdAt: Date }

/** Whether the same answers arrived within the last ten minutes. */
export async function wasJustReceived(
  db: Queryable,
  {
    festivalId,
    answersDigest,
    createdAt,
  }: Pick<NewApplication, 'festivalId' | 'answersDigest' | 'createdAt'>,
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

export const updateApplication = (tx: Transaction, id: number, changes: Partial<StoredApplication>) =>
  tx.update(applications).set(changes).where(eq(applications.id, id))
