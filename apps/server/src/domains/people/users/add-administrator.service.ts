import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { changed } from '../../../platform/changed.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { insertUser } from './users.queries.ts'

type NewAdministrator = { firstName: string; lastName: string; username: string; passwordHash: string }

/** Adds a person of the highest level, who belongs to no festival and reaches them all, with the audit row. */
export async function addAdministrator(tx: Transaction, person: NewAdministrator, now: Date) {
  const made = await insertUser(tx, { ...person, passwordIsDefault: false, accessLvl: HIGHEST_LEVEL })
  const after = { username: made.username, accessLvl: HIGHEST_LEVEL }
  const created = { festivalId: null, entity: 'user', entityId: made.id, action: 'create', after } as const
  await changed(tx, { id: null, now }, created)
  return made
}
