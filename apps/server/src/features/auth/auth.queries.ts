import { foldUsername } from '@nightshift/shared/auth/username'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'
import { users } from '../../platform/database/schema.ts'

export async function findByUsername(db: Queryable, username: string) {
  const { id, isActive, passwordHash } = users
  const [user] = await db
    .select({ id, username: users.username, isActive, passwordHash })
    .from(users)
    .where(sql`fold_username(${users.username}) = ${foldUsername(username)}`)
  return user
}
