import { foldUsername } from '@nightshift/shared/access/auth/username'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { festivals, users } from '../../../platform/database/schema.ts'

export async function findByUsername(db: Queryable, username: string) {
  const { id, isActive, passwordHash } = users
  const [user] = await db
    .select({ id, username: users.username, isActive, passwordHash })
    .from(users)
    .where(sql`fold_username(${users.username}) = ${foldUsername(username)}`)
  return user
}

/** Has somebody with a default password set one of their own first, where their festival asks for that. */
export async function requireOwnPassword(db: Queryable, userId: string) {
  const asking = db.select({ id: festivals.id }).from(festivals).where(eq(festivals.ownPasswords, true))
  await db
    .update(users)
    .set({ mustChangePassword: true })
    .where(
      and(
        eq(users.id, userId),
        eq(users.passwordIsDefault, true),
        eq(users.mustChangePassword, false),
        inArray(users.festivalId, asking),
      ),
    )
}
