import { isDeepStrictEqual } from 'node:util'
import type { AuditKind } from '@nightshift/shared/audit'
import type { Queryable } from './database/pool.ts'
import { auditLog } from './database/schema.ts'
import type { Caller } from './session/caller.ts'

/** Whose change it is. A null id: a badge at the kiosk, an applicant, or a command on the server. */
type Author = Pick<Caller, 'now'> & { id: string | null }

type Change = {
  festivalId: number | null
  action: string
  entity: AuditKind
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Writes down who changed what. Called inside the transaction of the change: both happen or neither. */
export async function record(tx: Queryable, { id: actorId, now }: Author, changes: Change[]) {
  if (!changes.length) return
  await tx
    .insert(auditLog)
    .values(changes.map((change) => ({ at: now, actorId, ...change, entityId: String(change.entityId) })))
}

/** Writes down an edit, with the fields that differ. An edit that changed none of them leaves no row. */
export async function recordEdit<Row extends object>(
  tx: Queryable,
  author: Author,
  change: Omit<Change, 'action' | 'before' | 'after'>,
  { before, after, fields }: { before: Row; after: Row; fields: readonly (keyof Row)[] },
) {
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (!changed.length) return
  await record(tx, author, [
    { ...change, action: 'edit', before: pick(before, changed), after: pick(after, changed) },
  ])
}

/** By an allow-list, so that no password hash and no picture gets into the audit log. */
export const pick = <Row extends object>(row: Row, fields: readonly (keyof Row)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))
