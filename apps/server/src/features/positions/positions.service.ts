import type { EventPatch, NewPosition, PositionPatch } from '@nightshift/shared/positions/contract'
import type { z } from 'zod'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import type { positions } from '../../platform/database/schema.ts'
import type { Viewer } from '../../platform/filter/entity.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/guard.ts'
import { refuseStale } from '../../platform/stale.ts'
import { insertPosition, lockEvent, lockPosition, renameEvent, updatePosition } from './positions.queries.ts'

type StoredPosition = typeof positions.$inferSelect
type By = { actor: Actor; viewer: Viewer; now: Date }

/** Gives an event another name. */
export function editEvent(
  db: Db,
  id: number,
  { name, updatedAt }: z.infer<typeof EventPatch>,
  { viewer }: By,
) {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id, viewer)
    if (!event) throw new AppError('notFound')
    refuseStale(event, updatedAt)
    await renameEvent(tx, id, name)
    return event
  })
}

/** A new position, in the festival of its event. */
export function addPosition(db: Db, position: z.infer<typeof NewPosition>, by: By) {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, position.eventId, by.viewer)
    if (!event) throw new AppError('notFound')
    const made = await insertPosition(tx, { ...position, festivalId: event.festivalId })
    await recordRate(tx, by, undefined, made)
    return made
  })
}

/** Changes a position. Shifts keep what they copied, and people the rates they were given. */
export function editPosition(
  db: Db,
  id: number,
  { updatedAt, ...changes }: z.infer<typeof PositionPatch>,
  by: By,
) {
  return db.transaction(async (tx) => {
    const before = await lockPosition(tx, id, by.viewer)
    if (!before) throw new AppError('notFound')
    refuseStale(before, updatedAt)
    const after = Object.keys(changes).length ? await updatePosition(tx, id, changes) : before
    if (after.defaultPayRate !== before.defaultPayRate) await recordRate(tx, by, before, after)
    return after
  })
}

function recordRate(
  tx: Transaction,
  { actor, now }: By,
  before: StoredPosition | undefined,
  after: StoredPosition,
) {
  const rate = (position: StoredPosition) => ({
    name: position.name,
    defaultPayRate: position.defaultPayRate,
  })
  const { id: entityId, festivalId } = after
  const change = { before: before && rate(before), after: rate(after) }
  const action = before ? 'edit' : 'create'
  return record(tx, now, [{ actorId: actor.id, festivalId, action, entity: 'position', entityId, ...change }])
}
