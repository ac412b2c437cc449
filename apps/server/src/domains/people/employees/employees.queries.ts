import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { userPhotos, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'
import type { StoredImage } from '../../../platform/images.ts'

/** The active people of the highest level. */
export const findAdministrators = (db: Queryable) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.accessLvl, HIGHEST_LEVEL), eq(users.isActive, true)))
    .orderBy(users.id)

/** Locks them, so that two of them cannot remove each other. */
export const lockAdministrators = (tx: Transaction) => findAdministrators(tx).for('no key update')

/** Those of these people who are active and of the festival. Locked in the order of their ids, which avoids deadlocks. */
export const lockActivePeople = (tx: Transaction, festivalId: number, ids: string[]) =>
  tx
    .select({ id: users.id, accessLvl: users.accessLvl })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.festivalId, festivalId), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('no key update')

export const lockPeople = (tx: Transaction, ids: string[]) =>
  tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update')

export const setActive = (tx: Transaction, ids: string[], isActive: boolean) =>
  tx.update(users).set({ isActive }).where(inArray(users.id, ids))

export const savePhoto = (tx: Transaction, userId: string, { jpeg }: StoredImage) =>
  tx
    .insert(userPhotos)
    .values({ userId, jpeg })
    .onConflictDoUpdate({ target: userPhotos.userId, set: { jpeg } })

export const deletePhoto = (tx: Transaction, userId: string) =>
  tx.delete(userPhotos).where(eq(userPhotos.userId, userId))

export async function findPhoto(db: Queryable, scope: FestivalScope, userId: string) {
  const [photo] = await db
    .select({ jpeg: userPhotos.jpeg, version: users.photoVersion })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userPhotos.userId))
    .where(and(eq(users.id, userId), withinFestival(users.festivalId, scope)))
  return photo
}
