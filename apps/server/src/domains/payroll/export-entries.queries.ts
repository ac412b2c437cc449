import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { type SQL, sql } from 'drizzle-orm'
import { PEOPLE_LOCK_ORDER } from '../../platform/database/people-lock-order.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { isReviewed } from '../../platform/database/reviewed.ts'

const idsOf = (entryIds: number[]) => sql`${sql.param(entryIds)}::integer[]`

/** Locks rows in their order. Counted, so that no rows are sent. */
const lock = (tx: Transaction, rows: SQL) => tx.execute(sql`select count(*) from (${rows}) locked`)

const holdPeople = (tx: Transaction, entryIds: number[]) =>
  lock(
    tx,
    sql`select from users where id in (select user_id from time_entries where id = any(${idsOf(entryIds)}))
    order by ${PEOPLE_LOCK_ORDER} for share`,
  )

/**
 * Holds people and entries as they are until the transaction ends, so that no change slips between what the file says
 * and what is remembered of it. People first, and both in the order in which edits lock them: no deadlock.
 */
export async function holdEntries(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await lock(tx, sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for share`)
}

/** Holds them against other exports, too: two corrections at once would pay a difference twice. */
export async function holdForCorrection(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await lock(
    tx,
    sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for no key update`,
  )
}

/** Whether payroll gets an entry. One without hours, or that was deleted, is in no file. */
export const IS_PAID = sql`(deleted_at is null and coalesce(hundredths > 0, false))`

type Columns = Record<'firstName' | 'lastName' | 'paychexId', string[]> &
  Record<'id' | 'start' | 'end' | 'payrate' | 'cashTips' | 'creditTips' | 'deduction', number[]>

/**
 * Those of the entries that payroll can be given: of the festival, ended, reviewed, with hours and not deleted. A JSON
 * array per column: PostgreSQL writes and Node reads them faster than rows. `read` makes entries of them.
 */
export async function findExportable(tx: Transaction, festivalId: number, entryIds: number[]) {
  const { rows } = await tx.execute<Columns | Record<keyof Columns, null>>(sql`
    select json_agg(entry.id) as id, json_agg(${msOf(sql`start_time`)}) as start, json_agg(${msOf(sql`end_time`)}) as end,
      json_agg(payrate) as payrate, json_agg(cash_tips) as "cashTips", json_agg(credit_tips) as "creditTips",
      json_agg(deduction) as deduction, json_agg(first_name) as "firstName", json_agg(last_name) as "lastName",
      json_agg(paychex_id) as "paychexId"
    from time_entries entry join users person on person.id = entry.user_id
    where entry.id = any(${idsOf(entryIds)}) and entry.festival_id = ${festivalId} and ${isReviewed('entry')}
      and ${IS_PAID}`)
  const found = rows[0]!
  return found.id === null
    ? { count: 0, read: () => [] }
    : { count: found.id.length, read: () => readEntries(found) }
}

/** Those of the entries whose only fault is that they have ended without hours. */
export async function findWithoutHours(tx: Transaction, festivalId: number, entryIds: number[]) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from time_entries entry
    where id = any(${idsOf(entryIds)}) and festival_id = ${festivalId} and ${isReviewed('entry')}
      and deleted_at is null and hundredths = 0
    order by id`)
  return rows.map(({ id }) => id)
}

/** The entries that ended within a range of time and that somebody has to look at. */
export async function findUnreviewed(tx: Transaction, festivalId: number, { startsAt, endsAt }: Span) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from time_entries entry
    where festival_id = ${festivalId} and deleted_at is null and end_time >= ${startsAt} and end_time < ${endsAt}
      and not ${isReviewed('entry')}
    order by id`)
  return rows.map(({ id }) => id)
}

/** Those of the entries that ended outside of a range of time. */
export async function findEndedOutside(
  tx: Transaction,
  festivalId: number,
  entryIds: number[],
  { startsAt, endsAt }: Span,
) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from time_entries
    where id = any(${idsOf(entryIds)}) and festival_id = ${festivalId} and deleted_at is null
      and (end_time < ${startsAt} or end_time >= ${endsAt})
    order by id`)
  return rows.map(({ id }) => id)
}

function readEntries({ id: ids, start, end, payrate, cashTips, creditTips, deduction, ...person }: Columns) {
  return ids.map((id, index) => ({
    id,
    startTime: new Date(Math.round(start[index]!)).toISOString(),
    endTime: new Date(Math.round(end[index]!)).toISOString(),
    payrate: payrate[index]!,
    cashTips: cashTips[index]!,
    creditTips: creditTips[index]!,
    deduction: deduction[index]!,
    user: {
      firstName: person.firstName[index]!,
      lastName: person.lastName[index]!,
      paychexId: person.paychexId[index]!,
    },
  }))
}

/** Milliseconds since 1970. `date_part` answers a double, which is written faster than the numeric of `extract`. */
const msOf = (instant: SQL) => sql`date_part('epoch', ${instant}) * 1000`

/** Remembers what a file holds of its entries, as they are now. An entry that payroll does not get is one taken back. */
export async function insertExportEntries(tx: Transaction, exportId: number, entryIds: number[]) {
  const { rowCount } = await tx.execute(sql`
    insert into payroll_export_entries (time_entry_id, export_id, paychex_id, start_time, end_time, payrate, cash_tips,
      credit_tips, deduction, is_removed)
    select entry.id, ${exportId}, paychex_id, start_time, end_time, payrate, cash_tips, credit_tips, deduction,
      not ${IS_PAID}
    from time_entries entry join users person on person.id = entry.user_id
    where entry.id = any(${idsOf(entryIds)})`)
  return rowCount ?? 0
}
