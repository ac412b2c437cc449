import type {
  EventPatch,
  NewEvent,
  NewPosition,
  PositionPatch,
} from '@nightshift/shared/setup/positions/contract'
import type { z } from 'zod'
import { changed, pick } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import {
  insertEvent,
  insertPosition,
  lockEvent,
  lockPosition,
  renameEvent,
  updatePosition,
} from './positions.queries.ts'

/** Adds an event, a department of a festival. */
export function addEvent(db: Db, caller: Caller, event: z.infer<typeof NewEvent>) {
  return db.transaction(async (tx) => {
    if (!(await festivalExists(tx, event.festivalId))) throw new AppError('notFound')
    const made = await insertEvent(tx, event)
    const { id: entityId, festivalId } = made
    const after = pick(made, EVENT_FIELDS)
    await changed(tx, caller, { festivalId, action: 'create', entity: 'event', entityId, after })
    return made
  })
}

/** Gives an event another name. */
export function editEvent(
  db: Db,
  caller: Caller,
  id: number,
  { name, updatedAt }: z.infer<typeof EventPatch>,
) {
  return db.transaction(async (tx) => {
    const before = found(await lockEvent(tx, caller, id))
    await renameEvent(tx, id, name)
    const edit = { before, after: { ...before, name }, fields: EVENT_FIELDS, readAt: updatedAt }
    const { festivalId } = before
    await changed(tx, caller, { festivalId, entity: 'event', entityId: id, ...edit })
    return before
  })
}

/** A new position, in the festival of its event. */
export function addPosition(db: Db, caller: Caller, position: z.infer<typeof NewPosition>) {
  return db.transaction(async (tx) => {
    const event = found(await lockEvent(tx, caller, position.eventId))
    const made = await insertPosition(tx, { ...position, festivalId: event.festivalId })
    const { id: entityId, festivalId } = made
    const after = pick(made, POSITION_FIELDS)
    await changed(tx, caller, { festivalId, action: 'create', entity: 'position', entityId, after })
    return made
  })
}

/** Changes a position. Shifts keep what they copied, and people the rates they were given. */
export function editPosition(
  db: Db,
  caller: Caller,
  id: number,
  { updatedAt, ...changes }: z.infer<typeof PositionPatch>,
) {
  return db.transaction(async (tx) => {
    const before = found(await lockPosition(tx, caller, id))
    refuseStale(before, updatedAt)
    const after = Object.keys(changes).length ? await updatePosition(tx, id, changes) : before
    const { festivalId } = after
    const edit = { before, after, fields: POSITION_FIELDS }
    await changed(tx, caller, { festivalId, entity: 'position', entityId: id, ...edit })
    return after
  })
}

const EVENT_FIELDS = ['name'] as const
const POSITION_FIELDS = ['name', 'defaultPayRate', 'eventId', 'isTipped', 'canApply'] as const
