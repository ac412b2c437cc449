import { and, eq, exists, inArray } from 'drizzle-orm'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { applications, festivals, users } from '../../platform/database/schema.ts'
import type { Viewer } from '../../platform/filter/entity.ts'
import { AppError } from '../../platform/http/app-error.ts'

export type StoredApplication = typeof applications.$inferSelect

/**
 * Held until the transaction ends, so that two hires at once make one person. Like the list, it finds none
 * while the festival takes none.
 */
export async function lockApplication(tx: Transaction, id: number, { festivalId }: Viewer) {
  const mine = festivalId === null ? undefined : eq(applications.festivalId, festivalId)
  const taken = and(eq(festivals.id, applications.festivalId), eq(festivals.enableApps, true))
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), mine, exists(tx.select().from(festivals).where(taken))))
    .for('update')
  return application
}

/** Whoever was signed up from this application. */
export async function findSignedUp(tx: Transaction, applicationId: number) {
  const [user] = await tx.select().from(users).where(eq(users.applicationId, applicationId))
  return user
}

/** Signed up from an application that is not hired yet. */
export async function isBeingHired(db: Queryable, { applicationId }: { applicationId: number | null }) {
  if (applicationId === null) return false
  const open = inArray(applications.status, ['new', 'held', 'rejected'])
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), open))
  return found !== undefined
}

export const insertApplication = (db: Queryable, application: typeof applications.$inferInsert) =>
  db.insert(applications).values(application)

export async function updateApplication(tx: Transaction, id: number, changes: Partial<StoredApplication>) {
  try {
    await tx.update(applications).set(changes).where(eq(applications.id, id))
  } catch (error) {
    if (constraintOf(error) === 'applications_user_id_key') throw new AppError('linkedElsewhere')
    throw error
  }
}
