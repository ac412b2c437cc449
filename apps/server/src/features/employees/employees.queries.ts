import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { and, eq, sql } from 'drizzle-orm'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { userPhotos, userPositions, users } from '../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { StoredImage } from '../../platform/images.ts'

export type StoredUser = typeof users.$inferSelect
export type StoredUserPosition = typeof userPositions.$inferSelect

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

/** Held until the transaction ends; shifts and audit rows that only name the person need not wait. */
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

/** The active people of the highest level. Locked in one order, so that two of them cannot remove each other. */
export const lockAdministrators = (tx: Transaction) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.accessLvl, HIGHEST_LEVEL), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('no key update')

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert) {
  try {
    const [made] = await tx.insert(users).values(user).returning()
    return made as StoredUser
  } catch (error) {
    throw isUsernameTaken(error) ? new AppError('usernameTakenOnSignup') : error
  }
}

export async function updateUser(tx: Transaction, id: string, changes: Partial<StoredUser>) {
  try {
    const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
    return changed as StoredUser
  } catch (error) {
    throw isUsernameTaken(error) ? new AppError('usernameTaken') : error
  }
}

const isUsernameTaken = (error: unknown) => constraintOf(error) === 'users_username'

export const savePhoto = (tx: Transaction, userId: string, { jpeg }: StoredImage) =>
  tx
    .insert(userPhotos)
    .values({ userId, jpeg })
    .onConflictDoUpdate({ target: userPhotos.userId, set: { jpeg } })

export async function findPhoto(db: Queryable, scope: FestivalScope, userId: string) {
  const [photo] = await db
    .select({ jpeg: userPhotos.jpeg, version: users.photoVersion })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userPhotos.userId))
    .where(and(eq(users.id, userId), withinFestival(users.festivalId, scope)))
  return photo
}

/** The festival a position belongs to: nobody holds a position of another one. */
export async function findUserPosition(tx: Transaction, userId: string, positionId: number) {
  const [held] = await tx
    .select()
    .from(userPositions)
    .where(and(eq(userPositions.userId, userId), eq(userPositions.positionId, positionId)))
  return held
}

/** Gives a position; for one already held, the new pay rate. */
export async function upsertUserPosition(
  tx: Transaction,
  held: Omit<typeof userPositions.$inferInsert, 'id'>,
) {
  const target = [userPositions.userId, userPositions.positionId]
  const set = { payrate: sql`excluded.payrate` }
  const [saved] = await tx.insert(userPositions).values(held).onConflictDoUpdate({ target, set }).returning()
  return saved as StoredUserPosition
}

export const deleteUserPosition = (tx: Transaction, id: number) =>
  tx.delete(userPositions).where(eq(userPositions.id, id))

export const deleteUserPositionsOf = (tx: Transaction, userId: string): Promise<StoredUserPosition[]> =>
  tx.delete(userPositions).where(eq(userPositions.userId, userId)).returning()
