import { ERASED_VALUE } from '@nightshift/shared/audit'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { arePunchesOf } from './erasure.queries.ts'

/** Fields of audit rows that say nothing personal. Everything else is erased, so a new field is erased by default. */
const KEPT_FIELDS = [
  ...['id', 'userId', 'applicationId', 'positionId', 'festivalId', 'seasonId', 'timeEntryId'],
  ...['accessLvl', 'isActive', 'mayReturn', 'seasonsBefore', 'status', 'position', 'payrate', 'serial'],
  ...['direction', 'at', 'reviewReason', 'decision', 'proposal', 'createdAt', 'archivedAt', 'decidedAt'],
]

const textArray = (values: readonly (string | number)[]) => sql`${sql.param(values.map(String))}::text[]`

const aboutApplications = (ids: number[]) =>
  sql`(entity = 'application' and entity_id = any(${textArray(ids)}))`

/** The rows of held positions, kiosk punches and requests name the person inside: the records themselves may be deleted. */
const aboutPerson = (userId: string, applicationIds: number[]) => sql`(
  (entity in ('user', 'badge') and entity_id = ${userId})
  or (entity in ('userPosition', 'kioskPunch', 'entryRequest', 'application') and coalesce(after, before) ->> 'userId' = ${userId})
  or (entity = 'kioskPunch' and entity_id in (select key::text from kiosk_punches where ${arePunchesOf(userId)}))
  or ${aboutApplications(applicationIds)})`

export async function countAuditRows(db: Queryable, userId: string, applicationIds: number[]) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_log where ${aboutPerson(userId, applicationIds)}`,
  )
  return rows[0]!.count
}

/** Erases the values in the audit rows about a person and their applications. The rows and their fields stay. */
export const scrubAuditOfPerson = (tx: Transaction, userId: string, applicationIds: number[]) =>
  scrub(tx, aboutPerson(userId, applicationIds))

export const scrubAuditOfApplications = (tx: Transaction, ids: number[]) => scrub(tx, aboutApplications(ids))

const scrub = (tx: Transaction, rows: SQL) =>
  tx.execute(
    sql`update audit_log set before = ${scrubbed('before')}, after = ${scrubbed('after')} where ${rows}`,
  )

const scrubbed = (column: 'before' | 'after') => sql`(
  select jsonb_object_agg(key, case
    when key = any(${textArray(KEPT_FIELDS)}) or value = 'null' then value
    else to_jsonb(${ERASED_VALUE}::text) end)
  from jsonb_each(${sql.raw(column)}))`
