import type { AuditRow } from '@nightshift/shared/audit/audit'

const DELETIONS = ['delete', 'deleteOwn']
const RESTORATIONS = ['undelete', 'undeleteOwn']

/** The ids of the rows whose time entry is still deleted, as far as these rows show; they are newest first. */
export function restorableRows(rows: Pick<AuditRow, 'id' | 'entity' | 'entityId' | 'action'>[]) {
  const known = new Set<string>()
  const restorable = new Set<number>()
  for (const { id, entity, entityId, action } of rows) {
    const deleted = DELETIONS.includes(action)
    if (entity !== 'timeEntry' || known.has(entityId) || !(deleted || RESTORATIONS.includes(action))) continue
    known.add(entityId)
    if (deleted) restorable.add(id)
  }
  return restorable
}
