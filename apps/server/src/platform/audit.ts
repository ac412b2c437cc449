import type { AuditKind } from '@nightshift/shared/audit'
import type { Queryable } from './database/pool.ts'
import { auditLog } from './database/schema.ts'
import type { Caller } from './session/caller.ts'

/** Whose change it is. A null id: a badge or an enrolment at the kiosk, an applicant, or a command on the server. */
type Author = Pick<Caller, 'now'> & { id: string | null }

type Change = {
  festivalId: number | null
  action: string
  entity: AuditKind
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** A statement of PostgreSQL takes 65,535 parameters at most. */
const ROWS_PER_INSERT = 1_000

/** Writes audit rows. Called in the transaction of the change, so that both are committed or neither. */
export async function record(tx: Queryable, { id: actorId, now }: Author, changes: Change[]) {
  const rows = changes.map((change) => ({ at: now, actorId, ...change, entityId: String(change.entityId) }))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(auditLog).values(rows.slice(start, start + ROWS_PER_INSERT))
}
