import type { Queryable } from './database/pool.ts'
import { auditLog } from './database/schema.ts'

type Change = {
  /** Null: a badge at the kiosk, or a command on the server. */
  actorId: string | null
  festivalId: number | null
  action: string
  entity: 'user' | 'userPosition' | 'position' | 'timeEntry' | 'application'
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Writes down who changed what. Called inside the transaction of the change: both happen or neither. */
export async function record(tx: Queryable, now: Date, changes: Change[]) {
  if (!changes.length) return
  await tx
    .insert(auditLog)
    .values(changes.map((change) => ({ at: now, ...change, entityId: String(change.entityId) })))
}
