import { ERASED_VALUE } from '@nightshift/shared/audit/audit'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
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

/**
 * The rows of held positions, kiosk punches and requests name the person inside: the records themselves may be deleted.
 */
const aboutPerson = (userId: string, applicationIds: number[]) => sql`(
  (entity in ('user', 'badge') and entity_id = ${userId})
  or (entity in ('userPosition', 'kioskPunch', 'entryRequest', 'application') and coalesce(after, before) ->> 'userId' = ${userId})
  or (entity = 'kioskPunch' and entity_id in (select key::text from kiosk_punches where ${arePunchesOf(userId)}))
  or ${aboutApplications(applicationIds)})`

/** What was written about a shift: its note, and why somebody else clocked the person in. */
const SHIFT_TEXTS = ['note', 'reason']

/** The rows of the person's shifts keep the figures; those with a text lose it. */
const withShiftTexts = (userId: string) => sql`(
  entity = 'timeEntry' and entity_id in (select id::text from time_entries where user_id = ${userId})
  and exists (
    select from jsonb_each(coalesce(before, '{}')) fields where ${isShiftText}
    union all select from jsonb_each(coalesce(after, '{}')) fields where ${isShiftText}))`

const isShiftText = sql`(key = any(${textArray(SHIFT_TEXTS)}) and value not in ('null', '""'))`

export async function countAuditRows(db: Queryable, userId: string, applicationIds: number[]) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_log where ${aboutPerson(userId, applicationIds)} or ${withShiftTexts(userId)}`,
  )
  return rows[0]!.count
}

/** Erases the values in the audit rows about a person and their applications. The rows and their fields stay. */
export async function scrubAuditOfPerson(tx: Transaction, userId: string, applicationIds: number[]) {
  await scrub(tx, aboutPerson(userId, applicationIds), isPersonal)
  await scrub(tx, withShiftTexts(userId), isShiftText)
}

export const scrubAuditOfApplications = (tx: Transaction, ids: number[]) =>
  scrub(tx, aboutApplications(ids), isPersonal)

const isPersonal = sql`not (key = any(${textArray(KEPT_FIELDS)}) or value = 'null')`

const scrub = (tx: Transaction, rows: SQL, isErased: SQL) =>
  tx.execute(sql`
    update audit_log set before = ${scrubbed('before', isErased)}, after = ${scrubbed('after', isErased)} where ${rows}`)

const scrubbed = (column: 'before' | 'after', isErased: SQL) => sql`(
  select jsonb_object_agg(key, case when ${isErased} then to_jsonb(${ERASED_VALUE}::text) else value end)
  from jsonb_each(${sql.raw(column)}))`
