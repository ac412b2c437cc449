import { and, eq } from 'drizzle-orm'
import { constraintOf } from '../../../platform/database/constraints.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { erasedPeople, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type StoredUser = typeof users.$inferSelect

export async function findUser(
  db: Queryable,
  scope: FestivalScope,
  id: string,
): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), withinFestival(users.festivalId, scope)))
  return user
}

/** Row lock until the transaction ends. Inserts that only reference the person, such as audit rows, do not wait. */
export async function lockUser(
  tx: Transaction,
  scope: FestivalScope,
  id: string,
): Promise<StoredUser | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), withinFestival(users.festivalId, scope)))
    .for('no key update')
  return user
}

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert) {
  const [made] = await tx
    .insert(users)
    .values(user)
    .returning()
    .catch((error) => {
      throw constraintOf(error) === 'users_username' ? new AppError('usernameTakenOnSignup') : error
    })
  return made as StoredUser
}

export async function updateUser(tx: Transaction, id: string, changes: Partial<StoredUser>) {
  const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  return changed as StoredUser
}

/** The person who was signed up from this application. */
export async function findSignedUp(tx: Transaction, applicationId: number) {
  const [user] = await tx.select().from(users).where(eq(users.applicationId, applicationId))
  return user
}

/** Takes an application from whoever was signed up from it, for another person who is hired from it. */
export const releaseApplication = (tx: Transaction, applicationId: number) =>
  tx.update(users).set({ applicationId: null }).where(eq(users.applicationId, applicationId))

export const isErased = async (db: Queryable, userId: string) =>
  (await db.$count(erasedPeople, eq(erasedPeople.userId, userId))) > 0
