import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { Badge } from '@nightshift/shared/people/badges/contract'
import { mayReplaceBadge } from '@nightshift/shared/people/badges/rules'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { lockUser } from '../users/users.queries.ts'
import { refuseErased } from '../users/users.service.ts'
import { findBadgesOf, findCurrentBadges, insertBadge, retireBadge } from './badges.queries.ts'

type Stored = Awaited<ReturnType<typeof findCurrentBadges>>[number]

const badgeFrom = ({ id, ...badge }: Stored): z.input<typeof Badge> => ({ ...badge, code: badgeCodeOf(id) })

const scopeFor = (caller: Caller, userId: string) => (userId === caller.id ? EVERY_FESTIVAL : caller)

export async function listCurrentBadges(db: Db, caller: Caller, festivalId: number | undefined) {
  return (await findCurrentBadges(db, caller, festivalId)).map(badgeFrom)
}

/** A person's badges, newest first. Everybody has at least one. */
export async function listBadgesOf(db: Queryable, caller: Caller, userId: string) {
  const found = await findBadgesOf(db, scopeFor(caller, userId), userId)
  if (!found.length) throw new AppError('notFound')
  return found.map(badgeFrom)
}

/**
 * Issues the next badge of an active person; the one before is refused from now on. The audit row has the serials only:
 * a badge code is the key to clock in.
 */
export function replaceBadge(db: Db, caller: Caller, userId: string) {
  return db.transaction(async (tx) => {
    // The row lock makes concurrent replacements wait for each other.
    const person = await lockUser(tx, scopeFor(caller, userId), userId)
    if (person) await refuseErased(tx, userId)
    if (!person?.isActive) throw new AppError('notFound')
    if (!mayReplaceBadge(caller, person)) throw new AppError('outranked')
    const { festivalId } = person
    const { id: issuedBy, now } = caller

    const before = { serial: await retireBadge(tx, userId, now) }
    const after = { serial: before.serial + 1 }
    await insertBadge(tx, { userId, ...after, issuedAt: now, issuedBy })
    await changed(tx, caller, {
      festivalId,
      action: 'replace',
      entity: 'badge',
      entityId: userId,
      before,
      after,
    })
    const [badge] = await listBadgesOf(tx, caller, userId)
    return badge!
  })
}
