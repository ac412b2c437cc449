import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'

const idsOf = (entryIds: number[]) => sql`${sql.param(entryIds)}::integer[]`

const holdPeople = (tx: Transaction, entryIds: number[]) =>
  tx.execute(sql`
    select from users where id in (select user_id from time_entries where id = any(${idsOf(entryIds)}))
    order by id for share`)

/**
 * Holds people and entries as they are until the transaction ends, so that no change slips between what the file says
 * and what is remembered of it. People first and both in the order of ids, as edits lock them: no deadlock.
 */
export async function holdEntries(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await tx.execute(sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for share`)
}

/** Holds them against other exports, too: two corrections at once would pay a difference twice. */
export async function holdForCorrection(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await tx.execute(
    sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for no key update`,
  )
}

/** Entries that have ended after their start, in hundredths of an hour as payroll rounds them. */
const HAS_HOURS = sql`coalesce(round(extract(epoch from end_time - start_time) / 36), 0) > 0`

/** Whether payroll gets an entry. One without hours, or that was deleted, is in no file. */
export const IS_PAID = sql`(deleted_at is null and ${HAS_HOURS})`

/** What a file says of an entry. */
export type ExportedEntry = {
  id: number
  startTime: string
  endTime: string
  payrate: number
  cashTips: number
  creditTips: number
  deduction: number
  user: { id: string; firstName: string; lastName: string; paychexId: string }
}

/** Those of the entries that payroll can be given: of the festival, ended, reviewed, with hours and not deleted. */
export async function findExportable(tx: Transaction, festivalId: number, entryIds: number[]) {
  const { rows } = await tx.execute<{ entries: ExportedEntry[] | null }>(sql`
    select json_agg(json_build_object(
      'id', entry.id,
      'startTime', to_char(start_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'endTime', to_char(end_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'payrate', payrate, 'cashTips', cash_tips, 'creditTips', credit_tips, 'deduction', deduction,
      'user', json_build_object('id', person.id, 'firstName', first_name, 'lastName', last_name, 'paychexId', paychex_id)
    )) as entries
    from time_entries entry join users person on person.id = entry.user_id
    where entry.id = any(${idsOf(entryIds)}) and entry.festival_id = ${festivalId}
      and needs_review is null and ${IS_PAID}`)
  return rows[0]!.entries ?? []
}

/** Remembers what a file said of its entries, as they are now. An entry that payroll does not get is one taken back. */
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
