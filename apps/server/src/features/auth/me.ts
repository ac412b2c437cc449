import type { Me, User } from '@nightshift/shared/employees/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/pool.ts'
import { users } from '../../platform/database/schema.ts'
import { findOneJson } from '../../platform/filter/find.ts'
import type { Actor } from '../../platform/session/actor.ts'
import { festivalEntity } from '../festivals/festivals.entity.ts'
import { userEntity } from '../users/user.entity.ts'

/** The person who is signed in, with their festival and positions, as their own level shows them. */
export async function findMe(db: Db, actor: Actor): Promise<Me> {
  const viewer = { accessLvl: actor.accessLvl, festivalId: null }
  const include = [
    { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
    { relation: 'userPositions' },
  ]
  const { passwordIsDefault, mustChangePassword } = users
  const [user, festival, [flags]] = await Promise.all([
    findOneJson(db, userEntity, actor.id, viewer, include),
    actor.festivalId === null ? 'null' : findOneJson(db, festivalEntity, actor.festivalId, viewer),
    db.select({ passwordIsDefault, mustChangePassword }).from(users).where(eq(users.id, actor.id)),
  ])
  return {
    ...(JSON.parse(user!) as User & Pick<Me, 'positions' | 'userPositions'>),
    festival: JSON.parse(festival!),
    ...flags!,
  }
}
