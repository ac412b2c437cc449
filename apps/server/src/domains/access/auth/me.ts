import { tonightFirst } from '@nightshift/shared/nights/night-plan/tonight-first'
import type { Me, User } from '@nightshift/shared/people/employees/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/pool.ts'
import { users } from '../../../platform/database/schema.ts'
import { findOneJson } from '../../../platform/filter/find.ts'
import type { Actor } from '../../../platform/session/actor.ts'
import { findTonightsPositions } from '../../people/users/tonights-positions.queries.ts'
import { userEntity } from '../../people/users/user.entity.ts'
import { festivalEntity } from '../../setup/festivals/festivals.entity.ts'

/** The person who is signed in, with their festival and positions, tonight's first, as their own level shows them. */
export async function findMe(db: Db, actor: Actor, now: Date): Promise<Me> {
  const viewer = { accessLvl: actor.accessLvl, festivalId: null }
  const include = [
    { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
    { relation: 'userPositions' },
  ]
  const { passwordIsDefault, mustChangePassword } = users
  const [user, festival, [flags], tonight] = await Promise.all([
    findOneJson(db, userEntity, actor.id, viewer, include),
    actor.festivalId === null ? 'null' : findOneJson(db, festivalEntity, actor.festivalId, viewer),
    db.select({ passwordIsDefault, mustChangePassword }).from(users).where(eq(users.id, actor.id)),
    findTonightsPositions(db, actor.id, now),
  ])
  const person = JSON.parse(user!) as User & Pick<Me, 'positions' | 'userPositions'>
  return {
    ...person,
    userPositions: tonightFirst(person.userPositions, tonight),
    festival: JSON.parse(festival!),
    ...flags!,
  }
}
